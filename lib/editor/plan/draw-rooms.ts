/** Floors with the names and areas of their rooms, steps, what lies on a floor, and the things that stand on it. */
import type { Face, Object3D } from "../../domain/geometry-records";
import { areaWithHoles } from "../../geometry/area-with-holes";
import { convexHull } from "../../geometry/convex-hull";
import { fromFrame } from "../../geometry/host-frame";
import { signedArea } from "../../geometry/polygon-area";
import type { SurveyRoom } from "../rooms/survey-room";
import type { ReadScene } from "../scene";
import { middleOfFloor } from "../things/middle-of-floor";
import { boxCorners } from "../things/object-box";
import type { Measures } from "../units/measures";
import { extentOf, type PlanMark, type PlanPoint, type TextMark, type ToSheet, textLength } from "./drawing";
import { faceShape } from "./face-shape";
import type { FreePlaces } from "./free-places";

/** Heights of capitals on paper, in millimetres. */
const NAME_MM = 2.5;
const SMALL_MM = 1.8;
/** What is smaller on paper cannot be read. */
const LEAST_MM = 1.1;
/** Between letters' highest and lowest, in heights of capitals. */
const LINE = 1.2;
/** From a room's name to its walls, doors and things, where there is room. */
const CLEAR_MM = 2;
/** A text takes this share of its room's or thing's width and depth at most. */
const SHARE = 0.9;
/** A text is read sideways only where it is so much larger that way. */
const MUCH_LARGER = 1.3;

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

/** The room's name over its area, inside of it and beside what else is there; a narrow room has them smaller. */
export function drawRoomLabel(
  scene: ReadScene,
  room: SurveyRoom,
  toSheet: ToSheet,
  { measures, scale, free }: { measures: Measures; scale: number; free: FreePlaces },
): PlanMark[] {
  const face = scene.get("face", room.faceKey);
  const middle = face && middleOfFloor(scene, face);
  if (!face || !middle) return [];
  const { loops } = faceShape(scene, face);
  const outlines = loops.map((loop) => loop.map(toSheet));
  const lines = [
    { text: room.name, millimetres: NAME_MM, side: 1 },
    { text: measures.area(areaWithHoles(loops)), millimetres: SMALL_MM, side: -1 },
  ].flatMap((line) => {
    const height = heightThatFits(line.text, line.millimetres, outlines[0] ?? [], scale);
    return height === null ? [] : [{ ...line, height }];
  });
  if (lines.length === 0) return [];
  // The one stands over the place that is found, the other under it, each by its own height.
  const reach = (wanted: number): number =>
    Math.max(0, ...lines.map(({ height, side }) => (side * wanted + LINE / 2) * height));
  const [above, below] = [reach(1), reach(-1)];
  const wide = Math.max(0, ...lines.map(({ text, height }) => textLength(text, height)));
  const clear = (CLEAR_MM * scale) / 1_000;
  const [x, middleOfLines] = free.find({
    loops: outlines,
    size: [wide, above + below],
    wanted: toSheet(middle),
    clear,
  });
  const y = middleOfLines - (above - below) / 2;
  return lines.map(({ text, height, side }): PlanMark => {
    return { kind: "text", layer: "labels", key: face.key, at: [x, y + side * height], text, height, turn: 0 };
  });
}

type Footprint = { object: Object3D; outline: readonly PlanPoint[] };

/** What things stand on, the larger first: what stands on another is seen. One that covers no floor has none. */
export function footprintsOf(objects: readonly Object3D[], toSheet: ToSheet): Footprint[] {
  const areaOf = ({ outline }: Footprint): number => Math.abs(signedArea(outline.map(([x, y]) => [x, y])));
  return objects
    .map((object): Footprint => {
      const corners = boxCorners(object).map((corner): [number, number] => [...toSheet(corner)]);
      return { object, outline: convexHull(corners) };
    })
    .filter(({ outline }) => outline.length > 2)
    .sort((a, b) => areaOf(b) - areaOf(a) || (a.object.key < b.object.key ? -1 : 1));
}

export const drawFootprint = ({ object, outline }: Footprint): PlanMark => ({
  kind: "shape",
  layer: "objects",
  key: object.key,
  loops: [outline],
});

/** The name of a thing, along it where it is narrow, and beside what covers it; null where it could not be read. */
export function nameFootprint({ object, outline }: Footprint, scale: number, free: FreePlaces): TextMark | null {
  const { key, label } = object;
  const turned = outline.map(([x, y]): PlanPoint => [y, x]);
  const level = heightThatFits(label, SMALL_MM, outline, scale);
  const upright = heightThatFits(label, SMALL_MM, turned, scale);
  const isUpright = (upright ?? 0) > (level ?? 0) * MUCH_LARGER;
  const height = isUpright ? upright : level;
  if (height === null) return null;
  const { low, high } = extentOf([drawFootprint({ object, outline })]);
  const wanted: PlanPoint = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const [long, tall] = [textLength(label, height), 1.4 * height];
  const at = free.find({ loops: [outline], size: isUpright ? [tall, long] : [long, tall], wanted, own: "objects" });
  return { kind: "text", layer: "objects", key, at, text: label, height, turn: isUpright ? Math.PI / 2 : 0 };
}
