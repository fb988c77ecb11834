"""How the table's parts lie on the screen: side by side where there is room, else one below the other."""

from __future__ import annotations

WIDE = 100
"""From so many columns on the question lies beside the table."""
TALL = 28
"""From so many rows on the newest lines of the log stay in sight."""
LEAST = (80, 24)

CSS = """
TableScreen { layout: vertical; }
#head { height: 1; background: $primary; color: $text; text-style: bold; padding: 0 1; }
#tabs { height: 1; padding: 0 1; background: $boost; }
#body { layout: horizontal; height: 1fr; }
#left { width: 1fr; height: 100%; }
#right { width: 46%; max-width: 70; height: 100%; border-left: solid $primary; }
#page, #map { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-size-horizontal: 1; }
#paper, #chart { width: auto; height: auto; }
#legend { height: auto; max-height: 30%; padding: 0 1; border-top: solid $primary; }
#log { height: 1fr; border: none; padding: 0 1; background: transparent; }
#own { height: auto; max-height: 4; padding: 0 1; background: $boost; }
#context { height: auto; max-height: 40%; padding: 0 1; scrollbar-size-vertical: 1; }
#told { height: auto; }
#question { height: auto; padding: 0 1; text-style: bold; }
#choices { height: 1fr; min-height: 3; padding: 0 1; }
#note { height: auto; max-height: 6; padding: 0 1; background: $boost; overflow-y: auto; }
#said { height: auto; }
#news { height: auto; max-height: 9; padding: 0 1; border-top: solid $primary; text-style: dim; }
#line { height: 1; border: none; padding: 0 1; background: $surface; }
#line:focus { border: none; background: $boost; }
#keys { height: 1; padding: 0 1; background: $panel; }
TableScreen.-narrow #body { layout: vertical; }
TableScreen.-narrow #left { width: 100%; height: 1fr; }
TableScreen.-narrow #right { width: 100%; max-width: 100%; height: 13; border-left: none; border-top: solid $primary; }
TableScreen.-narrow #own { max-height: 2; }
TableScreen.-narrow #note { max-height: 3; }
TableScreen.-narrow #context { max-height: 4; }
TableScreen.-over #context { max-height: 80%; }
TableScreen.-over #choices { min-height: 0; }
#tabs, #keys { link-style: none; link-color: $text; link-background: transparent; }
"""
