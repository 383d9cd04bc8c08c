/** The state of the tools as plain values: the running tool, typed value and lock. Pure; the toolbox acts on it. */
import type { Vector3 } from "../../geometry/vector3";
import type { Axis, Lock } from "./snap/constraint";

/** A drag on empty ground turns the view, or draws a selection box. */
export const BASE_TOOLS = ["look", "select"] as const;
export type BaseTool = (typeof BASE_TOOLS)[number];

export const MEASURES = ["distance", "angle", "area"] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** Points needed for a figure. */
export const POINTS_NEEDED: Readonly<Record<MeasureKind, number>> = { distance: 2, angle: 3, area: 3 };

export type MoveRun = {
  readonly tool: "move";
  /** While true, the pointer is held and its release places; otherwise a click places. */
  readonly isHeld: boolean;
  readonly lock: Lock | null;
  readonly text: string;
};
export type TurnRun = { readonly tool: "turn"; readonly text: string };
/** The points of a measurement, and the holes of an area. */
export type MeasureGiven = {
  readonly kind: MeasureKind;
  readonly points: readonly Vector3[];
  readonly holes: readonly (readonly Vector3[])[];
  /** Measured level, for vertices on a plan: heights do not count. */
  readonly isOnPlan?: boolean;
};
export type MeasureRun = MeasureGiven & {
  readonly tool: "measure";
  /** The figure is complete; the next click begins another. */
  readonly isDone: boolean;
  /** Measured from the selection rather than by clicks, so that Backspace removes no single points. */
  readonly isGiven?: boolean;
};
export type BoxRun = { readonly tool: "box" };
export type SplitKind = "edge" | "face";
/** Splits the element at the pointer. */
export type SplitRun = { readonly tool: "split"; readonly of: SplitKind };

export type Running = MoveRun | TurnRun | MeasureRun | BoxRun | SplitRun;
export type ToolState = { readonly base: BaseTool; readonly running: Running | null };

export const AT_REST: ToolState = { base: "look", running: null };

export const startMove = (isHeld: boolean): MoveRun => ({ tool: "move", isHeld, lock: null, text: "" });
export const startTurn = (): TurnRun => ({ tool: "turn", text: "" });
export const startMeasure = (kind: MeasureKind): MeasureRun => ({
  tool: "measure",
  kind,
  points: [],
  holes: [],
  isDone: false,
});
/** Returns a complete measurement. */
export const measured = (measurement: MeasureGiven): MeasureRun => ({
  ...measurement,
  tool: "measure",
  isDone: true,
  isGiven: true,
});

/** Returns the next measure, cyclically. */
export const nextMeasure = (kind: MeasureKind): MeasureKind => {
  if (kind === "distance") return "angle";
  return kind === "angle" ? "area" : "distance";
};

/** The parts of a key press that the tools read. */
export type ToolKey = { readonly key: string; readonly shiftKey: boolean; readonly altKey?: boolean };

/** The new state and the effect of a key; null if the tool does not use the key. */
export type Pressed = { readonly running: Running; readonly does: "nothing" | "change" | "place" } | null;

const MAX_TEXT_LENGTH = 24;
const LETTER = /^\p{L}$/u;
const isAxis = (key: string): key is Axis => key === "x" || key === "y" || key === "z";
/** A number's first characters; units may follow. */
const STARTS = /^[0-9.,+-]$/;
const CONTINUES = /^[0-9.,+\-'"/ °½¼¾a-z]$/;

const isTextKey = (text: string, key: string): boolean => (text === "" ? STARTS : CONTINUES).test(key);

/** Returns the lock after an axis key; the same key again unlocks. */
function locked(lock: Lock | null, axis: Axis, isPlane: boolean): Lock | null {
  return lock?.axis === axis && lock.isPlane === isPlane ? null : { axis, isPlane };
}

function pressText<Run extends MoveRun | TurnRun>(running: Run, key: string): Pressed {
  const { text } = running;
  if (key === "Enter") return { running, does: "place" };
  if (key === "Backspace") return { running: { ...running, text: text.slice(0, -1) }, does: "change" };
  if (!isTextKey(text, key)) return null;
  if (text.length >= MAX_TEXT_LENGTH) return { running, does: "nothing" };
  return { running: { ...running, text: text + key }, does: "change" };
}

/** Handles a key while a tool runs. */
export function pressKey(running: Running, { key: pressed, shiftKey, altKey = false }: ToolKey): Pressed {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  // Alt with a letter is a shortcut of the editor, such as X-ray.
  if (altKey && LETTER.test(key)) return null;
  switch (running.tool) {
    case "move":
      if (isAxis(key)) return { running: { ...running, lock: locked(running.lock, key, shiftKey) }, does: "change" };
      return pressText(running, key);
    case "turn":
      // Turning is always around the vertical axis; the axis key is consumed so that it runs no other command.
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

/** Adds a point; after a complete figure, the first of another. */
export function withPoint(run: MeasureRun, at: Vector3): MeasureRun {
  const points = run.isDone ? [at] : [...run.points, at];
  return {
    tool: "measure",
    kind: run.kind,
    points,
    holes: [],
    isDone: run.kind !== "area" && points.length === POINTS_NEEDED[run.kind],
  };
}

function withoutPoint(run: MeasureRun): MeasureRun | null {
  return run.points.length === 0 || run.isGiven
    ? null
    : { ...run, points: run.points.slice(0, -1), holes: [], isDone: false };
}

/** Other states that Escape clears. */
export type Around = { readonly hasRefusal: boolean; readonly hasSelection: boolean };

export type StepBack = {
  readonly state: ToolState;
  /** "cancel" undoes the running tool. */
  readonly does: "change" | "cancel" | "clear refusal" | "clear selection" | "nothing";
};

/** Returns exactly one step back: text, lock or point, running tool, refusal, selection, base tool. */
export function stepBack(state: ToolState, around: Around): StepBack {
  const { running } = state;
  if (running) {
    const previous = previousRun(running);
    return previous
      ? { state: { ...state, running: previous }, does: "change" }
      : { state: { ...state, running: null }, does: "cancel" };
  }
  if (around.hasRefusal) return { state, does: "clear refusal" };
  if (around.hasSelection) return { state, does: "clear selection" };
  return state.base === "look" ? { state, does: "nothing" } : { state: AT_REST, does: "change" };
}

/** Returns the running tool one step earlier; null at its start. */
function previousRun(running: Running): Running | null {
  if ((running.tool === "move" || running.tool === "turn") && running.text !== "") return { ...running, text: "" };
  if (running.tool === "move" && running.lock) return { ...running, lock: null };
  return running.tool === "measure" ? withoutPoint(running) : null;
}
