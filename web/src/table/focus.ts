/** The focus is never lost: if what had it goes, it goes to the slip's heading. */

export function focusSlip(): void {
  document.getElementById("slip-heading")?.focus({ preventScroll: true });
}

/** An attachment for the page: watches what has the focus and what becomes of it. */
export function keepFocus(page: HTMLElement): () => void {
  let last: Element | null = null;

  function remember(event: FocusEvent): void {
    last = event.target as Element;
  }

  function check(): void {
    if (!last || last.isConnected) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    last = null;
    focusSlip();
  }

  // While the focus goes from one thing to another, nothing has it for a moment: that is not lost.
  const watcher = new MutationObserver(() => {
    if (last && !last.isConnected) setTimeout(check);
  });
  watcher.observe(page, { childList: true, subtree: true });
  page.addEventListener("focusin", remember);
  return () => {
    watcher.disconnect();
    page.removeEventListener("focusin", remember);
  };
}
