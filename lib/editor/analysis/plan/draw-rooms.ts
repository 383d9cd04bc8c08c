/** Floors, steps, what lies on a floor, and the things that stand on it with their names. */
import type { Face, Object3D } from "../../../domain/geometry-records";
import { convexHull } from "../../../geometry/convex-hull";
import { fromFrame } from "../../../geometry/host-frame";
import { signedArea } from "../../../geometry/polygon-area";
import { boxCorners } from "../../core/objects/object-box";
import type { ReadScene } from "../../core/scene";
import { extentOf, type PlanMark, type PlanPoint, type TextMark, type ToSheet, textLength } from "./drawing";
import { drawnFace } from "./drawn-face";
import type { FreePlaces } from "./free-places";
import { heightThatFits, SMALL_MM } from "./text-heights";

/** A text is read sideways only where it is so much larger that way. */
const MUCH_LARGER = 1.3;

/** A floor or a step as it lies, and damage and the like on it. */
export function drawLevelFace(scene: ReadScene, face: Face, toSheet: ToSheet): PlanMark[] {
  const { loops, frame, planars } = drawnFace(scene, face);
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
