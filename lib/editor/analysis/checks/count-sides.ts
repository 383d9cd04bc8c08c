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
  const report = (a: number, b: number, edge: 0 | 1): void => {
    if (isCornerMissing(a) || isCornerMissing(b)) return;
    if (a < b) visit(a, b, edge);
    else visit(b, a, edge);
  };
  for (let at = 0; at < edges.length; at += 1) {
    report(ends[2 * at]!, ends[2 * at + 1]!, 1);
    if (at % RECORDS_PER_STEP === 0) yield;
  }
  for (let loop = 0; loop + 1 < startOf.length; loop += 1) {
    const [start, end] = [startOf[loop]!, startOf[loop + 1]!];
    for (let at = start; at < end; at += 1) report(corners[at]!, corners[at + 1 === end ? start : at + 1]!, 0);
    if (loop % RECORDS_PER_STEP === 0) yield;
  }
}

/** An insertion sort: each part has few numbers. */
function sortPart(codes: Int32Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const code = codes[at]!;
    let slot = at;
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
  for (const lane of [ends, corners]) {
    for (let at = 0; at < lane.length; at += 1) {
      const corner = lane[at]!;
      if (isCornerMissing(corner) || order[corner] !== 0) continue;
      count += 1;
      order[corner] = count;
    }
  }
  return order;
}

/** Orders the pairs, and the vertices in each pair, by first mention. */
function inOrder(survey: FlatSurvey, pairs: readonly (readonly [number, number])[]): [number, number][] {
  const order = firstMentions(survey);
  return pairs
    .map(([a, b]): [number, number] => (order[a]! < order[b]! ? [a, b] : [b, a]))
    .sort((one, other) => order[one[0]]! - order[other[0]]! || order[one[1]]! - order[other[1]]!);
}

/** Reports each side with findings once. Yields regularly. */
export function* countSides(scene: ReadScene, survey: FlatSurvey, report: Report): Generator<void> {
  const { vertices, edges, ends } = survey;
  /** For each vertex number, where its uses begin in `codes`. */
  const starts = new Int32Array(vertices.length + 1);
  yield* visitSides(survey, (low) => {
    starts[low + 1]! += 1;
  });
  for (let at = 0; at < vertices.length; at += 1) starts[at + 1]! += starts[at]!;
  const places = starts.slice(0, vertices.length);
  /** 2 × the other vertex number, plus 1 for an edge record. */
  const codes = new Int32Array(starts[vertices.length]!);
  yield* visitSides(survey, (low, high, edge) => {
    codes[places[low]!] = 2 * high + edge;
    places[low]! += 1;
  });

  const pairs: [number, number][] = [];
  for (let low = 0; low < vertices.length; low += 1) {
    const end = starts[low + 1]!;
    sortPart(codes, starts[low]!, end);
    for (let at = starts[low]!; at < end; ) {
      const high = codes[at]! >> 1;
      let uses = 0;
      let records = 0;
      for (; at < end && codes[at]! >> 1 === high; at += 1) {
        if ((codes[at]! & 1) === 0) uses += 1;
        else records += 1;
      }
      if (uses === 0 || (uses === 2 && records > 0)) continue;
      pairs.push([low, high]);
    }
    if (low % RECORDS_PER_STEP === 0) yield;
  }
  if (pairs.length === 0) return;
  const suspects = new Map<string, Side>();
  for (const [a, b] of inOrder(survey, pairs)) {
    const side: Side = [vertices[a]!.key, vertices[b]!.key];
    suspects.set(sideName(side), side);
  }
  const least = new Map<string, string>();
  for (let at = 0; at < edges.length; at += 1) {
    if (isCornerMissing(ends[2 * at]!) || isCornerMissing(ends[2 * at + 1]!)) continue;
    const { key, vertexKeys } = edges[at]!;
    const name = sideName(vertexKeys);
    if (!suspects.has(name)) continue;
    const known = least.get(name);
    if (known === undefined || key < known) least.set(name, key);
    if (at % RECORDS_PER_STEP === 0) yield;
  }
  for (const [name, side] of suspects) {
    report(name, findSideFaults(scene, side, countUses(scene, ...side), least.get(name)));
    yield;
  }
}
