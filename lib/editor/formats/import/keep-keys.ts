/** Rebuilding a room with cut walls keeps the keys of the first build. Only records that the cuts add have new keys. */
import type { Face } from "../../../domain/geometry-records";
import type { SceneRecords } from "../../core/scene";
import type { BuiltRoom } from "./build-room";

/** First keys by rebuilt key. */
type Rename = Map<string, string>;

const joinKeys = (keys: readonly string[]): string => [...keys].sort().join();

/** Matches records of both builds by a description; equal descriptions are matched in order. */
function matchBy<T extends { key: string }>(
  first: readonly T[],
  rebuilt: readonly T[],
  descriptionOf: (one: T) => string,
  rename: Rename,
): void {
  const known = new Map<string, string[]>();
  for (const one of first) known.set(descriptionOf(one), [...(known.get(descriptionOf(one)) ?? []), one.key]);
  for (const one of rebuilt) {
    const key = known.get(descriptionOf(one))?.shift();
    if (key !== undefined) rename.set(one.key, key);
  }
}

/** Returns the greatest distance of two corners in m: the longest part of a cut wall keeps its key. */
function longestDistance({ loops }: Face, { vertex }: SceneRecords): number {
  const corners = new Set(loops.flat());
  const points = vertex.filter(({ key }) => corners.has(key)).map(({ x, z }) => [x, z] as const);
  return Math.max(0, ...points.flatMap(([x, z]) => points.map((other) => Math.hypot(x - other[0], z - other[1]))));
}

/** A face keeps its key on the rebuilt face with the same source that has most of its vertices, then on the longest. */
function matchFaces(first: BuiltRoom, rebuilt: BuiltRoom, rename: Rename): void {
  const taken = new Set<string>();
  for (const face of first.records.face) {
    const corners = new Set(face.loops.flat());
    const [best] = rebuilt.records.face
      .filter((one) => one.label === face.label && one.sourceId === face.sourceId && !taken.has(one.key))
      .map((one) => ({
        key: one.key,
        shared: new Set(one.loops.flat().filter((key) => corners.has(rename.get(key) ?? ""))).size,
        reach: longestDistance(one, rebuilt.records),
      }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || b.reach - a.reach);
    if (!best) continue;
    taken.add(best.key);
    rename.set(best.key, face.key);
  }
}

/** Returns a copy of `rebuilt` with the keys of `first`. The two differ only in their cut walls. */
export function keepKeys(first: BuiltRoom, rebuilt: BuiltRoom): BuiltRoom {
  const rename: Rename = new Map();
  const before = first.records;
  const after = rebuilt.records;
  const keyFor = (key: string): string => rename.get(key) ?? key;
  matchBy(before.vertex, after.vertex, ({ x, y, z }) => `${x},${y},${z}`, rename);
  matchFaces(first, rebuilt, rename);
  matchBy(before.edge, after.edge, ({ vertexKeys }) => joinKeys(vertexKeys.map(keyFor)), rename);
  matchBy(before.objectPlanar, after.objectPlanar, ({ sourceId, label }) => `${label} ${sourceId}`, rename);
  matchBy(before.object3D, after.object3D, ({ sourceId, label }) => `${label} ${sourceId}`, rename);
  return {
    ...rebuilt,
    entries: rebuilt.entries.map((entry) => ({ ...entry, keys: entry.keys.map(keyFor) })),
    added: rebuilt.added.map((one) => ({ ...one, key: keyFor(one.key) })),
    records: {
      vertex: after.vertex.map((one) => ({ ...one, key: keyFor(one.key) })),
      edge: after.edge.map((one) => ({
        ...one,
        key: keyFor(one.key),
        vertexKeys: [keyFor(one.vertexKeys[0]), keyFor(one.vertexKeys[1])],
      })),
      face: after.face.map((one) => ({
        ...one,
        key: keyFor(one.key),
        loops: one.loops.map((loop) => loop.map(keyFor)),
        captured: one.captured && { ...one.captured, loops: one.loops.map((loop) => loop.map(keyFor)) },
      })),
      objectPlanar: after.objectPlanar.map((one) => ({ ...one, key: keyFor(one.key), faceKey: keyFor(one.faceKey) })),
      object3D: after.object3D.map((one) => ({
        ...one,
        key: keyFor(one.key),
        ...(one.hostKey ? { hostKey: keyFor(one.hostKey) } : {}),
      })),
    },
  };
}
