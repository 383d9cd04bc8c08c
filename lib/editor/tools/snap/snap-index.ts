/** What there is to snap to on one floor, found by place. Built once, then following every change of the scene. */
import type { Edge, Face, GeometryKind, Vertex } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { createSegmentGrid, type PlanSegment } from "./segment-grid";

/** A wall whose corners lie farther from its line in the plan leans, and is none to align with. */
const MOST_LEAN = 0.1;
/** Shorter than this it has no direction. */
const SHORTEST = 0.02;

type Corners = (vertexKey: string) => Vertex | undefined;

function farthest(loop: readonly string[], from: Vertex, corner: Corners): Vertex {
  let [best, most] = [from, 0];
  for (const key of loop) {
    const vertex = corner(key);
    if (!vertex) continue;
    const [dx, dz] = [vertex.x - from.x, vertex.z - from.z];
    const away = dx * dx + dz * dz;
    if (away > most) [best, most] = [vertex, away];
  }
  return best;
}

/** The wall's whole length in the plan; null for what is no upright wall. Nothing is allocated but the answer. */
function wallLine(face: Face, corner: Corners): PlanSegment | null {
  const loop = face.loops[0];
  const first = loop && corner(loop[0] ?? "");
  if (face.label !== "wall" || !loop || !first) return null;
  const from = farthest(loop, first, corner);
  const to = farthest(loop, from, corner);
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length < SHORTEST) return null;
  for (const key of loop) {
    const vertex = corner(key);
    if (vertex && Math.abs((vertex.x - from.x) * dz - (vertex.z - from.z) * dx) > MOST_LEAN * length) return null;
  }
  return { x0: from.x, z0: from.z, x1: to.x, z1: to.z };
}

export type CeilingHeights = ReadonlyMap<number, number>;

export type SnapIndex = {
  readonly floorNumber: number;
  visitCorners(x: number, z: number, reach: number, visit: (vertex: Vertex) => void): void;
  visitEdges(x: number, z: number, reach: number, visit: (edge: Edge, from: Vertex, to: Vertex) => void): void;
  visitWalls(x: number, z: number, reach: number, visit: (face: Face, line: PlanSegment) => void): void;
  /**
   * Heights of ceilings that are seen, in metres, with how many corners lie there but for those left out. Goes through all
   * ceilings: once a movement, never once a step.
   */
  ceilings(isLeftOut: (vertexKey: string) => boolean): CeilingHeights;
  /** The scene has changed by this. */
  follow(diff: Diff): void;
};

const CORNER_CELL = 1;
const EDGE_CELL = 1;
const WALL_CELL = 4;
/** Heights this near count as one. */
const PER_METRE = 1000;

const pointSegment = ({ x, z }: Vertex): PlanSegment => ({ x0: x, z0: z, x1: x, z1: z });

type Side = {
  sign: 1 | -1;
  vertex(key: string): Vertex | undefined;
  edge(key: string): Edge | undefined;
  face(key: string): Face | undefined;
};

