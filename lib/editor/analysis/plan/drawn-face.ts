/** A face as canvas and plan draw it: positions, frame, and the outlines of its planar objects. */
import type { Face, ObjectPlanar } from "../../../domain/geometry-records";
import { type HostFrame, hostFrame, toFrame } from "../../../geometry/host-frame";
import type { Vector2 } from "../../../geometry/vector2";
import type { Vector3 } from "../../../geometry/vector3";
import { facePoints } from "../../core/measures/face-points";
import { goesThrough } from "../../core/measures/opening-presets";
import { outlineCorners, planarOutline } from "../../core/measures/planar-outline";
import type { ReadScene } from "../../core/scene";

export type PlanarShape = {
  readonly object: ObjectPlanar;
  /** Corners in the host frame, counterclockwise. */
  readonly outline: readonly Vector2[];
};

/** The number of corners of a face and its planar objects, which determines its buffer slots. */
export type DrawnExtent = {
  readonly face: Face;
  /** Corners per loop. */
  readonly loops: readonly number[];
  /** Corners per planar object. */
  readonly planars: readonly number[];
};

export type DrawnFace = {
  readonly face: Face;
  readonly loops: readonly (readonly Vector3[])[];
  /** Null for a face without area, which is not drawn. */
  readonly frame: HostFrame | null;
  readonly planars: readonly PlanarShape[];
};

export function drawnFace(scene: ReadScene, face: Face): DrawnFace {
  const loops = facePoints(scene, face);
  const frame = hostFrame(loops[0] ?? []);
  const planars = planarsOf(scene, face).map((object) => ({ object, outline: planarOutline(object) }));
  return { face, loops, frame, planars };
}

const planarsOf = (scene: ReadScene, face: Face): ObjectPlanar[] =>
  scene.planarObjectsOfFace(face.key).flatMap((key) => {
    const object = scene.get("objectPlanar", key);
    return object?.faceKey === face.key ? [object] : [];
  });

export function drawnExtent(scene: ReadScene, face: Face): DrawnExtent {
  const loops = face.loops.map((loop) =>
    loop.reduce((count, key) => (scene.has("vertex", key) ? count + 1 : count), 0),
  );
  return { face, loops, planars: planarsOf(scene, face).map(outlineCorners) };
}

/** How far a hole stays inside the border of its wall in m, so that it never touches the outline. */
const CUT_MARGIN = 0.002;

type Box = { left: number; right: number; low: number; high: number };

function boxOf(points: readonly Vector2[]): Box {
  const [us, vs] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return { left: Math.min(...us), right: Math.max(...us), low: Math.min(...vs), high: Math.max(...vs) };
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.low < b.high && b.low < a.high;

const areaOf = ({ left, right, low, high }: Box): number => Math.max(0, right - left) * Math.max(0, high - low);

/** Returns the largest rectangle that is left of a box outside another box. */
function largestRest(box: Box, other: Box): Box {
  const rests: Box[] = [
    { ...box, right: other.left - CUT_MARGIN },
    { ...box, left: other.right + CUT_MARGIN },
    { ...box, high: other.low - CUT_MARGIN },
    { ...box, low: other.high + CUT_MARGIN },
  ];
  return rests.reduce((largest, rest) => (areaOf(rest) > areaOf(largest) ? rest : largest));
}

const isUpright = (outline: readonly Vector2[], box: Box): boolean =>
  outline.length === 4 &&
  outline.every(([u, v]) => (u === box.left || u === box.right) && (v === box.low || v === box.high));

/**
 * Returns the outline of each opening as a hole inside the face's bounds. The parts of overlapping openings are cut
 * once; an opening of which no part is left is null.
 */
export function cutOutlines(shape: DrawnFace): (readonly Vector2[] | null)[] {
  const { frame } = shape;
  if (!frame) return [];
  const bounds = boxOf((shape.loops[0] ?? []).map((point) => toFrame(frame, point)));
  const taken: Box[] = [];
  return shape.planars
    .filter(({ object }) => goesThrough(object.label))
    .map(({ outline }): readonly Vector2[] | null => {
      const clamped = outline.map(
        ([u, v]): Vector2 => [
          Math.min(bounds.right - CUT_MARGIN, Math.max(bounds.left + CUT_MARGIN, u)),
          Math.min(bounds.high - CUT_MARGIN, Math.max(bounds.low + CUT_MARGIN, v)),
        ],
      );
      const clampedBox = boxOf(clamped);
      const others = taken.filter((other) => overlap(other, clampedBox));
      if (others.length > 0 && !isUpright(clamped, clampedBox)) return null;
      const box = others.reduce((rest, other) => (overlap(other, rest) ? largestRest(rest, other) : rest), clampedBox);
      if (box.right - box.left < CUT_MARGIN || box.high - box.low < CUT_MARGIN) return null;
      taken.push(box);
      if (others.length === 0) return clamped;
      const { left, right, low, high } = box;
      return [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ];
    });
}
