import type { FigureCode } from "@/lib/editor/quantities/figure-list";
import { FIGURE_NAMES } from "@/lib/editor/quantities/figure-names";

const EXPLAINED: Readonly<Record<FigureCode, string>> = {
  F: "Area of the floor, less its holes",
  C: "Area of the ceilings, sloping ones as they slope",
  W: "Area of the walls; net is less what is deducted",
  WC: "Walls and ceilings together; net is less what is deducted",
  PF: "Around the floor; doors and openings are not taken off",
  PC: "Around the ceilings",
  BB: "Perimeter less what stands on the floor in it, deducted or not",
  LL: "The longest straight run of walls around the floor",
  SH: "Height of the lowest wall around the floor",
  HH: "Height of the highest wall around the floor",
  V: "Space within floor, walls and ceilings",
  SY: "Floor area in square yards",
};

const things = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

export const QUANTITY_WORDS = {
  names: FIGURE_NAMES,
  explained: EXPLAINED,
  columns: { code: "Code", measure: "Measure", gross: "Gross", net: "Net" },
  scope: "Quantities of",
  scopes: { room: "Room", floor: "Floor", home: "Home" },
  noRoom: "Select something in a room to see its figures.",
  units: "Measured in",
  unitNames: { metric: "m", feet: "ft in" },
  /** Before what a figure may be off by. */
  plusMinus: (text: string) => `±${text}`,
  toleranceNote: "± is one standard deviation, from how sure the capture was of each corner.",
  same: "–",
  noFigure: "–",
  estimated: "estimated",
  estimatedRooms: (count: number, of: number) =>
    of === 1 ? "Estimated: the room is open, floor × mean height" : `Estimated for ${count} of ${things(of, "room")}`,
  /** What a number's button is called. */
  number: (name: string, kind: string, text: string, tolerance: string) => `${name}, ${kind} ${text}, ${tolerance}`,
  showFaces: (count: number) => `Show the ${count === 1 ? "face" : `${count} faces`} it comes from`,
  openings: "Openings",
  deduct: "Deduct",
  deductedOf: (deducted: number, all: number) => `${deducted} of ${things(all, "opening")}`,
  deducted: (area: string) => `−${area}`,
  kinds: (doors: number, windows: number, openings: number) =>
    [
      doors > 0 ? things(doors, "door") : "",
      windows > 0 ? things(windows, "window") : "",
      openings > 0 ? things(openings, "opening") : "",
    ]
      .filter(Boolean)
      .join(", "),
  deductOne: (name: string) => `Deduct ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  deductFromWall: "Deduct from the wall",
  bothSides: (area: string) => `Takes ${area} off, on both sides of the wall`,
  oneSide: (area: string) => `Takes ${area} off`,
  select: (name: string) => `Show ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  switchesInRooms: "Select something in a room to switch its openings one by one.",
  deductSelected: "Deduct the openings from their walls",
  keepSelected: "Deduct the openings no longer",
  noOpening: "Select doors, windows or openings first",
  deductKeywords: "deduct opening door window net gross wall area",
  feeds: "Figures it feeds",
  share: (percent: string) => `${percent} of it`,
} as const;
