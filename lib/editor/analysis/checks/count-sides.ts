/**
 * All sides of a survey counted at once, without the scene's index of edges: what goes along the sides of one corner lies
 * together, by the numbers of the other ends.
 */
import type { FlatSurvey } from "../../core/flat-survey";
import { isCornerMissing } from "../../core/flat-survey";
import type { ReadScene } from "../../core/scene";
import type { Finding } from "./finding";
import { countUses, judgeSide, type Side, sideName } from "./side-uses";

/** Corners and records that are read between two breaths. */
const A_BREATH = 64;

type Told = (name: string, findings: readonly Finding[]) => void;
type Visit = (low: number, high: number, edge: 0 | 1) => void;

/** Every edge and every side of a loop, by its lesser and its greater corner. One whose corner is not there is none. */
function* visitSides({ edges, ends, startOf, corners }: FlatSurvey, visit: Visit): Generator<void> {
  const tell = (a: number, b: number, edge: 0 | 1): void => {
    if (isCornerMissing(a) || isCornerMissing(b)) return;
    if (a < b) visit(a, b, edge);
    else visit(b, a, edge);
  };
  for (let at = 0; at < edges.length; at += 1) {
    tell(ends[2 * at]!, ends[2 * at + 1]!, 1);
    if (at % A_BREATH === 0) yield;
  }
  for (let loop = 0; loop + 1 < startOf.length; loop += 1) {
    const [start, end] = [startOf[loop]!, startOf[loop + 1]!];
    for (let at = start; at < end; at += 1) tell(corners[at]!, corners[at + 1 === end ? start : at + 1]!, 0);
    if (loop % A_BREATH === 0) yield;
  }
}

/** Puts a few numbers in order, in place. */
function sortPart(codes: Int32Array, from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const code = codes[at]!;
    let place = at;
    for (; place > from && codes[place - 1]! > code; place -= 1) codes[place] = codes[place - 1]!;
    codes[place] = code;
  }
}

/** Of each corner when edges, and then loops, name it first: findings stand in this order, however corners are numbered. */
function firstMet({ vertices, ends, corners }: FlatSurvey): Int32Array {
  const order = new Int32Array(vertices.length);
  let met = 0;
  for (const lane of [ends, corners]) {
    for (let at = 0; at < lane.length; at += 1) {
      const corner = lane[at]!;
      if (isCornerMissing(corner) || order[corner] !== 0) continue;
      met += 1;
      order[corner] = met;
    }
  }
  return order;
}

/** Pairs of corners, the one that is met first before the other. */
function inOrder(survey: FlatSurvey, pairs: readonly (readonly [number, number])[]): [number, number][] {
  const order = firstMet(survey);
  return pairs
    .map(([a, b]): [number, number] => (order[a]! < order[b]! ? [a, b] : [b, a]))
    .sort((one, other) => order[one[0]]! - order[other[0]]! || order[one[1]]! - order[other[1]]!);
}

/** A generator that breathes now and then; tells each side that something is wrong with, once. */
export function* countSides(scene: ReadScene, survey: FlatSurvey, tell: Told): Generator<void> {
  const { vertices, edges, ends } = survey;
  /** Where what goes along the sides of a corner begins, by its number. */
  const starts = new Int32Array(vertices.length + 1);
  yield* visitSides(survey, (low) => {
    starts[low + 1]! += 1;
  });
  for (let at = 0; at < vertices.length; at += 1) starts[at + 1]! += starts[at]!;
  const places = starts.slice(0, vertices.length);
  /** Twice the other end's number, and one more for an edge. */
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
      let [uses, records] = [0, 0];
      for (; at < end && codes[at]! >> 1 === high; at += 1) {
        if ((codes[at]! & 1) === 0) uses += 1;
        else records += 1;
      }
      if (uses === 0 || (uses === 2 && records > 0)) continue;
      pairs.push([low, high]);
    }
    if (low % A_BREATH === 0) yield;
  }
  if (pairs.length === 0) return;
  const doubtful = new Map<string, Side>();
  for (const [a, b] of inOrder(survey, pairs)) {
    const side: Side = [vertices[a]!.key, vertices[b]!.key];
    doubtful.set(sideName(side), side);
  }
  const least = new Map<string, string>();
  for (let at = 0; at < edges.length; at += 1) {
    if (isCornerMissing(ends[2 * at]!) || isCornerMissing(ends[2 * at + 1]!)) continue;
    const { key, vertexKeys } = edges[at]!;
    const name = sideName(vertexKeys);
    if (!doubtful.has(name)) continue;
    const known = least.get(name);
    if (known === undefined || key < known) least.set(name, key);
    if (at % A_BREATH === 0) yield;
  }
  for (const [name, side] of doubtful) {
    tell(name, judgeSide(scene, side, countUses(scene, ...side), least.get(name)));
    yield;
  }
}
