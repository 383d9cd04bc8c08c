import { dot, type Vector3 } from "../../geometry/vector3";
import { areFinite, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, squashInto } from "../core/diff";
import { frameOfFace } from "../core/measures/planar-frame";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { isHostCarried, moveLabel, verticesOf, writeMovedElements } from "./move-elements";
import type { Vector } from "./move-vertices";
import { writeMovedOpening } from "./openings/move-opening";
import { acceptSettled } from "./openings/settle-openings";

/** Returns the planar objects whose wall does not move with them. */
function slidingOf(scene: ReadScene, items: readonly SelectionItem[]): Set<string> {
  const moved = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  return new Set(
    items.filter(({ kind, key }) => kind === "objectPlanar" && !isHostCarried(scene, key, moved)).map(({ key }) => key),
  );
}

/** Slides a planar object along the plane of its wall; returns false if either is missing. */
function writeSlide(scene: ReadScene, diff: Diff, key: string, vector: Vector3): boolean {
  const planar = scene.get("objectPlanar", key);
  const frame = planar && frameOfFace(scene, planar.faceKey);
  if (!planar || !frame) return false;
  const { width, height } = planar;
  // Already moved as the twin of another selected object.
  if (diff.objectPlanar?.updated[key]) return true;
  const position = { u: planar.u + dot(vector, frame.u), v: planar.v + dot(vector, frame.v), width, height };
  writeMovedOpening(scene, diff, planar, position);
  return true;
}

/**
 * Moves the selection by a vector in meters, as `moveElements` does, except that openings whose wall stays slide in its
 * plane. They are refused if they would leave the wall or overlap another. All or nothing.
 */
export function moveSelection(
  scene: ReadScene,
  move: { items: readonly SelectionItem[]; vector: Vector },
): CommandOutcome {
  const { items } = move;
  if (!areFinite(move.vector)) return refuse("invalid", COPY.notANumber);
  const vector: Vector3 = [...move.vector];
  const sliding = slidingOf(scene, items);
  const others = items.filter(({ key }) => !sliding.has(key));
  const diff: Diff = {};
  for (const key of sliding) if (!writeSlide(scene, diff, key, vector)) return refuse("missing", COPY.missing, [key]);
  let carried: ReadonlySet<string> = new Set();
  if (others.length > 0 || items.length === 0) {
    const moved = writeMovedElements(scene, { items: others, vector });
    if (!("carried" in moved)) return moved;
    squashInto(diff, moved.diff);
    carried = moved.carried;
  }
  return acceptSettled(scene, moveLabel(items), diff, { carried });
}
