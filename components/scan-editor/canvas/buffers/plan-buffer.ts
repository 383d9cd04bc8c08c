/** A floor's plan from above: floors, walls as bands, doors with their swing, windows. One slot for each face. */

import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { type DoorLeaf, doorLeaves } from "@/lib/editor/analysis/plan/door-leaves";
import { type DrawnFace, drawnFace } from "@/lib/editor/analysis/plan/drawn-face";
import { maxWallPieces, type PlanQuad, type WallPiece, wallPieces } from "@/lib/editor/analysis/plan/plan-wall";
import { wallTops } from "@/lib/editor/analysis/plan/wall-tops";
import type { ReadScene } from "@/lib/editor/core/scene";
import { toFrame } from "@/lib/geometry/host-frame";
import { triangulate } from "@/lib/geometry/triangulate";
import { add, scale, type Vector3 } from "@/lib/geometry/vector3";
import { UP } from "../view/up";
import { layerSetter, type RowsHidden } from "./shape-layers";
import {
  createTriangleBuffer,
  type Shade,
  type SlotWriter,
  SURFACE_KIND,
  type TriangleBuffer,
  writeSlot,
} from "./triangle-buffer";
import { writeOverlays } from "./write-wall";

/** Number of segments in the arc that shows a door's swing. */
const ARC_STEPS = 8;
const LEAF_WIDTH = 0.035;
const ARC_WIDTH = 0.016;

/** Triangles of two leaves with their arcs. */
const DOOR_TRIANGLES = 2 * 2 * (ARC_STEPS + 1);

function writeLeaf(writer: SlotWriter, { hinge, along, into, width }: DoorLeaf): void {
  const point = (angle: number, reach: number): Vector3 =>
    add(hinge, add(scale(along, Math.cos(angle) * reach), scale(into, Math.sin(angle) * reach)));
  const leafEnd = point(Math.PI / 2, width);
  const thickness = scale(along, LEAF_WIDTH);
  writer.quad([hinge, leafEnd, add(leafEnd, thickness), add(hinge, thickness)], UP, SURFACE_KIND.door);
  for (let step = 0; step < ARC_STEPS; step += 1) {
    const [from, to] = [(step / ARC_STEPS) * (Math.PI / 2), ((step + 1) / ARC_STEPS) * (Math.PI / 2)];
    const inner = width - ARC_WIDTH;
    writer.quad([point(from, width), point(to, width), point(to, inner), point(from, inner)], UP, SURFACE_KIND.door);
  }
}

/** Writes the leaves and the swing of a door; nothing for the twin that is not drawn. */
function writeDoorSwing(writer: SlotWriter, scene: ReadScene, quad: PlanQuad, object: ObjectPlanar): void {
  for (const leaf of doorLeaves(scene, quad, object)) writeLeaf(writer, leaf);
}

const isWall = ({ face }: DrawnFace): boolean => face.label === "wall";
const isFloor = ({ face }: DrawnFace): boolean => face.label === "floor" || face.label === "step";

/** Returns the maximum number of triangles that a face can need. */
export function planCapacity(shape: DrawnFace): number {
  if (isFloor(shape)) {
    const corners = shape.loops.reduce((sum, loop) => sum + loop.length + 2, 0);
    return corners + shape.planars.reduce((sum, planar) => sum + planar.outline.length, 0);
  }
  if (!isWall(shape)) return 0;
  const doors = shape.planars.filter(({ object }) => object.label === "door").length;
  return maxWallPieces(shape) * 2 + doors * DOOR_TRIANGLES;
}

/** For a window's corners, the first number is 0 on the room's side and 1 outside; the shader draws panes between. */
const WINDOW_SHADES: readonly Shade[] = [
  [0, 0, 0, 0],
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [1, 0, 0, 0],
];

function writePiece(writer: SlotWriter, scene: ReadScene, { quad, object }: WallPiece): void {
  const corners = [quad[0], quad[1], quad[2], quad[3]] as const;
  if (!object) writer.quad(corners, UP, SURFACE_KIND.cap);
  else if (object.label === "window") writer.quad(corners, UP, SURFACE_KIND.window, WINDOW_SHADES);
  else if (object.label === "door") writeDoorSwing(writer, scene, quad, object);
  else if (object.label === "damage") {
    const shades = quad.map(([x, , z]): Shade => [x, 0, z, 0]);
    writer.quad(corners, UP, SURFACE_KIND.damage, shades);
  } else if (object.label !== "opening") writer.quad(corners, UP, SURFACE_KIND.plate);
}

/** Writes a face into the slot that it already has. */
export function writePlanFace(buffer: TriangleBuffer, scene: ReadScene, shape: DrawnFace, rows: RowsHidden): void {
  const { face, frame, loops } = shape;
  const writer = writeSlot(buffer, face.key);
  const setLayerOf = layerSetter(writer, scene, face, rows);
  if (isWall(shape)) {
    for (const piece of wallPieces(shape, wallTops(scene, face))) {
      setLayerOf(piece.object);
      writePiece(writer, scene, piece);
    }
  } else if (isFloor(shape) && frame) {
    const points = loops.flat();
    for (const [a, b, c] of triangulate(loops.map((loop) => loop.map((point) => toFrame(frame, point))))) {
      writer.triangle([points[a]!, points[b]!, points[c]!], UP, SURFACE_KIND.floor);
    }
    writeOverlays(writer, shape, setLayerOf);
  }
  writer.end();
}

export function buildPlanBuffer(scene: ReadScene, floorNumber: number, rows: RowsHidden): TriangleBuffer {
  const shapes = [...scene.keysOnFloor("face", floorNumber)].flatMap((key) => {
    const face = scene.get("face", key);
    return face ? [drawnFace(scene, face)] : [];
  });
  const buffer = createTriangleBuffer(
    shapes.map((shape) => ({ owner: shape.face.key, capacity: planCapacity(shape) })),
  );
  for (const shape of shapes) writePlanFace(buffer, scene, shape, rows);
  return buffer;
}
