/** Finds where the pointer would split an edge or a face: snapped to its middle, to aligned corners and to 10 cm. */
import { add, dot, interpolate, lengthOf, scale, subtract, type Vector3 } from "../../geometry/vector3";
import { squareCut } from "../commands/topology/face-cut";
import { placeOf, placeOfKey } from "../core/measures/places";
import type { ReadScene } from "../core/scene";
import { currentMeasures } from "../core/units/chosen-measures";
import { SNAP_COPY } from "./snap/copy";
import type { SplitKind } from "./tool-state";

export type SplitPlace = {
  key: string;
  /** From the first end to the second, 0 to 1. */
  share: number;
  at: Vector3;
  /** The edge, or the line that cuts the face. */
  line: readonly [Vector3, Vector3];
  /** The lengths of both parts. */
  text: string;
  /** The name of the snap, or null. */
  reason: string | null;
};

const GRID = 0.1;

type Along = { along: number; reason: string | null };

/** Snaps a position along an edge or face. `reach`: snap distance in m; 0 for no snap. */
function snapAlong(along: number, length: number, corners: readonly number[], reach: number): Along {
  const near = (value: number): boolean => Math.abs(value - along) <= reach && value > 0 && value < length;
  if (reach === 0) return { along, reason: null };
  if (near(length / 2)) return { along: length / 2, reason: SNAP_COPY.midpoint };
  const corner = corners.find(near);
  if (corner !== undefined) return { along: corner, reason: SNAP_COPY.aligned };
  const step = Math.round(along / GRID) * GRID;
  return near(step) ? { along: step, reason: SNAP_COPY.grid(currentMeasures().exact(GRID)) } : { along, reason: null };
}

const partsText = (along: number, length: number): string =>
  `${currentMeasures().exact(along)} · ${currentMeasures().exact(length - along)}`;

function onEdge(scene: ReadScene, key: string, at: Vector3, reach: number): SplitPlace | null {
  const [a, b] = (scene.get("edge", key)?.vertexKeys ?? []).map((end) => placeOfKey(scene, end));
  const length = a && b ? lengthOf(subtract(b, a)) : 0;
  if (!a || !b || length === 0) return null;
  const { along, reason } = snapAlong(dot(subtract(at, a), subtract(b, a)) / length, length, [], reach);
  const share = along / length;
  return { key, share, at: interpolate(a, b, share), line: [a, b], text: partsText(along, length), reason };
}

function onFace(scene: ReadScene, key: string, at: Vector3, reach: number): SplitPlace | null {
  const face = scene.get("face", key);
  const first = face && squareCut(scene, face, 0);
  const middle = face && squareCut(scene, face, 0.5);
  if (!face || !first || !middle || first.extent === 0) return null;
  const { extent } = first;
  const step = scale(subtract(middle.line[0], first.line[0]), 2 / extent);
  // The two lines begin at different heights; only their distance along the face counts.
  const across = subtract(middle.line[1], middle.line[0]);
  const straight = subtract(step, scale(across, dot(step, across) / Math.max(1e-12, dot(across, across))));
  const alongOf = (point: Vector3): number => dot(subtract(point, first.line[0]), straight);
  const corners = face.loops.flat().flatMap((corner) => {
    const vertex = scene.get("vertex", corner);
    return vertex ? [alongOf(placeOf(vertex))] : [];
  });
  const { along, reason } = snapAlong(alongOf(at), extent, corners, reach);
  const share = along / extent;
  const cut = squareCut(scene, face, share);
  if (!cut) return null;
  const shift = scale(straight, along - alongOf(at));
  return { key, share, at: add(at, shift), line: cut.line, text: partsText(along, extent), reason };
}

/** Returns null if there is nothing to split. `at`: the position pointed at, in m. */
export function splitPlace(
  scene: ReadScene,
  kind: SplitKind,
  { key, at }: { key: string; at: Vector3 },
  reach: number,
): SplitPlace | null {
  return kind === "edge" ? onEdge(scene, key, at, reach) : onFace(scene, key, at, reach);
}
