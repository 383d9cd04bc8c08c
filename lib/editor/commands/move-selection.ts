import { hostFrame } from "../../geometry/host-frame";
import { dot, type Vector3 } from "../../geometry/vector3";
import { type Diff, squashInto } from "../diff";
import { facePoints } from "../quantities/face-points";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { WORDS } from "../words";
import { areFinite, type CommandOutcome, refuse } from "./command";
import { moveElements, moveLabel, verticesOf } from "./move-elements";
import type { Vector } from "./move-vertices";
import { placePlanarObject } from "./place-planar-object";

/** The planar objects among the items whose wall does not move with them. */
function slidingOf(scene: ReadScene, items: readonly SelectionItem[]): Set<string> {
  const moved = new Set(items.flatMap((item) => verticesOf(scene, item) ?? []));
  const goesAlong = (key: string): boolean => {
    const host = scene.get("face", scene.get("objectPlanar", key)?.faceKey ?? "");
    return host?.loops.flat().every((vertexKey) => moved.has(vertexKey)) ?? false;
  };
  return new Set(items.filter(({ kind, key }) => kind === "objectPlanar" && !goesAlong(key)).map(({ key }) => key));
}

/** A planar object moved as far as its wall's plane lets it. */
function slide(scene: ReadScene, key: string, vector: Vector): CommandOutcome {
  const planar = scene.get("objectPlanar", key);
  const host = planar && scene.get("face", planar.faceKey);
  const frame = host && hostFrame(facePoints(scene, host)[0] ?? []);
  if (!planar || !frame) return refuse("missing", WORDS.missing, [key]);
  const along: Vector3 = [...vector];
  return placePlanarObject(scene, { key, u: planar.u + dot(along, frame.u), v: planar.v + dot(along, frame.v) });
}

/**
 * Moves what is selected by a vector in metres: everything as `moveElements` does, but doors, windows and openings whose wall
 * stays slide in its plane. All or nothing.
 */
export function moveSelection(
  scene: ReadScene,
  move: { items: readonly SelectionItem[]; vector: Vector },
): CommandOutcome {
  const { items, vector } = move;
  if (!areFinite(vector)) return refuse("invalid", WORDS.notANumber);
  const sliding = slidingOf(scene, items);
  const others = items.filter(({ key }) => !sliding.has(key));
  const diff: Diff = {};
  const parts = [...sliding].map((key) => slide(scene, key, vector));
  if (others.length > 0 || items.length === 0) parts.push(moveElements(scene, { items: others, vector }));
  for (const part of parts) {
    if (!part.ok) return part;
    squashInto(diff, part.diff);
  }
  return { ok: true, label: moveLabel(items), diff };
}
