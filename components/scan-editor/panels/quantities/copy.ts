import type { EstimateCause, FigureCode } from "@/lib/editor/analysis/quantities/figure-list";
import { FIGURE_NAMES } from "@/lib/editor/analysis/quantities/figure-names";

const EXPLAINED: Readonly<Record<FigureCode, string>> = {
  F: "Area of the floor, less its holes",
  C: "Area of the ceilings, sloping ones as they slope",
  W: "Area of the walls, both sides of a shared one; net is less what is deducted",
  W1: "Area of the walls with only the larger side of a shared one; net is less what is deducted",
  WC: "Walls and ceilings together; net is less what is deducted",
  PF: "Around the floor; doors and openings aren't subtracted",
  PC: "Around the ceilings",
  BB: "Perimeter less what stands on the floor in it, deducted or not",
  LL: "The longest straight run of walls around the floor",
  SH: "Height of the lowest wall around the floor",
  HH: "Height of the highest wall around the floor",
  V: "Space within floor, walls and ceilings",
  SY: "Floor area in square yards",
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

type OpeningCounts = Readonly<Record<"doors" | "windows" | "openings", number>>;
const KINDS = [
  ["doors", "door"],
  ["windows", "window"],
  ["openings", "opening"],
] as const;
type DeductedCounts = OpeningCounts & { readonly deducted: number };
export const countOpenings = ({ doors, windows, openings }: OpeningCounts): number => doors + windows + openings;

type EstimatedCounts = Readonly<Record<"rooms" | "estimated" | "unlevel" | "madeFloors", number>>;

const ESTIMATED: Readonly<Record<EstimateCause, (figures: EstimatedCounts) => string>> = {
  "walls-not-level": ({ rooms, unlevel }) =>
    rooms === 1
      ? "Estimated: walls are not level, and slopes aren't built"
      : `Estimated for ${unlevel} of ${counted(rooms, "room")}: walls are not level`,
  "floor-from-walls": ({ rooms, madeFloors }) =>
    rooms === 1
      ? "Estimated: no floor in the capture, drawn from the walls"
      : `Estimated for ${madeFloors} of ${counted(rooms, "room")}: no floor in the capture`,
  "open-room": ({ rooms, estimated }) =>
    rooms === 1
      ? "Estimated: the room is open, floor × mean height"
      : `Estimated for ${estimated} of ${counted(rooms, "room")}`,
};

export const QUANTITY_COPY = {
  names: FIGURE_NAMES,
  explained: EXPLAINED,
  columns: { code: "Code", measure: "Measure", gross: "Gross", net: "Net" },
  scope: "Quantities of",
  scopes: { room: "Room", floor: "Floor", home: "Home" },
  noRoom: "Select something in a room to see its figures.",
  units: "Measured in",
  unitNames: { metric: "m", feet: "ft in" },
  /** The tolerance of a figure. */
  plusMinus: (text: string) => `±${text}`,
  toleranceNote: "± is one standard deviation, from how sure the capture was of each corner.",
  /** Under the figures of a floor or the home. */
  totalsNote:
    "Totals add up the rooms: W has both sides of a shared wall, because both are painted. W1 counts each shared wall once.",
  /** Under the figures, for walls and ceilings outside of rooms. */
  looseNote: (parts: readonly string[]) => `Not in any room, so not counted: ${parts.join(", ")}.`,
  looseWall: (area: string) => `${area} of wall`,
  looseCeiling: (area: string) => `${area} of ceiling`,
  same: "–",
  noFigure: "–",
  /** For how many rooms a figure is estimated, and why; null if it is measured. */
  estimatedRooms: (causes: readonly EstimateCause[], figures: EstimatedCounts) =>
    causes.length === 0 ? null : causes.map((cause) => ESTIMATED[cause](figures)).join(". "),
  /** The label of a number's button. */
  number: (name: string, kind: string, text: string, tolerance: string) => `${name}, ${kind} ${text}, ${tolerance}`,
  showFaces: (count: number) => `Show the ${count === 1 ? "face" : `${count} faces`} it comes from`,
  openings: "Openings",
  deduct: "Deduct",
  /** `once`: the figures with each shared wall counted once; for a room the same as `figures`. */
  deductedOf: (figures: DeductedCounts, once: DeductedCounts) => {
    const text = `${figures.deducted} of ${counted(countOpenings(figures), "opening")}`;
    return countOpenings(figures) === countOpenings(once)
      ? text
      : `${text} (${once.deducted} of ${countOpenings(once)} counted once)`;
  },
  deducted: (area: string) => `−${area}`,
  kinds: (figures: OpeningCounts, once: OpeningCounts) =>
    KINDS.filter(([kind]) => figures[kind] > 0)
      .map(([kind, name]) => {
        const text = counted(figures[kind], name);
        return figures[kind] === once[kind] ? text : `${text} (${once[kind]} counted once)`;
      })
      .join(", "),
  /** Under the openings of a floor or the home with shared openings. */
  sharedOpenings: "A shared door, window or opening is in both rooms; counted once, it is one.",
  deductOne: (name: string) => `Deduct ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  deductFromWall: "Deduct from the wall",
  bothSides: (area: string) => `Takes ${area} off, on both sides of the wall`,
  oneSide: (area: string) => `Takes ${area} off`,
  select: (name: string) => `Show ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  switchesInRooms: "Select something in a room to switch its openings one by one.",
  deductSelected: "Deduct the openings from their walls",
  keepSelected: "Stop deducting the openings",
  noOpening: "Select doors, windows or openings first",
  deductKeywords: "deduct opening door window net gross wall area",
  feeds: "Contributes to",
  share: (percent: string) => `${percent} of it`,
} as const;