/** `isHidden`: what draws nothing, because nobody sees it. */
export function createSnapIndex(
  scene: ReadScene,
  floorNumber: number,
  isHidden: (kind: GeometryKind, key: string) => boolean = () => false,
): SnapIndex {
  const corners = createSegmentGrid(CORNER_CELL);
  const edges = createSegmentGrid(EDGE_CELL);
  const walls = createSegmentGrid(WALL_CELL);
  const ceilings = new Set<string>();
  const now: Side = {
    sign: 1,
    vertex: (key) => scene.get("vertex", key),
    edge: (key) => scene.get("edge", key),
    face: (key) => scene.get("face", key),
  };

  function enterVertex(key: string, side: Side): void {
    const vertex = side.vertex(key);
    if (vertex?.floorNumber !== floorNumber) return;
    if (side.sign > 0) corners.add(key, pointSegment(vertex));
    else corners.remove(key, pointSegment(vertex));
  }

  function enterEdge(key: string, side: Side): void {
    const edge = side.edge(key);
    if (edge?.floorNumber !== floorNumber) return;
    const from = side.vertex(edge.vertexKeys[0]);
    const to = side.vertex(edge.vertexKeys[1]);
    if (!from || !to) return;
    const segment = { x0: from.x, z0: from.z, x1: to.x, z1: to.z };
    if (side.sign > 0) edges.add(key, segment);
    else edges.remove(key, segment);
  }

  function enterFace(key: string, side: Side): void {
    const face = side.face(key);
    if (face?.floorNumber !== floorNumber) return;
    if (face.label === "ceiling") {
      if (side.sign > 0) ceilings.add(key);
      else ceilings.delete(key);
      return;
    }
    const line = wallLine(face, side.vertex);
    if (!line) return;
    if (side.sign > 0) walls.add(key, line);
    else walls.remove(key, line);
  }

  for (const key of scene.keysOnFloor("vertex", floorNumber)) enterVertex(key, now);
  for (const key of scene.keysOnFloor("edge", floorNumber)) enterEdge(key, now);
  for (const key of scene.keysOnFloor("face", floorNumber)) enterFace(key, now);

  return {
    floorNumber,
    visitCorners(x, z, reach, visit) {
      corners.visitNear(x, z, reach, (key) => {
        const vertex = scene.get("vertex", key);
        if (vertex && !isHidden("vertex", key)) visit(vertex);
      });
    },
    visitEdges(x, z, reach, visit) {
      edges.visitNear(x, z, reach, (key) => {
        const edge = scene.get("edge", key);
        const from = edge && scene.get("vertex", edge.vertexKeys[0]);
        const to = edge && scene.get("vertex", edge.vertexKeys[1]);
        if (edge && from && to && !isHidden("edge", key)) visit(edge, from, to);
      });
    },
    visitWalls(x, z, reach, visit) {
      walls.visitNear(x, z, reach, (key) => {
        const face = scene.get("face", key);
        const line = face && wallLine(face, now.vertex);
        if (face && line && !isHidden("face", key)) visit(face, line);
      });
    },
    ceilings(isLeftOut) {
      const heights = new Map<number, number>();
      for (const key of ceilings) {
        if (isHidden("face", key)) continue;
        for (const corner of scene.get("face", key)?.loops.flat() ?? []) {
          const vertex = isLeftOut(corner) ? undefined : scene.get("vertex", corner);
          if (!vertex) continue;
          const height = Math.round(vertex.y * PER_METRE) / PER_METRE;
          heights.set(height, (heights.get(height) ?? 0) + 1);
        }
      }
      return heights;
    },
    follow(diff) {
      const before = sideBefore(scene, diff);
      const touched = touchedBy(scene, diff);
      for (const side of [before, now]) {
        for (const key of touched.vertex) enterVertex(key, side);
        for (const key of touched.edge) enterEdge(key, side);
        for (const key of touched.face) enterFace(key, side);
      }
    },
  };
}

/** The records as they were before the diff. */
function sideBefore(scene: ReadScene, diff: Diff): Side {
  return {
    sign: -1,
    vertex: (key) => beforeIn(diff.vertex, key, () => scene.get("vertex", key)),
    edge: (key) => beforeIn(diff.edge, key, () => scene.get("edge", key)),
    face: (key) => beforeIn(diff.face, key, () => scene.get("face", key)),
  };
}

type Part<R> = { added: Record<string, R>; updated: Record<string, [R, R]>; removed: Record<string, R> } | undefined;

function beforeIn<R>(part: Part<R>, key: string, unchanged: () => R | undefined): R | undefined {
  if (part?.added[key]) return undefined;
  return part?.updated[key]?.[0] ?? part?.removed[key] ?? unchanged();
}

/** The records that lie elsewhere after the diff, what stands on moved corners among them. */
function touchedBy(scene: ReadScene, diff: Diff) {
  const touched = { vertex: new Set<string>(), edge: new Set<string>(), face: new Set<string>() };
  for (const kind of ["vertex", "edge", "face"] as const) {
    const part = diff[kind];
    if (!part) continue;
    for (const group of [part.added, part.updated, part.removed]) for (const key in group) touched[kind].add(key);
  }
  for (const group of [diff.vertex?.added, diff.vertex?.updated, diff.vertex?.removed]) {
    for (const key in group) {
      for (const edge of scene.edgesOfVertex(key)) touched.edge.add(edge);
      for (const face of scene.facesOfVertex(key)) touched.face.add(face);
    }
  }
  return touched;
}
