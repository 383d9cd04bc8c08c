import type { ObjectPlanar } from "../../domain/geometry-records";
import { valueRange } from "../../geometry/value-range";
import type { Vector3 } from "../../geometry/vector3";
import { accept, type CommandOutcome, refuse, writeUpdate } from "../core/command";
import { COPY } from "../core/copy";
import type { Diff } from "../core/diff";
import { planarOutline } from "../core/measures/planar-outline";
import { fromUpright, toUpright, uprightWall } from "../core/measures/upright-wall";
import { OBJECT_COPY } from "../core/object-copy";
import { boxCorners } from "../core/objects/object-box";
import type { ReadScene } from "../core/scene";
import type { SelectionItem } from "../core/selection";
import { movableVertices } from "./move-vertices";
import { writeMovedOpening } from "./openings/move-opening";
import { findMisfit } from "./openings/opening-fit";
import { acceptSettled } from "./openings/settle-openings";

export const ALIGN_AXES = ["x", "y", "z"] as const;
export const ALIGN_SIDES = ["min", "middle", "max"] as const;
export type AlignAxis = (typeof ALIGN_AXES)[number];
export type AlignSide = (typeof ALIGN_SIDES)[number];

export type Alignment = { items: readonly SelectionItem[]; axis: AlignAxis; side: AlignSide };

type Span = { low: number; high: number };

function spanOf(values: readonly number[]): Span {
  const [low, high] = valueRange(values);
  return { low, high };
}

function valueAt({ low, high }: Span, side: AlignSide): number {
  if (side === "middle") return (low + high) / 2;
  return side === "min" ? low : high;
}

const OPPOSITE: Readonly<Record<AlignSide, AlignSide>> = { min: "max", middle: "middle", max: "min" };

const union = (spans: readonly Span[]): Span => ({
  low: valueRange(spans.map((span) => span.low))[0],
  high: valueRange(spans.map((span) => span.high))[1],
});

/** Aligns openings by their heights on the walls, or along the wall if all are on the same one. */
function alignOpenings(scene: ReadScene, openings: readonly ObjectPlanar[], { axis, side }: Alignment): CommandOutcome {
  const wall = uprightWall(scene, openings[0]?.faceKey ?? "");
  const isAcross = wall !== null && Math.abs(wall.frame.normal[axis === "x" ? 0 : 2]) > 0.7;
  const isOneWall = openings.every((opening) => opening.faceKey === openings[0]?.faceKey);
  if (!wall || (axis !== "y" && (isAcross || !isOneWall))) return refuse("invalid", OBJECT_COPY.alignOnWall);
  const spans = openings.map((opening) => {
    const host = uprightWall(scene, opening.faceKey) ?? wall;
    const corners = planarOutline(opening).map((corner) => toUpright(host, corner));
    // Heights are relative to the foot of each wall, positions along the wall to its start.
    return spanOf(corners.map(([along, up]) => (axis === "y" ? up - host.low : along)));
  });
  // A wall may run against the axis.
  const isReversed = axis !== "y" && axisComponent(wall, axis) < 0;
  const wallSide = isReversed ? OPPOSITE[side] : side;
  const target = valueAt(union(spans), wallSide);
  const diff: Diff = {};
  for (const [index, opening] of openings.entries()) {
    const host = uprightWall(scene, opening.faceKey) ?? wall;
    const offset = target - valueAt(spans[index]!, wallSide);
    const [du, dv] = fromUpright(host, axis === "y" ? [0, offset] : [offset, 0]);
    const { width, height } = opening;
    writeMovedOpening(scene, diff, opening, { u: opening.u + du, v: opening.v + dv, width, height });
  }
  const misfit = findMisfit(scene, diff);
  return misfit ? { ok: false, refusal: misfit } : accept(scene, OBJECT_COPY.align(openings.length), diff);
}

/** Returns the component of the wall's direction along a world axis. */
function axisComponent(wall: NonNullable<ReturnType<typeof uprightWall>>, axis: AlignAxis): number {
  const [u, v] = fromUpright(wall, [1, 0]);
  const axisIndex = axis === "x" ? 0 : 2;
  return wall.frame.u[axisIndex] * u + wall.frame.v[axisIndex] * v;
}

/** Aligns the minimum, middle or maximum of two or more elements within their common extent. */
export function alignElements(scene: ReadScene, alignment: Alignment): CommandOutcome {
  const { items, axis, side } = alignment;
  const missing = items.find((item) => !scene.has(item.kind, item.key));
  if (missing) return refuse("missing", COPY.missing, [missing.key]);
  if (items.length < 2) return refuse("invalid", OBJECT_COPY.alignTwo);
  const openings = items.flatMap(({ kind, key }) => (kind === "objectPlanar" && scene.get(kind, key)) || []);
  if (openings.length > 0) {
    if (openings.length < items.length) return refuse("invalid", OBJECT_COPY.alignOnWall);
    return alignOpenings(scene, openings, alignment);
  }
  const axisIndex = ALIGN_AXES.indexOf(axis);
  const objects = items.flatMap(({ kind, key }) => (kind === "object3D" && scene.get(kind, key)) || []);
  if (objects.length > 0) {
    const spans = objects.map((object) => spanOf(boxCorners(object).map((corner) => corner[axisIndex]!)));
    const target = valueAt(union(spans), side);
    const diff: Diff = {};
    for (const [index, object] of objects.entries()) {
      const position: [number, number, number] = [...object.position];
      position[axisIndex] = position[axisIndex]! + target - valueAt(spans[index]!, side);
      writeUpdate(diff, "object3D", object, { position });
    }
    return accept(scene, OBJECT_COPY.align(objects.length), diff);
  }
  return alignCorners(scene, alignment);
}

/** Aligns corners. Edges and faces move as a whole, with their corners. */
function alignCorners(scene: ReadScene, { items, axis, side }: Alignment): CommandOutcome {
  const keysOf = ({ kind, key }: SelectionItem): readonly string[] => {
    if (kind === "vertex") return [key];
    return (kind === "edge" ? scene.get("edge", key)?.vertexKeys : scene.get("face", key)?.loops.flat()) ?? [];
  };
  const groups = items.map(keysOf);
  const vertices = movableVertices(scene, groups.flat());
  if (!Array.isArray(vertices)) return vertices;
  const positions = new Map(vertices.map((vertex): [string, Vector3] => [vertex.key, [vertex.x, vertex.y, vertex.z]]));
  const axisIndex = ALIGN_AXES.indexOf(axis);
  const spans = groups.map((keys) => spanOf(keys.map((key) => positions.get(key)![axisIndex]!)));
  const target = valueAt(union(spans), side);
  const offsets = new Map<string, number>();
  for (const [index, keys] of groups.entries()) {
    // A corner shared by two elements moves with the first.
    for (const key of keys) if (!offsets.has(key)) offsets.set(key, target - valueAt(spans[index]!, side));
  }
  const diff: Diff = {};
  for (const vertex of vertices)
    writeUpdate(diff, "vertex", vertex, { [axis]: vertex[axis] + (offsets.get(vertex.key) ?? 0) });
  return acceptSettled(scene, OBJECT_COPY.align(items.length), diff);
}
