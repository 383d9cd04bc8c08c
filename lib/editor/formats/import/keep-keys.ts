/** Rebuilding a room with cut walls keeps the keys of the first build. Only records that the cuts add have new keys. */
import type { Face } from "../../../domain/geometry-records";
import type { SceneRecords } from "../../core/scene";
import type { BuiltRoom } from "./build-room";

type Rename = Map<string, string>;

const sideOf = (keys: readonly string[]): string => [...keys].sort().join();

/** Matches records of both builds by a description; equal descriptions are matched in order. */
function matchBy<T extends { key: string }>(
  first: readonly T[],
  rebuilt: readonly T[],
  nameOf: (one: T) => string,
  rename: Rename,
): void {
  const known = new Map<string, string[]>();
  for (const one of first) known.set(nameOf(one), [...(known.get(nameOf(one)) ?? []), one.key]);
  for (const one of rebuilt) {
    const key = known.get(nameOf(one))?.shift();
    if (key !== undefined) rename.set(one.key, key);
  }
}

/** The greatest distance of two corners in m: the longest part of a cut wall keeps its key. */
function reachOf({ loops }: Face, { vertex }: SceneRecords): number {
  const corners = new Set(loops.flat());
  const places = vertex.filter(({ key }) => corners.has(key)).map(({ x, z }) => [x, z] as const);
  return Math.max(0, ...places.flatMap(([x, z]) => places.map((other) => Math.hypot(x - other[0], z - other[1]))));
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
        reach: reachOf(one, rebuilt.records),
      }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared || b.reach - a.reach);
    if (!best) continue;
    taken.add(best.key);
    rename.set(best.key, face.key);
  }
}

/** Returns a copy of `rebuilt`, which differs from `first` only in its cut walls. */
export function keepKeys(first: BuiltRoom, rebuilt: BuiltRoom): BuiltRoom {
  const rename: Rename = new Map();
  const [was, is] = [first.records, rebuilt.records];
  const now = (key: string): string => rename.get(key) ?? key;
  matchBy(was.vertex, is.vertex, ({ x, y, z }) => `${x},${y},${z}`, rename);
  matchFaces(first, rebuilt, rename);
  matchBy(was.edge, is.edge, ({ vertexKeys }) => sideOf(vertexKeys.map(now)), rename);
  matchBy(was.objectPlanar, is.objectPlanar, ({ sourceId, label }) => `${label} ${sourceId}`, rename);
  matchBy(was.object3D, is.object3D, ({ sourceId, label }) => `${label} ${sourceId}`, rename);
  return {
    ...rebuilt,
    entries: rebuilt.entries.map((entry) => ({ ...entry, keys: entry.keys.map(now) })),
    added: rebuilt.added.map((one) => ({ ...one, key: now(one.key) })),
    records: {
      vertex: is.vertex.map((one) => ({ ...one, key: now(one.key) })),
      edge: is.edge.map((one) => ({
        ...one,
        key: now(one.key),
        vertexKeys: [now(one.vertexKeys[0]), now(one.vertexKeys[1])],
      })),
      face: is.face.map((one) => ({
        ...one,
        key: now(one.key),
        loops: one.loops.map((loop) => loop.map(now)),
        captured: one.captured && { ...one.captured, loops: one.loops.map((loop) => loop.map(now)) },
      })),
      objectPlanar: is.objectPlanar.map((one) => ({ ...one, key: now(one.key), faceKey: now(one.faceKey) })),
      object3D: is.object3D.map((one) => ({
        ...one,
        key: now(one.key),
        ...(one.hostKey ? { hostKey: now(one.hostKey) } : {}),
      })),
    },
  };
}
