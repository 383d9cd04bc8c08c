/** Cuts a face in two along a line between two of its corners; objects go to the part where they are. */
import type { Edge, Face, ObjectPlanar } from "../../../domain/geometry-records";
import { coveredArea } from "../../../geometry/covered-area";
import { toFrame } from "../../../geometry/host-frame";
import { isInsidePolygon } from "../../../geometry/point-in-polygon";
import { segmentCrossing } from "../../../geometry/segment-crossing";
import { distance2, type Vector2 } from "../../../geometry/vector2";
import type { Refusal } from "../../core/command";
import { type FaceShape, faceShape } from "../../core/measures/face-shape";
import { loopPlaces, placeOfKey } from "../../core/measures/places";
import { placeInFrame } from "../../core/measures/planar-frame";
import { planarOutline } from "../../core/measures/planar-outline";
import { areaOnFace, extendsBeyond } from "../openings/opening-fit";
import { TOPOLOGY_COPY as COPY } from "./copy";
import type { Draft } from "./draft";
import { isSimpleLoop } from "./loops";
import { ensureEdge } from "./sides";

const refusal = (message: string, ...keys: string[]): Refusal => ({ code: "invalid", message, keys });

/** Returns the label of the new edge. */
function seamLabel(draft: Draft, { label }: Face, a: string, b: string): Edge["label"] {
  if (label === "floor") return "opening";
  if (label === "step") return "step";
  if (label !== "wall") return "ridge";
  const [p, q] = [placeOfKey(draft, a), placeOfKey(draft, b)];
  const isUpright = !!p && !!q && Math.abs(p[1] - q[1]) > Math.hypot(p[0] - q[0], p[2] - q[2]);
  return isUpright ? "corner" : "top";
}

/** Whether the line between two corners of a loop stays inside it, clear of holes. */
function runsInside(loops: readonly (readonly Vector2[])[], from: number, to: number): boolean {
  const [outer = []] = loops;
  const [a, b] = [outer[from], outer[to]];
  if (!a || !b || distance2(a, b) < 1e-9) return false;
  const crosses = loops.some((loop) =>
    loop.some((p, index) => {
      const q = loop[(index + 1) % loop.length]!;
      const isAtEnd = loop === outer && [index, (index + 1) % loop.length].some((end) => end === from || end === to);
      return !isAtEnd && segmentCrossing([a, b], [p, q]) !== null;
    }),
  );
  return !crosses && isInsidePolygon([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], outer);
}

/** Returns the index of the part that gets the object; null if it would be cut. */
function partOf(parts: readonly FaceShape[], shape: FaceShape, object: ObjectPlanar): number | null {
  const placed = parts.map((shape) => ({ ...object, ...placeInFrame(object, shape.frame, shape.frame) }));
  const fitting = parts.findIndex((shape, index) => !extendsBeyond({ shape, object: placed[index]! }));
  if (fitting >= 0) return fitting;
  if (!extendsBeyond({ shape, object })) return null;
  // The object extended beyond the face before: the part that covers more of the object gets it.
  const [first = 0, second = 0] = parts.map((shape, index) => areaOnFace(shape.loops, planarOutline(placed[index]!)));
  return second > first ? 1 : 0;
}

/** Returns the index of the part that keeps the twin: the one that overlaps more of it. */
function twinPart(draft: Draft, face: Face, parts: readonly [FaceShape, FaceShape]): number {
  const twin = face.twinKey ? draft.get("face", face.twinKey) : undefined;
  if (!twin) return 0;
  const twinPoints = loopPlaces(draft, twin.loops[0] ?? []);
  const [first, second] = parts.map(({ frame, loops: [outer = []] }) =>
    coveredArea([twinPoints.map((place) => toFrame(frame, place))], outer),
  );
  return (second ?? 0) > (first ?? 0) ? 1 : 0;
}

/**
 * Cuts the face between two corners of its outer loop. The part with the first side keeps the key; returns the key of
 * the other part.
 */
export function splitOutline(draft: Draft, face: Face, a: string, b: string): { key: string } | Refusal {
  const [outer = [], ...holes] = face.loops;
  const shape = faceShape(draft, face);
  if (!shape || !isSimpleLoop(outer) || shape.loops[0]?.length !== outer.length) {
    return refusal(COPY.brokenOutline, face.key);
  }
  const [from = 0, to = 0] = [outer.indexOf(a), outer.indexOf(b)].sort((p, q) => p - q);
  if (from < 0) return refusal(holes.flat().some((key) => key === a || key === b) ? COPY.notOuter : COPY.notOneFace);
  if (from === to || to - from === 1 || to - from === outer.length - 1) return refusal(COPY.alreadyASide, a, b);
  if (!runsInside(shape.loops, from, to)) return refusal(COPY.leavesFace, face.key);

  const [inner, rest] = [outer.slice(from, to + 1), [...outer.slice(0, from + 1), ...outer.slice(to)]];
  // From the first corner, the first side is in the inner part.
  const [remainingLoop, cutOffLoop] = from === 0 ? [inner, rest] : [rest, inner];
  const cutPlan = cutOffLoop.map((key) => shape.loops[0]![outer.indexOf(key)]!);
  const isCutOff = (hole: readonly string[]): boolean => {
    const point = placeOfKey(draft, hole[0] ?? "");
    return !!point && isInsidePolygon(toFrame(shape.frame, point), cutPlan);
  };
  const key = draft.newKey("face");
  const { surveyKey, floorNumber, label, exterior, confidence, sourceId } = face;
  const part: Face = {
    key,
    surveyKey,
    floorNumber,
    label,
    loops: [cutOffLoop, ...holes.filter(isCutOff)],
    ...(exterior === undefined ? {} : { exterior }),
    ...(confidence ? { confidence } : {}),
    ...(sourceId ? { sourceId } : {}),
    source: "user",
  };
  const remainder: Face = { ...face, loops: [remainingLoop, ...holes.filter((hole) => !isCutOff(hole))] };
  const shapes = [faceShape(draft, remainder), faceShape(draft, part)] as const;
  const [first, second] = shapes;
  if (!first || !second) return refusal(COPY.collapses, face.key);

  const movesTwin = twinPart(draft, face, [first, second]) === 1;
  draft.add("face", movesTwin ? { ...part, twinKey: face.twinKey ?? null } : part);
  draft.update("face", face.key, { loops: remainder.loops, ...(movesTwin ? { twinKey: null } : {}) });
  const twin = movesTwin && face.twinKey ? draft.get("face", face.twinKey) : undefined;
  if (twin?.twinKey === face.key) draft.update("face", twin.key, { twinKey: key });

  for (const planarKey of draft.planarObjectsOfFace(face.key)) {
    const object = draft.get("objectPlanar", planarKey);
    if (!object) continue;
    const partIndex = partOf([first, second], shape, object);
    if (partIndex === null) return { code: "outside", message: COPY.isCut(object.label), keys: [planarKey, face.key] };
    if (partIndex === 1) draft.update("objectPlanar", planarKey, { faceKey: key });
  }
  for (const objectKey of draft.scene.referrersOf(face.key).object3D ?? []) {
    const object = draft.get("object3D", objectKey);
    if (!object || object.hostKey !== face.key) continue;
    if (isInsidePolygon(toFrame(shape.frame, object.position), cutPlan)) {
      draft.update("object3D", objectKey, { hostKey: key });
    }
  }
  ensureEdge(draft, a, b, seamLabel(draft, face, a, b));
  return { key };
}
