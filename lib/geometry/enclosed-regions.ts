/** The regions that segments in a plane enclose, as rooms by their walls. Metres. */
import { signedArea } from "./polygon-area";
import { segmentCrossing } from "./segment-crossing";
import { distance2, type Vector2 } from "./vector2";

export type PlaneSegment = { from: Vector2; to: Vector2 };

/** One side of a region, anticlockwise; `segments` are the places in the list of those that lie there. */
export type RegionSide = { from: Vector2; to: Vector2; segments: readonly number[] };
export type Region = { outline: Vector2[]; sides: RegionSide[]; area: number };

type Edge = { a: number; b: number; segments: number[] };

export type Enclosed = {
  regions: Region[];
  /** Ends that nothing else meets, with the direction in which they point. */
  looseEnds: { at: Vector2; from: Vector2 }[];
  /** A region that touches itself: what it encloses hangs on it by a single side. */
  hasBridge: boolean;
};

/** How far along a segment a place lies, 0 to 1, and how far from it. */
function onSegment([x, y]: Vector2, { from, to }: PlaneSegment): { share: number; away: number } {
  const [u, v] = [to[0] - from[0], to[1] - from[1]];
  const squared = u * u + v * v;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * u + (y - from[1]) * v) / squared));
  return { share, away: distance2([x, y], [from[0] + u * share, from[1] + v * share]) };
}

/** Corners nearer than `reach` are one; segments are parted where others meet or cross them. */
function edgesOf(segments: readonly PlaneSegment[], reach: number): { nodes: Vector2[]; edges: Edge[] } {
  const nodes: Vector2[] = [];
  const nodeAt = (place: Vector2): number => {
    const known = nodes.findIndex((node) => distance2(node, place) < reach);
    return known >= 0 ? known : nodes.push(place) - 1;
  };
  for (const { from, to } of segments) {
    nodeAt(from);
    nodeAt(to);
  }
  segments.forEach((one, at) => {
    for (const other of segments.slice(at + 1)) {
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
      .map((node, key) => ({ key, ...onSegment(node, segment) }))
      .filter(({ key, away }) => away < reach || ends.includes(key))
      .sort((a, b) => a.share - b.share);
    for (let at = 0; at + 1 < stops.length; at += 1) {
      const [a, b] = [stops[at]!.key, stops[at + 1]!.key];
      const name = a < b ? `${a} ${b}` : `${b} ${a}`;
      const known = edges.get(name);
      if (known) known.segments.push(index);
      else edges.set(name, { a, b, segments: [index] });
    }
  });
  return { nodes, edges: [...edges.values()] };
}

/** What is left when ends that nothing meets are taken off again and again, and the ends of the first round. */
function withoutLoose(edges: readonly Edge[]): { kept: Edge[]; loose: { at: number; from: number }[] } {
  let kept = [...edges];
  let first: { at: number; from: number }[] | null = null;
  for (;;) {
    const degree = new Map<number, number>();
    for (const { a, b } of kept) for (const node of [a, b]) degree.set(node, (degree.get(node) ?? 0) + 1);
    const isLoose = (node: number): boolean => degree.get(node) === 1;
    first ??= kept.flatMap(({ a, b }) => [
      ...(isLoose(a) ? [{ at: a, from: b }] : []),
      ...(isLoose(b) ? [{ at: b, from: a }] : []),
    ]);
    const left = kept.filter(({ a, b }) => !isLoose(a) && !isLoose(b));
    if (left.length === kept.length) return { kept, loose: first };
    kept = left;
  }
}

type Half = { from: number; to: number; edge: Edge };

/** Cycles of half-edges, each with what it encloses on its left. */
function cyclesOf(nodes: readonly Vector2[], edges: readonly Edge[]): Half[][] {
  const out = new Map<number, Half[]>();
  for (const edge of edges) {
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const)
      out.set(from, [...(out.get(from) ?? []), { from, to, edge }]);
  }
  const angle = ({ from, to }: Half): number =>
    Math.atan2(nodes[to]![1] - nodes[from]![1], nodes[to]![0] - nodes[from]![0]);
  for (const halves of out.values()) halves.sort((a, b) => angle(a) - angle(b));
  const next = ({ from, to }: Half): Half => {
    const around = out.get(to)!;
    const back = around.findIndex((half) => half.to === from);
    return around.at(back - 1)!;
  };
  const done = new Set<Half>();
  const cycles: Half[][] = [];
  for (const start of [...out.values()].flat()) {
    const cycle: Half[] = [];
    for (let half = start; !done.has(half); half = next(half)) {
      done.add(half);
      cycle.push(half);
    }
    if (cycle.length > 0) cycles.push(cycle);
  }
  return cycles;
}

export function encloseRegions(segments: readonly PlaneSegment[], reach: number): Enclosed {
  const { nodes, edges } = edgesOf(segments, reach);
  const { kept, loose } = withoutLoose(edges);
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
