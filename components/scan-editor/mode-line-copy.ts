/** What the mode line says. */
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
  distance: ["Click where the distance begins", "Click where it ends", ""],
  angle: ["Click a point on one side of the angle", "Click the angle's corner", "Click a point on its other side"],
  area: ["Click the first corner of the area", "Click its next corner", "Click its next corner, or Enter closes it"],
};

type Keys = readonly (readonly [key: string, does: string])[];

/** What is under the pointer, and whether a drag would take it along. */
export type Under = { name: string; isMovable: boolean } | null;

/** What a drag on nothing does: it turns the home, or slides the plan. */
type Ground = "turn" | "slide";

const GROUND: Record<Ground, string> = { turn: "drag turns the view", slide: "drag moves the plan" };

/** On a plan what stands over each other is one. */
const together = (name: string, count: number): string =>
  count > 1 ? `${name}, with ${count === 2 ? "the one" : `the ${count - 1}`} in line with it` : name;

const dragged = (base: BaseTool, empty: Ground): string => (base === "select" ? "drag draws a box" : GROUND[empty]);

/** Over the place that a photo was taken from. */
const photo = (name: string, base: BaseTool, empty: Ground): string =>
  `Click opens the photo ${name}; ${dragged(base, empty)}`;

function click(mode: SelectionMode, base: BaseTool, under: Under, empty: Ground): string {
  const ground = dragged(base, empty);
  if (!under) return `Click selects ${KINDS[mode]}; ${ground}`;
  return under.isMovable ? `Click selects ${under.name}; drag moves it` : `Click selects ${under.name}; ${ground}`;
}

/** The figure first, since it is what was asked for. */
function measuring(run: MeasureRun): string {
  const { what, points, isDone } = run;
  const next = isDone ? `Click begins another ${what}` : (POINTS[what][Math.min(points.length, 2)] ?? "");
  const figures = measureFigures(what, points, run.holes);
  return figures === null ? next : `${figures}${run.isOnPlan ? " on the plan" : ""}. ${next}`;
}

/** What the next click or release does while a tool runs. */
function running(run: Running): string {
  switch (run.tool) {
    case "move":
      if (run.isHeld) return "Release places it";
      return run.text === "" ? "Click places it" : "Enter or a click places it as typed";
    case "turn":
      return run.text === "" ? "Click leaves it turned so" : "Enter or a click turns it as typed";
    case "measure":
      return measuring(run);
    case "split":
      return `Click splits the ${run.of} where the pointer is`;
    case "box":
      return "Release selects: drawn to the right what lies in the box, to the left what it touches";
  }
}

const ESCAPE = ["Esc", "Put back"] as const;
const TYPE = ["0–9", "Type"] as const;
const UPRIGHT = ["Alt", "Upright"] as const;

/** `mayRise`: Alt makes an upright movement of it. */
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
        ["Esc", "No box"],
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

/** What the selection's mode offers besides moving and deleting. */
const RESHAPE: Record<SelectionMode, Keys> = {
  vertex: [["J", "Merge"], DISSOLVE],
  edge: [EXTRUDE, SPLIT, DISSOLVE],
  face: [EXTRUDE, SPLIT],
  object: [["R", "Turn"]],
};

/** `deletion`: what Delete would take along, said before it is pressed. `mayExtrude`: the selected faces are all walls. */
const selectedKeys = (mode: SelectionMode, deletion: string, mayExtrude: boolean): Keys => [
  ["G", "Move"],
  ...RESHAPE[mode].filter((key) => mayExtrude || key !== EXTRUDE),
  CONNECTED,
  FRAME,
  ["Del", deletion],
  BACK,
];

/** Of what is locked: nothing that would be refused. */
const heldKeys: Keys = [CONNECTED, FRAME, BACK];

/** While a command waits for a number. */
const asking = "Enter takes what is typed; selecting something else drops it";
const askingKeys: Keys = [
  ["↵", "Take it"],
  ["Esc", "Drop it"],
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
  heldKeys,
} as const;
