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

/** The label of the new edge. */
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
      const isAtEnd = loop === outer && [index, (index + 1) % loop.length].some((at) => at === from || at === to);
      return !isAtEnd && segmentCrossing([a, b], [p, q]) !== null;
    }),
  );
  return !crosses && isInsidePolygon([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], outer);
}

function partOf(parts: readonly FaceShape[], shape: FaceShape, object: ObjectPlanar): number | null {
  const placed = parts.map((shape) => ({ ...object, ...placeInFrame(object, shape.frame, shape.frame) }));
  const fitting = parts.findIndex((shape, at) => !extendsBeyond({ shape, object: placed[at]! }));
  if (fitting >= 0) return fitting;
  if (!extendsBeyond({ shape: shape, object })) return null;
  // The object was outside before: it goes to the part with the larger share of it.
  const [first = 0, second = 0] = parts.map((shape, at) => areaOnFace(shape.loops, planarOutline(placed[at]!)));
  return second > first ? 1 : 0;
}

/** The part that overlaps more of the twin keeps the pair. */
function twinPart(draft: Draft, face: Face, parts: readonly [FaceShape, FaceShape]): number {
  const twin = face.twinKey ? draft.get("face", face.twinKey) : undefined;
  if (!twin) return 0;
  const behind = loopPlaces(draft, twin.loops[0] ?? []);
  const [first, second] = parts.map(({ frame, loops: [outer = []] }) =>
    coveredArea([behind.map((place) => toFrame(frame, place))], outer),
  );
  return (second ?? 0) > (first ?? 0) ? 1 : 0;
}

/**
 * Cuts the face between two corners of its outer loop. The part with the first side keeps the key; returns the key of
 * the other.
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
  const [kept, cutOff] = from === 0 ? [inner, rest] : [rest, inner];
  const cutPlan = cutOff.map((key) => shape.loops[0]![outer.indexOf(key)]!);
  const isCutOff = (hole: readonly string[]): boolean => {
    const place = placeOfKey(draft, hole[0] ?? "");
    return !!place && isInsidePolygon(toFrame(shape.frame, place), cutPlan);
  };
  const key = draft.newKey("face");
  const { surveyKey, floorNumber, label, exterior, confidence, sourceId } = face;
  const part: Face = {
    key,
    surveyKey,
    floorNumber,
    label,
    loops: [cutOff, ...holes.filter(isCutOff)],
    ...(exterior === undefined ? {} : { exterior }),
    ...(confidence ? { confidence } : {}),
    ...(sourceId ? { sourceId } : {}),
    source: "user",
  };
  const remainder: Face = { ...face, loops: [kept, ...holes.filter((hole) => !isCutOff(hole))] };
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
    const at = partOf([first, second], shape, object);
    if (at === null) return { code: "outside", message: COPY.isCut(object.label), keys: [planarKey, face.key] };
    if (at === 1) draft.update("objectPlanar", planarKey, { faceKey: key });
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
