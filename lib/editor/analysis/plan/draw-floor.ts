/** Draws one floor. */
import { facePoints } from "../../core/measures/face-points";
import { roomsOf } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import { MEASURES, type Units } from "../../core/units/measures";
import { drawDimensions } from "./draw-dimensions";
import { drawFootprint, drawLevelFace, footprintsOf, nameFootprint } from "./draw-rooms";
import { drawWall } from "./draw-walls";
import { extentOf, type PlanDrawing, type PlanMark, sheetOf } from "./drawing";
import { createFreePlaces } from "./free-places";
import { paperScale } from "./paper-scale";
import { drawRoomLabels } from "./room-labels";

export type FloorSheet = {
  floorNumber: number;
  /**
   * The sheet's rotation in radians (see wall-direction.ts): the same for all floors, so that plans can be overlaid.
   */
  azimuth: number;
  /** Units of the texts. Positions are in m. */
  units: Units;
};

export function drawFloor(scene: ReadScene, { floorNumber, azimuth, units }: FloorSheet): PlanDrawing {
  const toSheet = sheetOf(azimuth);
  const faces = [...scene.keysOnFloor("face", floorNumber)].flatMap((key) => scene.get("face", key) ?? []);
  const level = faces.filter(({ label }) => label === "floor" || label === "step");
  const shell: PlanMark[] = [
    ...level.flatMap((face) => drawLevelFace(scene, face, toSheet)),
    ...faces.filter(({ label }) => label === "wall").flatMap((face) => drawWall(scene, face, toSheet)),
  ];
  const { low, high } = extentOf(shell);
  const scale = paperScale(high[0] - low[0], high[1] - low[1], units);
  const { rooms, looseObjects } = roomsOf(scene).floor(floorNumber);
  const measures = MEASURES[units];
  const outlines = rooms.flatMap(({ faceKey }) => {
    const face = scene.get("face", faceKey);
    return face ? [facePoints(scene, face)[0] ?? []] : [];
  });
  const objectKeys = [...rooms.flatMap(({ objects }) => objects), ...looseObjects];
  const footprints = footprintsOf(
    objectKeys.flatMap((key) => scene.get("object3D", key) ?? []),
    toSheet,
  );
  const objects = footprints.map(drawFootprint);
  const free = createFreePlaces();
  free.add(shell);
  free.add(objects);
  const { marks: labels, legend, unnamed } = drawRoomLabels(scene, rooms, toSheet, { measures, scale, free });
  const texts = createFreePlaces();
  texts.add(labels);
  const names = footprints.flatMap((footprint) => {
    const name = nameFootprint(footprint, scale, free);
    if (!name || texts.isTaken(name)) return [];
    texts.add([name]);
    return name;
  });
  const dimensions = drawDimensions(outlines, azimuth, { measures, scale });
  const marks = [...shell, ...objects, ...names, ...labels, ...dimensions];
  return { marks, legend, unnamed, ...extentOf(marks), scale, azimuth };
}
