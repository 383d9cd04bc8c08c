/** The texts of the tools and of the mode line. */
import type { Lock } from "@/lib/editor/tools/snap/constraint";
import type { MeasureKind } from "@/lib/editor/tools/tool-state";

export const TOOL_NAMES = {
  bar: "Tools",
  look: "Look around",
  select: "Select by box",
  move: "Move",
  turn: "Turn",
  measure: "Measure",
  measureBy: (kind: MeasureKind) => `Measure ${kind === "distance" ? "a" : "an"} ${kind}`,
  measureSelection: "Measure the selection",
  measureWants: "Select two corners, three for an angle, an edge or a face",
  measureKeywords: "length distance angle area tape ruler dimension",
  split: "Split",
  measures: { distance: "distance", angle: "angle", area: "area" } satisfies Record<MeasureKind, string>,
  nudge: (direction: string, step: string) => `Move the selection ${direction} by ${step}`,
  directions: { left: "left", right: "right", away: "away", near: "nearer", up: "up", down: "down" },
  typed: "Typed command",
  place: "place",
  lock: ({ axis, isPlane }: Lock) =>
    isPlane ? `Locked to the plane across ${axis.toUpperCase()}` : `Locked to ${axis.toUpperCase()}`,
} as const;
