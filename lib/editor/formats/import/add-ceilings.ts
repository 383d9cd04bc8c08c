/** Adds a ceiling over each floor, at the tops of its walls, because captures have no ceilings. */
import type { Vector3 } from "../../../geometry/vector3";
import { unlevelTops } from "../../analysis/quantities/level-tops";
import { newFace } from "./build-shell";
import { notes, reasons } from "./copy";
import { findFaceFault } from "./find-face-fault";
import type { DraftFloor, RoomDraft } from "./room-draft";

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Returns the wall vertices above each base vertex. */
function topsOver({ walls, pool }: RoomDraft): Map<string, string[]> {
  const tops = new Map<string, string[]>();
  const addTop = (base: string, top: string): void => {
    tops.set(base, [...(tops.get(base) ?? []), top]);
  };
  for (const { piece } of walls) {
    for (const [index, base] of piece.base.entries()) {
      const top = piece.top?.[index];
      if (top) addTop(base, top);
    }
    if (piece.top) continue;
    for (const base of piece.base) {
      const [x, , z] = pool.at(base);
      for (const key of piece.loop) {
        const at = pool.at(key);
        if (key !== base && Math.hypot(at[0] - x, at[2] - z) < 0.005) addTop(base, key);
      }
    }
  }
  return tops;
}

/** Returns the outlines of the walls around a floor. */
function wallsAround({ walls, pool }: RoomDraft, { loop }: DraftFloor): Vector3[][][] {
  const border = new Set(loop);
  const surroundingWalls = walls.filter(({ piece }) => border.has(piece.base[0]!) && border.has(piece.base.at(-1)!));
  return surroundingWalls.map(({ piece }) => [piece.loop.map(pool.at)]);
}

export function addCeilings(draft: RoomDraft): void {
  const { pool } = draft;
  const tops = topsOver(draft);
  for (const floor of draft.floors) {
    const highest = floor.loop.map((base) => {
      const topsAbove = [...(tops.get(base) ?? [])].sort((a, b) => pool.at(b)[1] - pool.at(a)[1]);
      return topsAbove[0] ?? null;
    });
    const heights = highest.flatMap((key) => (key ? [pool.at(key)[1]] : []));
    if (heights.length === 0) {
      draft.notes.push(notes.noWalls);
      continue;
    }
    const level = median(heights);
    const loop = floor.loop.map((base, index) => {
      const [x, , z] = pool.at(base);
      return highest[index] ?? pool.add([x, level, z], "low", "solver");
    });
    const face = newFace(draft, "ceiling", loop.reverse(), null);
    if (findFaceFault(pool, face)) {
      draft.notes.push(notes.noCeiling);
      continue;
    }
    draft.ceilings.push(face);
    const base = pool.at(floor.loop[0]!)[1];
    const unlevel = unlevelTops(wallsAround(draft, floor));
    draft.added.push({
      key: face.key,
      element: "ceiling",
      reason: unlevel
        ? reasons.unlevelCeiling(unlevel.lowest - base, unlevel.highest - base)
        : reasons.ceiling(level - base),
      isEstimated: unlevel !== null,
    });
    if (unlevel) draft.cautions.push(notes.unlevelCeiling);
    if (Math.max(...heights) - Math.min(...heights) > 0.01) draft.notes.push(notes.unevenCeiling);
  }
}
