/** Finds the regions that segments in a plane enclose, e.g. rooms from walls. In meters. */
import { signedArea } from "./polygon-area";
import { segmentCrossing } from "./segment-crossing";
import { distance2, type Vector2 } from "./vector2";

export type PlaneSegment = { from: Vector2; to: Vector2 };

/** One side of a region, counterclockwise; `segments` are the indexes of the segments along it. */
export type RegionSide = { from: Vector2; to: Vector2; segments: readonly number[] };
export type Region = { outline: Vector2[]; sides: RegionSide[]; area: number };

type Edge = { a: number; b: number; segments: number[] };

export type Enclosed = {
  regions: Region[];
  /** Ends that no other segment meets, with the opposite end. */
  looseEnds: { at: Vector2; from: Vector2 }[];
  /** Whether a region was left out because its outline passes a corner twice, as along a bridge. */
  hasBridge: boolean;
};

/** Returns the position of the nearest point along a segment, 0 to 1, and its distance. */
function nearestOnSegment([x, y]: Vector2, { from, to }: PlaneSegment): { share: number; distance: number } {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const squared = u * u + v * v;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * u + (y - from[1]) * v) / squared));
  return { share, distance: distance2([x, y], [from[0] + u * share, from[1] + v * share]) };
}

/** Builds a graph: corners closer than `reach` are one node, and segments are split where others meet or cross them. */
function buildGraph(segments: readonly PlaneSegment[], reach: number): { nodes: Vector2[]; edges: Edge[] } {
  const nodes: Vector2[] = [];
  const nodeAt = (point: Vector2): number => {
    const known = nodes.findIndex((node) => distance2(node, point) < reach);
    return known >= 0 ? known : nodes.push(point) - 1;
  };
  for (const { from, to } of segments) {
    nodeAt(from);
    nodeAt(to);
  }
  segments.forEach((one, index) => {
    for (const other of segments.slice(index + 1)) {
      const crossing = segmentCrossing([one.from, one.to], [other.from, other.to]);
      if (!crossing) continue;
      const { first } = crossing;
      nodeAt([one.from[0] + (one.to[0] - one.from[0]) * first, one.from[1] + (one.to[1] - one.from[1]) * first]);
    }
  });
  const edges = new Map<string, Edge>();
  segments.forEach((segment, index) => {
    const ends = [nodeAt(segment.from), nodeAt(segment.to)];
    const stops = nodes
      .map((node, key) => ({ key, ...nearestOnSegment(node, segment) }))
      .filter(({ key, distance }) => distance < reach || ends.includes(key))
      .sort((a, b) => a.share - b.share);
    for (let stop = 0; stop + 1 < stops.length; stop += 1) {
      const [a, b] = [stops[stop]!.key, stops[stop + 1]!.key];
      const name = a < b ? `${a} ${b}` : `${b} ${a}`;
      const known = edges.get(name);
      if (known) known.segments.push(index);
      else edges.set(name, { a, b, segments: [index] });
    }
  });
  return { nodes, edges: [...edges.values()] };
}

/** Removes loose ends until none are left. Returns the kept edges and the loose ends of the first round. */
function pruneLooseEnds(edges: readonly Edge[]): { kept: Edge[]; loose: { at: number; from: number }[] } {
  let kept = [...edges];
  let firstLoose: { at: number; from: number }[] | null = null;
  for (;;) {
    const degree = new Map<number, number>();
    for (const { a, b } of kept) for (const node of [a, b]) degree.set(node, (degree.get(node) ?? 0) + 1);
    const isLoose = (node: number): boolean => degree.get(node) === 1;
    firstLoose ??= kept.flatMap(({ a, b }) => [
      ...(isLoose(a) ? [{ at: a, from: b }] : []),
      ...(isLoose(b) ? [{ at: b, from: a }] : []),
    ]);
    const left = kept.filter(({ a, b }) => !isLoose(a) && !isLoose(b));
    if (left.length === kept.length) return { kept, loose: firstLoose };
    kept = left;
  }
}

type HalfEdge = { from: number; to: number; edge: Edge };

/** Returns the cycles of half-edges, each with its region on the left. */
function cyclesOf(nodes: readonly Vector2[], edges: readonly Edge[]): HalfEdge[][] {
  const halvesFrom = new Map<number, HalfEdge[]>();
  for (const edge of edges) {
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const)
      halvesFrom.set(from, [...(halvesFrom.get(from) ?? []), { from, to, edge }]);
  }
  const angle = ({ from, to }: HalfEdge): number =>
    Math.atan2(nodes[to]![1] - nodes[from]![1], nodes[to]![0] - nodes[from]![0]);
  for (const halves of halvesFrom.values()) halves.sort((a, b) => angle(a) - angle(b));
  const next = ({ from, to }: HalfEdge): HalfEdge => {
    const outgoing = halvesFrom.get(to)!;
    const back = outgoing.findIndex((half) => half.to === from);
    return outgoing.at(back - 1)!;
  };
  const done = new Set<HalfEdge>();
  const cycles: HalfEdge[][] = [];
  for (const start of [...halvesFrom.values()].flat()) {
    const cycle: HalfEdge[] = [];
    for (let half = start; !done.has(half); half = next(half)) {
      done.add(half);
      cycle.push(half);
    }
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

/** Returns the enclosed regions. Corners closer than `reach` count as one. */
export function encloseRegions(segments: readonly PlaneSegment[], reach: number): Enclosed {
  const { nodes, edges } = buildGraph(segments, reach);
  const { kept, loose } = pruneLooseEnds(edges);
  const regions: Region[] = [];
  let hasBridge = false;
  for (const cycle of cyclesOf(nodes, kept)) {
    const outline = cycle.map(({ from }) => nodes[from]!);
    const area = signedArea(outline);
    if (area <= 0) continue;
    if (new Set(outline).size < outline.length) {
      hasBridge = true;
      continue;
    }
    const sides = cycle.map(({ from, to, edge }) => ({ from: nodes[from]!, to: nodes[to]!, segments: edge.segments }));
    regions.push({ outline, sides, area });
  }
  return { regions, looseEnds: loose.map(({ at, from }) => ({ at: nodes[at]!, from: nodes[from]! })), hasBridge };
}
