/** Runes everywhere. `npm run check` fails on any warning, accessibility included. */
export default {
  compilerOptions: { runes: true },
};
