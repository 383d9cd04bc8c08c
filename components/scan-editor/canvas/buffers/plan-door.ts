/** How a door stands on a plan: its leaf, open into the room, and the arc that it swings through. */
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { type DoorLeaf, doorLeaves } from "@/lib/editor/analysis/plan/door-leaves";
import type { PlanQuad } from "@/lib/editor/analysis/plan/plan-wall";
import type { ReadScene } from "@/lib/editor/core/scene";
import { add, scale, type Vector3 } from "@/lib/geometry/vector3";
import { type SlotWriter, SURFACE_KIND } from "./triangle-buffer";

const STEPS = 8;
const LEAF_WIDTH = 0.035;
const ARC_WIDTH = 0.016;
const UP: Vector3 = [0, 1, 0];

/** Room for two leaves with their arcs. */
export const DOOR_TRIANGLES = 2 * 2 * (STEPS + 1);

function writeLeaf(writer: SlotWriter, { hinge, along, into, width }: DoorLeaf): void {
  const at = (angle: number, reach: number): Vector3 =>
    add(hinge, add(scale(along, Math.cos(angle) * reach), scale(into, Math.sin(angle) * reach)));
  const open = at(Math.PI / 2, width);
  const aside = scale(along, LEAF_WIDTH);
  writer.quad([hinge, open, add(open, aside), add(hinge, aside)], UP, SURFACE_KIND.door);
  for (let step = 0; step < STEPS; step += 1) {
    const [from, to] = [(step / STEPS) * (Math.PI / 2), ((step + 1) / STEPS) * (Math.PI / 2)];
    const inner = width - ARC_WIDTH;
    writer.quad([at(from, width), at(to, width), at(to, inner), at(from, inner)], UP, SURFACE_KIND.door);
  }
}

/** Into the gap of a wall that a door has; nothing for the other side of one that swings elsewhere. */
export function writeDoorSwing(writer: SlotWriter, scene: ReadScene, quad: PlanQuad, object: ObjectPlanar): void {
  for (const leaf of doorLeaves(scene, quad, object)) writeLeaf(writer, leaf);
}
