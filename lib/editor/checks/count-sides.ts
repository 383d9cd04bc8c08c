/**
 * All sides of a survey counted at once, without the scene's index of edges: pairs of corners as numbers in one array, sorted,
 * so that what goes along one pair lies together.
 */
import type { ReadScene } from "../scene";
import type { Finding } from "./finding";
import { countUses, judgeSide, type Side, sideName } from "./side-uses";

/** Corners that numbers have room for; far more than any survey has. */
const MOST_CORNERS = 2 ** 24;

/** Records that are read between two breaths. */
const A_BREATH = 16;

type Told = (name: string, findings: readonly Finding[]) => void;

/** A generator that breathes now and then; tells each side that something is wrong with, once. */
export function* countSides(scene: ReadScene, tell: Told): Generator<void> {
  const numbers = new Map<string, number>();
  const names: string[] = [];
  function numberOf(key: string): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, names.length);
    return names.push(key) - 1;
  }
  const pairOf = (a: number, b: number): number => (a < b ? a * MOST_CORNERS + b : b * MOST_CORNERS + a);
  /** Twice the pair's number, and one more for an edge. */
  let codes = new Float64Array(scene.count("edge") + 5 * scene.count("face") + 16);
  let count = 0;
  function note(a: string, b: string, isEdge: 0 | 1): void {
    if (count === codes.length) {
      const larger = new Float64Array(2 * count);
      larger.set(codes);
      codes = larger;
    }
    codes[count] = pairOf(numberOf(a), numberOf(b)) * 2 + isEdge;
    count += 1;
  }

  let read = 0;
  for (const { vertexKeys } of scene.values("edge")) {
    note(vertexKeys[0], vertexKeys[1], 1);
    read += 1;
    if (read % A_BREATH === 0) yield;
  }
  for (const { loops } of scene.values("face")) {
    for (const loop of loops) {
      for (let at = 0; at < loop.length; at += 1) note(loop[at]!, loop[at + 1] ?? loop[0]!, 0);
    }
    read += 1;
    if (read % A_BREATH === 0) yield;
  }

  const sorted = codes.subarray(0, count).sort();
  yield;
  const doubtful = new Map<number, Side>();
  for (let at = 0; at < count; ) {
    const pair = Math.floor(sorted[at]! / 2);
    let [uses, edges] = [0, 0];
    for (; at < count && Math.floor(sorted[at]! / 2) === pair; at += 1) {
      if (sorted[at]! % 2 === 0) uses += 1;
      else edges += 1;
    }
    if (uses === 0 || (uses === 2 && edges > 0)) continue;
    doubtful.set(pair, [names[Math.floor(pair / MOST_CORNERS)]!, names[pair % MOST_CORNERS]!]);
  }
  yield;
  if (doubtful.size === 0) return;
  const edgeOf = new Map<number, string>();
  for (const { key, vertexKeys } of scene.values("edge")) {
    const [a, b] = [numbers.get(vertexKeys[0]), numbers.get(vertexKeys[1])];
    const pair = a === undefined || b === undefined ? -1 : pairOf(a, b);
    const known = doubtful.has(pair) ? edgeOf.get(pair) : "";
    if (known === undefined || key < known) edgeOf.set(pair, key);
    read += 1;
    if (read % A_BREATH === 0) yield;
  }
  for (const [pair, side] of doubtful) {
    tell(sideName(side), judgeSide(scene, side, countUses(scene, ...side), edgeOf.get(pair)));
    yield;
  }
}
