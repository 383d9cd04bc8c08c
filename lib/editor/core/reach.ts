/** How far from the origin geometry may lie: far beyond any home, and short of what a picture or a rounded length can hold. */
import type { GeometryKind, GeometryRecordByKind } from "../../domain/geometry-records";
import { changesOf, type Diff } from "./diff";

const REACH_METRES = 10_000;

const lengths: { [K in GeometryKind]: (record: GeometryRecordByKind[K]) => readonly number[] } = {
  vertex: ({ x, y, z }) => [x, y, z],
  edge: () => [],
  face: () => [],
  objectPlanar: ({ u, v, width, height }) => [u, v, width, height],
  object3D: ({ position, size }) => [...position, ...size],
};

function isInReach<K extends GeometryKind>(kind: K, record: GeometryRecordByKind[K]): boolean {
  return lengths[kind](record).every((length) => Math.abs(length) <= REACH_METRES);
}

/** The key of a record that the diff would put out of reach; null when there is none. */
export function findOutOfReach(diff: Diff): string | null {
  for (const { kind, key, to } of changesOf(diff)) if (to && !isInReach(kind, to as never)) return key;
  return null;
}
