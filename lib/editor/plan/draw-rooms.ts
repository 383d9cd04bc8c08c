/** Floors with the names and areas of their rooms, steps, what lies on a floor, and the things that stand on it. */
import type { Face, Object3D } from "../../domain/geometry-records";
import { areaWithHoles } from "../../geometry/area-with-holes";
import { convexHull } from "../../geometry/convex-hull";
import { fromFrame } from "../../geometry/host-frame";
import type { SurveyRoom } from "../rooms/survey-room";
import type { ReadScene } from "../scene";
import { middleOfFloor } from "../things/middle-of-floor";
import { boxCorners } from "../things/object-box";
import type { Measures } from "../units/measures";
import { extentOf, type PlanMark, type PlanPoint, type ToSheet, textLength } from "./drawing";
import { faceShape } from "./face-shape";

/** Heights of capitals on paper, in millimetres. */
const NAME_MM = 2.5;
const SMALL_MM = 1.8;
/** What is smaller on paper cannot be read. */
const LEAST_MM = 1.1;
/** A text takes this share of its room's or thing's width and depth at most. */
const SHARE = 0.9;

/** As high as it may be where it is to be no longer than this; null where it could not be read. Metres. */
function heightThatFits(text: string, millimetres: number, loop: readonly PlanPoint[], scale: number): number | null {
  const [wanted, least] = [(millimetres * scale) / 1_000, (LEAST_MM * scale) / 1_000];
  const { low, high } = extentOf([{ kind: "line", layer: "rooms", key: null, points: loop }]);
  const [width, depth] = [high[0] - low[0], high[1] - low[1]];
  const height = Math.min(wanted, (width * SHARE) / textLength(text, 1), depth * SHARE);
  return height < least ? null : height;
}

/** A floor or a step as it lies, and damage and the like on it. */
export function drawLevelFace(scene: ReadScene, face: Face, toSheet: ToSheet): PlanMark[] {
  const { loops, frame, planars } = faceShape(scene, face);
  const outline: PlanMark = {
    kind: "shape",
    layer: "rooms",
    key: face.key,
    loops: loops.map((loop) => loop.map(toSheet)),
  };
  const on = planars.flatMap(({ object, outline: corners }): PlanMark[] => {
    if (!frame) return [];
    const layer = object.label === "damage" ? "damage" : "fixtures";
    return [
      { kind: "shape", layer, key: object.key, loops: [corners.map((corner) => toSheet(fromFrame(frame, corner)))] },
    ];
  });
  return (loops[0]?.length ?? 0) < 3 ? on : [outline, ...on];
}

/** The room's name over its area, inside of it; a narrow room has them smaller. */
export function drawRoomLabel(
  scene: ReadScene,
  room: SurveyRoom,
  toSheet: ToSheet,
  { measures, scale }: { measures: Measures; scale: number },
): PlanMark[] {
  const face = scene.get("face", room.faceKey);
  const place = face && middleOfFloor(scene, face);
  if (!face || !place) return [];
  const { loops } = faceShape(scene, face);
  const outline = (loops[0] ?? []).map(toSheet);
  const [x, y] = toSheet(place);
  const lines = [
    { text: room.name, millimetres: NAME_MM, side: 1 },
    { text: measures.area(areaWithHoles(loops)), millimetres: SMALL_MM, side: -1 },
  ];
  return lines.flatMap(({ text, millimetres, side }): PlanMark[] => {
    const height = heightThatFits(text, millimetres, outline, scale);
    if (height === null) return [];
    return [{ kind: "text", layer: "labels", key: face.key, at: [x, y + side * height], text, height, turn: 0 }];
  });
}

const boxesMeet = (a: PlanMark, b: PlanMark): boolean => {
  const [one, other] = [extentOf([a]), extentOf([b])];
  return [0, 1].every((axis) => one.low[axis]! < other.high[axis]! && other.low[axis]! < one.high[axis]!);
};

/** The outline that a thing stands on, named where its name has room beside the room's. */
export function drawObject(
  object: Object3D,
  toSheet: ToSheet,
  scale: number,
  labels: readonly PlanMark[] = [],
): PlanMark[] {
  const { key, label } = object;
  const outline = convexHull(boxCorners(object).map((corner) => [...toSheet(corner)] as [number, number]));
  if (outline.length < 3) return [];
  const shape: PlanMark = { kind: "shape", layer: "objects", key, loops: [outline] };
  const height = heightThatFits(label, SMALL_MM, outline, scale);
  if (height === null) return [shape];
  const name: PlanMark = {
    kind: "text",
    layer: "objects",
    key,
    at: toSheet(object.position),
    text: label,
    height,
    turn: 0,
  };
  return labels.some((other) => boxesMeet(name, other)) ? [shape] : [shape, name];
}
