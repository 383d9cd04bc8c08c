/** Draws floors and steps with their planar objects, and 3D objects with their names. */
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

/** A text is drawn vertically only if that makes it larger by this factor. */
const MIN_VERTICAL_GAIN = 1.3;

/** Draws a floor or a step, with the planar objects on it. */
export function drawLevelFace(scene: ReadScene, face: Face, toSheet: ToSheet): PlanMark[] {
  const { loops, frame, planars } = drawnFace(scene, face);
  const outline: PlanMark = {
    kind: "shape",
    layer: "rooms",
    key: face.key,
    loops: loops.map((loop) => loop.map(toSheet)),
  };
  const objects = planars.flatMap(({ object, outline: corners }): PlanMark[] => {
    if (!frame) return [];
    const layer = object.label === "damage" ? "damage" : "fixtures";
    return [
      { kind: "shape", layer, key: object.key, loops: [corners.map((corner) => toSheet(fromFrame(frame, corner)))] },
    ];
  });
  return (loops[0]?.length ?? 0) < 3 ? objects : [outline, ...objects];
}

type Footprint = { object: Object3D; outline: readonly PlanPoint[] };

/**
 * Returns the footprints, larger ones first, so that an object on another stays visible. Objects without an area are
 * left out.
 */
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

/**
 * Places an object's name in its footprint, vertically if that fits better, and clear of objects on top. Returns null
 * if the name would be unreadable.
 */
export function nameFootprint({ object, outline }: Footprint, scale: number, free: FreePlaces): TextMark | null {
  const { key, label } = object;
  const swapped = outline.map(([x, y]): PlanPoint => [y, x]);
  const levelHeight = heightThatFits(label, SMALL_MM, outline, scale);
  const uprightHeight = heightThatFits(label, SMALL_MM, swapped, scale);
  const isUpright = (uprightHeight ?? 0) > (levelHeight ?? 0) * MIN_VERTICAL_GAIN;
  const height = isUpright ? uprightHeight : levelHeight;
  if (height === null) return null;
  const { low, high } = extentOf([drawFootprint({ object, outline })]);
  const ideal: PlanPoint = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  const length = textLength(label, height);
  const tall = 1.4 * height;
  const at = free.find({ loops: [outline], size: isUpright ? [tall, length] : [length, tall], ideal, own: "objects" });
  return { kind: "text", layer: "objects", key, at, text: label, height, turn: isUpright ? Math.PI / 2 : 0 };
}
