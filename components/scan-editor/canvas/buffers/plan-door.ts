/** How a door stands on a plan: its leaf, open into the room, and the arc that it swings through. */
import type { ObjectPlanar } from "@/lib/domain/geometry-records";
import { add, distance, interpolate, normalize, scale, subtract, type Vector3 } from "@/lib/geometry/vector3";
import type { PlanQuad } from "./plan-wall";
import { type SlotWriter, SURFACE_KIND } from "./triangle-buffer";

const STEPS = 8;
/** A wider door has two leaves. */
const WIDEST_LEAF = 1.3;
const LEAF_WIDTH = 0.035;
const ARC_WIDTH = 0.016;
const UP: Vector3 = [0, 1, 0];

/** Room for two leaves with their arcs. */
export const DOOR_TRIANGLES = 2 * 2 * (STEPS + 1);

/** A door that is seen from two rooms swings on the side of one of them. */
export const swings = ({ key, twinKey }: ObjectPlanar): boolean => !twinKey || key < twinKey;

/** A leaf that hangs at `hinge`, closed toward `along`, opened toward `into`; both of length 1. */
function writeLeaf(writer: SlotWriter, hinge: Vector3, along: Vector3, into: Vector3, width: number): void {
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
export function writeDoorSwing(writer: SlotWriter, [start, end, , outer]: PlanQuad, object: ObjectPlanar): void {
  const along = normalize(subtract(end, start));
  const away = subtract(outer, start);
  const into = normalize([-away[0], 0, -away[2]]);
  if (!along || !into || !swings(object)) return;
  const width = distance(start, end);
  if (width <= WIDEST_LEAF) {
    writeLeaf(writer, start, along, into, width);
    return;
  }
  const half = distance(start, interpolate(start, end, 0.5));
  writeLeaf(writer, start, along, into, half);
  writeLeaf(writer, end, scale(along, -1), into, half);
}
