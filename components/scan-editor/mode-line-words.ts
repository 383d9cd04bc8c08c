/** What the mode line says. */
import type { SelectionMode } from "@/lib/editor/selection";

const KINDS: Record<SelectionMode, string> = {
  vertex: "a corner",
  edge: "an edge",
  face: "a wall, floor or ceiling",
  object: "a door, window, opening or object",
};

type Keys = readonly (readonly [key: string, does: string])[];

export const MODE_LINE: {
  click: (mode: SelectionMode, under: string | null) => string;
  moving: { level: string; upright: string };
  idleKeys: Keys;
  selectedKeys: Keys;
  movingKeys: Keys;
} = {
  click: (mode, under) => {
    if (!under) return `Click selects ${KINDS[mode]}; drag turns the view`;
    return mode === "vertex"
      ? `Click selects ${under}; drag moves it level, with Alt upright`
      : `Click selects ${under}`;
  },
  moving: { level: "Moving level; release places it", upright: "Moving upright; release places it" },
  idleKeys: [
    ["1–4", "Mode"],
    ["⇧ drag", "Pan"],
    ["Home", "Fit"],
    ["H", "Home view"],
  ],
  selectedKeys: [
    ["F", "Frame"],
    ["⇧ click", "Add"],
    ["Del", "Delete"],
    ["Esc", "Back"],
  ],
  movingKeys: [
    ["Alt", "Upright"],
    ["Esc", "Put back"],
  ],
};
