/**
 * Counts the uses of all sides at once, without the edge index of the scene. The uses are grouped by the lesser vertex
 * number of each side.
 */
import type { FlatSurvey } from "../../core/flat-survey";
import { isCornerMissing } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import type { Finding } from "./finding";
import { countUses, findSideFaults, type Side, sideName } from "./side-uses";

/** Vertices and records per step. */
const RECORDS_PER_STEP = 64;

type Report = (name: string, findings: readonly Finding[]) => void;
type Visit = (low: number, high: number, edge: 0 | 1) => void;

/**
 * Visits every edge and every side of a loop with its lesser and greater vertex number. Sides with a missing vertex are
 * skipped.
 */
function* visitSides({ edges, ends, startOf, corners }: FlatSurvey, visit: Visit): Generator<void> {
  const visitSide = (a: number, b: number, edge: 0 | 1): void => {
    if (isCornerMissing(a) || isCornerMissing(b)) return;
    if (a < b) visit(a, b, edge);
    else visit(b, a, edge);
  };
  for (let i = 0; i < edges.length; i += 1) {
    visitSide(ends[2 * i]!, ends[2 * i + 1]!, 1);
    if (i % RECORDS_PER_STEP === 0) yield;
  }
  for (let loop = 0; loop + 1 < startOf.length; loop += 1) {
    const [start, end] = [startOf[loop]!, startOf[loop + 1]!];
    for (let i = start; i < end; i += 1) visitSide(corners[i]!, corners[i + 1 === end ? start : i + 1]!, 0);
    if (loop % RECORDS_PER_STEP === 0) yield;
  }
}

/** Sorts a part of `codes` in place, by insertion because each part has few numbers. */
function sortPart(codes: Int32Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i += 1) {
    const code = codes[i]!;
    let slot = i;
    for (; slot > from && codes[slot - 1]! > code; slot -= 1) codes[slot] = codes[slot - 1]!;
    codes[slot] = code;
  }
}

/**
 * Returns for each vertex its rank by first mention in edges, then loops. Findings keep this order, whatever the vertex
 * numbers.
 */
function firstMentions({ vertices, ends, corners }: FlatSurvey): Int32Array {
  const order = new Int32Array(vertices.length);
  let count = 0;
  for (const list of [ends, corners]) {
    for (let i = 0; i < list.length; i += 1) {
      const corner = list[i]!;
      if (isCornerMissing(corner) || order[corner] !== 0) continue;
      count += 1;
      order[corner] = count;
    }
  }
  return order;
}

/** Orders the pairs, and the vertices in each pair, by first mention. */
function orderByMention(survey: FlatSurvey, pairs: readonly (readonly [number, number])[]): [number, number][] {
  const order = firstMentions(survey);
  return pairs
    .map(([a, b]): [number, number] => (order[a]! < order[b]! ? [a, b] : [b, a]))
    .sort((one, other) => order[one[0]]! - order[other[0]]! || order[one[1]]! - order[other[1]]!);
}

/** Reports each side with findings once. Yields regularly. */
export function* countSides(scene: ReadScene, survey: FlatSurvey, report: Report): Generator<void> {
  const { vertices, edges, ends } = survey;
  /** For each vertex number, the index of its first use in `codes`. */
  const starts = new Int32Array(vertices.length + 1);
  yield* visitSides(survey, (low) => {
    starts[low + 1]! += 1;
  });
  for (let i = 0; i < vertices.length; i += 1) starts[i + 1]! += starts[i]!;
  /** For each vertex number, the index of its next use in `codes`. */
  const nextIndexes = starts.slice(0, vertices.length);
  /** 2 × the other vertex number, plus 1 for an edge record. */
  const codes = new Int32Array(starts[vertices.length]!);
  yield* visitSides(survey, (low, high, edge) => {
    codes[nextIndexes[low]!] = 2 * high + edge;
    nextIndexes[low]! += 1;
  });

  const pairs: [number, number][] = [];
  for (let low = 0; low < vertices.length; low += 1) {
    const end = starts[low + 1]!;
    sortPart(codes, starts[low]!, end);
    for (let i = starts[low]!; i < end; ) {
      const high = codes[i]! >> 1;
      let uses = 0;
      let records = 0;
      for (; i < end && codes[i]! >> 1 === high; i += 1) {
        if ((codes[i]! & 1) === 0) uses += 1;
        else records += 1;
      }
      if (uses === 0 || (uses === 2 && records > 0)) continue;
      pairs.push([low, high]);
    }
    if (low % RECORDS_PER_STEP === 0) yield;
  }
  if (pairs.length === 0) return;
  const suspects = new Map<string, Side>();
  for (const [a, b] of orderByMention(survey, pairs)) {
    const side: Side = [vertices[a]!.key, vertices[b]!.key];
    suspects.set(sideName(side), side);
  }
  const leastKeys = new Map<string, string>();
  for (let i = 0; i < edges.length; i += 1) {
    if (isCornerMissing(ends[2 * i]!) || isCornerMissing(ends[2 * i + 1]!)) continue;
    const { key, vertexKeys } = edges[i]!;
    const name = sideName(vertexKeys);
    if (!suspects.has(name)) continue;
    const known = leastKeys.get(name);
    if (known === undefined || key < known) leastKeys.set(name, key);
    if (i % RECORDS_PER_STEP === 0) yield;
  }
  for (const [name, side] of suspects) {
    report(name, findSideFaults(scene, side, countUses(scene, ...side), leastKeys.get(name)));
    yield;
  }
}
