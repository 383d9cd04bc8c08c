/** Where the tools stand, as plain states: what runs, what is typed, what it is locked to. Pure; the toolbox acts on it. */
import type { Vector3 } from "../../geometry/vector3";
import type { Axis, Lock } from "./snap/constraint";

/** What a drag on empty ground does: turn the view, or draw a box around what is to be selected. */
export const BASE_TOOLS = ["look", "select"] as const;
export type BaseTool = (typeof BASE_TOOLS)[number];

export const MEASURES = ["distance", "angle", "area"] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** How many points a figure needs at least. */
export const POINTS_NEEDED: Readonly<Record<MeasureKind, number>> = { distance: 2, angle: 3, area: 3 };

export type MoveRun = {
  readonly tool: "move";
  /** A held pointer moves it and its release places it; else the pointer is followed and a click places. */
  readonly isHeld: boolean;
  readonly lock: Lock | null;
  readonly text: string;
};
export type TurnRun = { readonly tool: "turn"; readonly text: string };
/** What is measured: its points, and of an area the holes in it. */
export type MeasureGiven = {
  readonly what: MeasureKind;
  readonly points: readonly Vector3[];
  readonly holes: readonly (readonly Vector3[])[];
  /** Level, of corners that a plan shows: heights do not count. */
  readonly isOnPlan?: boolean;
};
export type MeasureRun = MeasureGiven & {
  readonly tool: "measure";
  /** The figure stands; the next click begins another. */
  readonly isDone: boolean;
  /** Of what was selected: no point of it was clicked, so that it goes back whole. */
  readonly isGiven?: boolean;
};
export type BoxRun = { readonly tool: "box" };
export type SplitKind = "edge" | "face";
/** What is under the pointer is split where the pointer is. */
export type SplitRun = { readonly tool: "split"; readonly of: SplitKind };

export type Running = MoveRun | TurnRun | MeasureRun | BoxRun | SplitRun;
export type ToolState = { readonly base: BaseTool; readonly running: Running | null };

export const AT_REST: ToolState = { base: "look", running: null };

export const startMove = (isHeld: boolean): MoveRun => ({ tool: "move", isHeld, lock: null, text: "" });
export const startTurn = (): TurnRun => ({ tool: "turn", text: "" });
export const startMeasure = (what: MeasureKind): MeasureRun => ({
  ...{ tool: "measure", what, points: [], holes: [] },
  isDone: false,
});
/** The figure of what is known already. */
export const measured = (given: MeasureGiven): MeasureRun => ({
  ...given,
  tool: "measure",
  isDone: true,
  isGiven: true,
});

/** The next kind of measure, all around. */
export const nextMeasure = (what: MeasureKind): MeasureKind => {
  if (what === "distance") return "angle";
  return what === "angle" ? "area" : "distance";
};

/** What of a key press the tools read. */
export type ToolKey = { readonly key: string; readonly shiftKey: boolean; readonly altKey?: boolean };

/** What a key came to: the new state, and what is to be done. Null: the key is none of this tool's. */
export type Pressed = { readonly running: Running; readonly does: "nothing" | "change" | "place" } | null;

const LONGEST_TEXT = 24;
const LETTER = /^\p{L}$/u;
const isAxis = (key: string): key is Axis => key === "x" || key === "y" || key === "z";
/** What a number begins with; letters come after, as units. */
const STARTS = /^[0-9.,+-]$/;
const GOES_ON = /^[0-9.,+\-'"/ °½¼¾a-z]$/;

const isText = (text: string, key: string): boolean => (text === "" ? STARTS : GOES_ON).test(key);

/** The lock after an axis key: the same again frees. */
function locked(lock: Lock | null, axis: Axis, isPlane: boolean): Lock | null {
  return lock?.axis === axis && lock.isPlane === isPlane ? null : { axis, isPlane };
}

function pressText<Run extends MoveRun | TurnRun>(running: Run, key: string): Pressed {
  const { text } = running;
  if (key === "Enter") return { running, does: "place" };
  if (key === "Backspace") return { running: { ...running, text: text.slice(0, -1) }, does: "change" };
  if (!isText(text, key)) return null;
  if (text.length >= LONGEST_TEXT) return { running, does: "nothing" };
  return { running: { ...running, text: text + key }, does: "change" };
}

/** A key while a tool runs. */
export function pressKey(running: Running, { key: pressed, shiftKey, altKey = false }: ToolKey): Pressed {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  // With Alt a letter is a chord of the editor, such as that of X-ray.
  if (altKey && LETTER.test(key)) return null;
  switch (running.tool) {
    case "move":
      if (isAxis(key)) return { running: { ...running, lock: locked(running.lock, key, shiftKey) }, does: "change" };
      return pressText(running, key);
    case "turn":
      // Whatever axis is named, it turns about the upright one; the letter is no command of its own.
      return isAxis(key) && running.text === "" ? { running, does: "nothing" } : pressText(running, key);
    case "measure":
      if (key === "Enter") return { running, does: "place" };
      if (key === "Backspace") return { running: withoutPoint(running) ?? running, does: "change" };
      return null;
    case "split":
      return key === "Enter" || key === "k" ? { running, does: "place" } : null;
    case "box":
      return null;
  }
}

/** A point more; of a figure that stands already, the first of another. */
export function withPoint(run: MeasureRun, at: Vector3): MeasureRun {
  const points = run.isDone ? [at] : [...run.points, at];
  return {
    tool: "measure",
    what: run.what,
    points,
    holes: [],
    isDone: run.what !== "area" && points.length === POINTS_NEEDED[run.what],
  };
}

function withoutPoint(run: MeasureRun): MeasureRun | null {
  return run.points.length === 0 || run.isGiven
    ? null
    : { ...run, points: run.points.slice(0, -1), holes: [], isDone: false };
}

/** What lies around the tools that Escape also takes back. */
export type Around = { readonly hasRefusal: boolean; readonly hasSelection: boolean };

export type StepBack = {
  readonly state: ToolState;
  /** "cancel": what runs is taken back whole. */
  readonly does: "change" | "cancel" | "clear refusal" | "clear selection" | "nothing";
};

/** Exactly one step back: text, lock or point, what runs, the refusal, the selection, the tool. */
export function stepBack(state: ToolState, around: Around): StepBack {
  const { running } = state;
  if (running) {
    const before = runBefore(running);
    return before
      ? { state: { ...state, running: before }, does: "change" }
      : { state: { ...state, running: null }, does: "cancel" };
  }
  if (around.hasRefusal) return { state, does: "clear refusal" };
  if (around.hasSelection) return { state, does: "clear selection" };
  return state.base === "look" ? { state, does: "nothing" } : { state: AT_REST, does: "change" };
}

/** What a running tool was one step ago; null where it had just begun. */
function runBefore(running: Running): Running | null {
  if ((running.tool === "move" || running.tool === "turn") && running.text !== "") return { ...running, text: "" };
  if (running.tool === "move" && running.lock) return { ...running, lock: null };
  return running.tool === "measure" ? withoutPoint(running) : null;
}
