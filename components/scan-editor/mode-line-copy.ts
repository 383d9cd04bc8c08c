import type { SelectionMode } from "@/lib/editor/core/selection";
import { measureFigures } from "@/lib/editor/tools/measure-figures";
import type { BaseTool, MeasureKind, MeasureRun, Running } from "@/lib/editor/tools/tool-state";

const KINDS: Record<SelectionMode, string> = {
  vertex: "a corner",
  edge: "an edge",
  face: "a wall, floor or ceiling",
  object: "a door, window, opening or object",
};

const POINTS: Record<MeasureKind, readonly [first: string, second: string, more: string]> = {
  distance: ["Click the start of the distance", "Click its end", ""],
  angle: ["Click a point on one side of the angle", "Click the angle's corner", "Click a point on its other side"],
  area: [
    "Click the first corner of the area",
    "Click its next corner",
    "Click its next corner, or press Enter to close it",
  ],
};

export type Keys = readonly (readonly [key: string, does: string])[];

/** The element under the pointer, and whether a drag moves it. */
export type Under = { name: string; isMovable: boolean } | null;

/** The effect of a drag on an empty place: turns the 3D view, or moves the plan. */
type Ground = "turn" | "slide";

const GROUND: Record<Ground, string> = { turn: "drag turns the view", slide: "drag moves the plan" };

/** A plan selects elements above each other as one. */
const together = (name: string, count: number): string =>
  count > 1 ? `${name} and ${count - 1} more above or below` : name;

const dragged = (base: BaseTool, empty: Ground): string => (base === "select" ? "drag draws a box" : GROUND[empty]);

/** Over the viewpoint of a photo. */
const photo = (name: string, base: BaseTool, empty: Ground): string =>
  `Click opens the photo ${name}; ${dragged(base, empty)}`;

function click(mode: SelectionMode, base: BaseTool, under: Under, empty: Ground): string {
  const ground = dragged(base, empty);
  if (!under) return `Click selects ${KINDS[mode]}; ${ground}`;
  return under.isMovable ? `Click selects ${under.name}; drag moves it` : `Click selects ${under.name}; ${ground}`;
}

/** The measured value comes first. */
function measuring(run: MeasureRun): string {
  const { kind, points, isDone } = run;
  const next = isDone ? `Click to measure another ${kind}` : (POINTS[kind][Math.min(points.length, 2)] ?? "");
  const figures = measureFigures(kind, points, run.holes);
  return figures === null ? next : `${figures}${run.isOnPlan ? " on the plan" : ""}. ${next}`;
}

/** The effect of the next click or release while a tool runs. */
function running(run: Running): string {
  switch (run.tool) {
    case "move":
      if (run.isHeld) return "Release places it";
      return run.text === "" ? "Click places it" : "Enter or a click places it at the typed value";
    case "turn":
      return run.text === "" ? "Click applies the rotation" : "Enter or a click applies the typed angle";
    case "measure":
      return measuring(run);
    case "split":
      return `Click splits the ${run.of} at the pointer`;
    case "box":
      return "Release to select: drag right for enclosed elements, left for touched ones";
  }
}

const ESCAPE = ["Esc", "Cancel"] as const;
const TYPE = ["0–9", "Type"] as const;
const UPRIGHT = ["Alt", "Upright"] as const;

/** `mayRise`: Alt makes the movement vertical. */
function runningKeys(run: Running, mayRise: boolean): Keys {
  switch (run.tool) {
    case "move":
      if (run.text !== "")
        return [
          ["↵", "Place"],
          ["X Y Z", "Axis"],
          ["Esc", "Clear the value"],
        ];
      if (run.lock) return [[run.lock.axis.toUpperCase(), "Free"], ["⇧", "Ignore snap"], TYPE, ["Esc", "Free"]];
      return [["X Y Z", "Axis"], ["⇧ X", "Plane"], ...(mayRise ? [UPRIGHT] : []), ["⇧", "Ignore snap"], TYPE, ESCAPE];
    case "turn":
      return run.text === ""
        ? [["⇧", "Ignore steps"], TYPE, ESCAPE]
        : [
            ["↵", "Turn"],
            ["Esc", "Clear the value"],
          ];
    case "measure":
      return [
        ["M", "Next measure"],
        ["⇧", "Ignore snap"],
        ["Esc", run.points.length > 0 && !run.isGiven ? "Last point" : "Done"],
      ];
    case "split":
      return [
        ["↵", "Split"],
        ["⇧", "Ignore snap"],
        ["Esc", "Done"],
      ];
    case "box":
      return [
        ["⇧", "Add"],
        ["Esc", "Cancel"],
      ];
  }
}

const IDLE: Record<BaseTool, Keys> = {
  look: [
    ["1–4", "Mode"],
    ["S", "Box"],
    ["M", "Measure"],
    ["⇧ drag", "Pan"],
    ["Home", "Fit"],
  ],
  select: [
    ["⇧ drag", "Add"],
    ["Right drag", "Turn view"],
    ["Esc", "Look around"],
  ],
};

const SPLIT = ["K", "Split"] as const;
const EXTRUDE = ["E", "Extrude"] as const;
const DISSOLVE = ["⇧ Del", "Dissolve"] as const;

const CONNECTED = ["⇧ L", "Connected"] as const;
const FRAME = ["F", "Frame"] as const;
const BACK = ["Esc", "Back"] as const;

/** Commands of each mode besides move and delete. */
const RESHAPE: Record<SelectionMode, Keys> = {
  vertex: [["J", "Merge"], DISSOLVE],
  edge: [EXTRUDE, SPLIT, DISSOLVE],
  face: [EXTRUDE, SPLIT],
  object: [["R", "Turn"]],
};

/** `deletion`: what Delete would delete too. `mayExtrude`: all selected faces are walls. */
const selectedKeys = (mode: SelectionMode, deletion: string, mayExtrude: boolean): Keys => [
  ["G", "Move"],
  ...RESHAPE[mode].filter((key) => mayExtrude || key !== EXTRUDE),
  CONNECTED,
  FRAME,
  ["Del", deletion],
  BACK,
];

/** Without commands that a lock refuses. */
const lockedKeys: Keys = [CONNECTED, FRAME, BACK];

const asking = "Enter applies the value; selecting another element cancels";
const askingKeys: Keys = [
  ["↵", "Apply"],
  ["Esc", "Cancel"],
];

export const MODE_LINE = {
  click,
  photo,
  together,
  running,
  runningKeys,
  asking,
  askingKeys,
  idleKeys: IDLE,
  selectedKeys,
  lockedKeys,
} as const;
