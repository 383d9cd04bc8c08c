/** The snap targets of one floor by position, built once and updated with each change. */
import type { Edge, Face, GeometryKind, Vertex } from "../../../domain/geometry-records";
import type { Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { createSegmentGrid, type PlanSegment } from "./segment-grid";

/** A wall with a corner farther from its line in plan is leaning and not a snap target; share of its length. */
const MAX_LEAN = 0.1;
/** A shorter wall has no direction, in m. */
const MIN_LENGTH = 0.02;

type FindVertex = (vertexKey: string) => Vertex | undefined;

function farthest(loop: readonly string[], from: Vertex, corner: FindVertex): Vertex {
  let best = from;
  let farthestSquared = 0;
  for (const key of loop) {
    const vertex = corner(key);
    if (!vertex) continue;
    const dx = vertex.x - from.x;
    const dz = vertex.z - from.z;
    const squared = dx * dx + dz * dz;
    if (squared <= farthestSquared) continue;
    best = vertex;
    farthestSquared = squared;
  }
  return best;
}

/** Returns a wall's line in plan, or null for another face. Allocates nothing but the result. */
function wallLine(face: Face, corner: FindVertex): PlanSegment | null {
  const loop = face.loops[0];
  const first = loop && corner(loop[0] ?? "");
  if (face.label !== "wall" || !loop || !first) return null;
  const from = farthest(loop, first, corner);
  const to = farthest(loop, from, corner);
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const length = Math.sqrt(dx * dx + dz * dz);
  if (length < MIN_LENGTH) return null;
  for (const key of loop) {
    const vertex = corner(key);
    if (vertex && Math.abs((vertex.x - from.x) * dz - (vertex.z - from.z) * dx) > MAX_LEAN * length) return null;
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
   * Returns the heights of visible ceilings in m, each with its number of vertices, without those left out. Visits all
   * ceilings, so it may run once per movement, not at each step.
   */
  ceilings(isLeftOut: (vertexKey: string) => boolean): CeilingHeights;
  /** Notes an applied diff. */
  follow(diff: Diff): void;
};

const CORNER_CELL = 1;
const EDGE_CELL = 1;
const WALL_CELL = 4;
/** Heights are rounded to mm. */
const PER_METER = 1000;

const pointSegment = ({ x, z }: Vertex): PlanSegment => ({ x0: x, z0: z, x1: x, z1: z });

/** The records before (-1) or after (1) a diff. */
type SceneVersion = {
  sign: 1 | -1;
  vertex(key: string): Vertex | undefined;
  edge(key: string): Edge | undefined;
  face(key: string): Face | undefined;
};

class FloorSnapIndex implements SnapIndex {
  private readonly corners = createSegmentGrid(CORNER_CELL);
  private readonly edges = createSegmentGrid(EDGE_CELL);
  private readonly walls = createSegmentGrid(WALL_CELL);
  private readonly ceilingKeys = new Set<string>();
  private readonly current: SceneVersion;

  constructor(
    private readonly scene: ReadScene,
    readonly floorNumber: number,
    private readonly isHidden: (kind: GeometryKind, key: string) => boolean,
  ) {
    this.current = {
      sign: 1,
      vertex: (key) => scene.get("vertex", key),
      edge: (key) => scene.get("edge", key),
      face: (key) => scene.get("face", key),
    };
    for (const key of scene.keysOnFloor("vertex", floorNumber)) this.updateVertex(key, this.current);
    for (const key of scene.keysOnFloor("edge", floorNumber)) this.updateEdge(key, this.current);
    for (const key of scene.keysOnFloor("face", floorNumber)) this.updateFace(key, this.current);
  }

  visitCorners(x: number, z: number, reach: number, visit: (vertex: Vertex) => void): void {
    this.corners.visitNear(x, z, reach, (key) => {
      const vertex = this.scene.get("vertex", key);
      if (vertex && !this.isHidden("vertex", key)) visit(vertex);
    });
  }

  visitEdges(x: number, z: number, reach: number, visit: (edge: Edge, from: Vertex, to: Vertex) => void): void {
    const { scene } = this;
    this.edges.visitNear(x, z, reach, (key) => {
      const edge = scene.get("edge", key);
      const from = edge && scene.get("vertex", edge.vertexKeys[0]);
      const to = edge && scene.get("vertex", edge.vertexKeys[1]);
      if (edge && from && to && !this.isHidden("edge", key)) visit(edge, from, to);
    });
  }

  visitWalls(x: number, z: number, reach: number, visit: (face: Face, line: PlanSegment) => void): void {
    this.walls.visitNear(x, z, reach, (key) => {
      const face = this.scene.get("face", key);
      const line = face && wallLine(face, this.current.vertex);
      if (face && line && !this.isHidden("face", key)) visit(face, line);
    });
  }

  ceilings(isLeftOut: (vertexKey: string) => boolean): CeilingHeights {
    const heights = new Map<number, number>();
    for (const key of this.ceilingKeys) {
      if (this.isHidden("face", key)) continue;
      for (const corner of this.scene.get("face", key)?.loops.flat() ?? []) {
        const vertex = isLeftOut(corner) ? undefined : this.scene.get("vertex", corner);
        if (!vertex) continue;
        const height = Math.round(vertex.y * PER_METER) / PER_METER;
        heights.set(height, (heights.get(height) ?? 0) + 1);
      }
    }
    return heights;
  }

  follow(diff: Diff): void {
    const before = versionBefore(this.scene, diff);
    const touched = findTouched(this.scene, diff);
    for (const version of [before, this.current]) {
      for (const key of touched.vertex) this.updateVertex(key, version);
      for (const key of touched.edge) this.updateEdge(key, version);
      for (const key of touched.face) this.updateFace(key, version);
    }
  }

  private updateVertex(key: string, version: SceneVersion): void {
    const vertex = version.vertex(key);
    if (vertex?.floorNumber !== this.floorNumber) return;
    if (version.sign > 0) this.corners.add(key, pointSegment(vertex));
    else this.corners.remove(key, pointSegment(vertex));
  }

  private updateEdge(key: string, version: SceneVersion): void {
    const edge = version.edge(key);
    if (edge?.floorNumber !== this.floorNumber) return;
    const from = version.vertex(edge.vertexKeys[0]);
    const to = version.vertex(edge.vertexKeys[1]);
    if (!from || !to) return;
    const segment = { x0: from.x, z0: from.z, x1: to.x, z1: to.z };
    if (version.sign > 0) this.edges.add(key, segment);
    else this.edges.remove(key, segment);
  }

  private updateFace(key: string, version: SceneVersion): void {
    const face = version.face(key);
    if (face?.floorNumber !== this.floorNumber) return;
    if (face.label === "ceiling") {
      if (version.sign > 0) this.ceilingKeys.add(key);
      else this.ceilingKeys.delete(key);
      return;
    }
    const line = wallLine(face, version.vertex);
    if (!line) return;
    if (version.sign > 0) this.walls.add(key, line);
    else this.walls.remove(key, line);
  }
}

/** Builds the index of one floor. Hidden elements are not found. */
export const createSnapIndex = (
  scene: ReadScene,
  floorNumber: number,
  isHidden: (kind: GeometryKind, key: string) => boolean = () => false,
): SnapIndex => new FloorSnapIndex(scene, floorNumber, isHidden);

function versionBefore(scene: ReadScene, diff: Diff): SceneVersion {
  return {
    sign: -1,
    vertex: (key) => recordBefore(diff.vertex, key, () => scene.get("vertex", key)),
    edge: (key) => recordBefore(diff.edge, key, () => scene.get("edge", key)),
    face: (key) => recordBefore(diff.face, key, () => scene.get("face", key)),
  };
}

type Part<R> = { added: Record<string, R>; updated: Record<string, [R, R]>; removed: Record<string, R> } | undefined;

function recordBefore<R>(part: Part<R>, key: string, unchanged: () => R | undefined): R | undefined {
  if (part?.added[key]) return undefined;
  return part?.updated[key]?.[0] ?? part?.removed[key] ?? unchanged();
}

/** Returns the keys of the records that a diff moves, including edges and faces on moved vertices. */
function findTouched(scene: ReadScene, diff: Diff) {
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
