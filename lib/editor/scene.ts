/** The records of one survey by kind and key, with the indexes that keep the cost of an edit independent of the scene's size. */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../domain/geometry-records";
import { createReferenceIndex } from "./reference-index";

export type SceneRecords = { [K in GeometryKind]: GeometryRecordByKind[K][] };

export type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];

/** What names a record: the referring records' keys by their kind. */
export type Referrers = { readonly [K in GeometryKind]?: readonly string[] };

/**
 * A scene to read. Records are immutable: a change puts a new object under the key, so that identity tells a change.
 * Sets and lists it hands out are live; they are valid until the next change.
 */
export type ReadScene = {
  readonly surveyKey: string;
  get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined;
  has(kind: GeometryKind, key: string): boolean;
  count(kind: GeometryKind): number;
  values<K extends GeometryKind>(kind: K): IterableIterator<RecordOf<K>>;
  /** The kind that holds this key, or null. */
  kindOf(key: string): GeometryKind | null;
  edgesOfVertex(vertexKey: string): readonly string[];
  facesOfVertex(vertexKey: string): readonly string[];
  planarObjectsOfFace(faceKey: string): readonly string[];
  /** Every record that names this key: owned references, twins and hosts. */
  referrersOf(key: string): Referrers;
  /** Ascending; only floors that hold a record. */
  floorNumbers(): number[];
  keysOnFloor(kind: GeometryKind, floorNumber: number): ReadonlySet<string>;
  /** A copy of all lists, e.g. for a worker. */
  toRecords(): SceneRecords;
};

/** A scene to write; only `applyDiff` should. Neither call checks references. */
export type Scene = ReadScene & {
  put<K extends GeometryKind>(kind: K, record: RecordOf<K>): void;
  remove(kind: GeometryKind, key: string): void;
};

const NONE: readonly string[] = [];
const NO_KEYS: ReadonlySet<string> = new Set();

type Tables = { [K in GeometryKind]: Map<string, RecordOf<K>> };
type Floors = { [K in GeometryKind]: Map<number, Set<string>> };

/** A scene of these records. Dangling references in what a backend sent are kept as they are; the checks name them. */
export function createScene(surveyKey: string, records: Partial<SceneRecords>): Scene {
  const tables: Tables = {
    vertex: new Map(),
    edge: new Map(),
    face: new Map(),
    objectPlanar: new Map(),
    object3D: new Map(),
  };
  const floors: Floors = {
    vertex: new Map(),
    edge: new Map(),
    face: new Map(),
    objectPlanar: new Map(),
    object3D: new Map(),
  };
  const references = createReferenceIndex();

  function leaveFloor(kind: GeometryKind, floorNumber: number, key: string): void {
    const keys = floors[kind].get(floorNumber);
    if (keys?.delete(key) && keys.size === 0) floors[kind].delete(floorNumber);
  }

  function joinFloor(kind: GeometryKind, floorNumber: number, key: string): void {
    const keys = floors[kind].get(floorNumber);
    if (keys) keys.add(key);
    else floors[kind].set(floorNumber, new Set([key]));
  }

  const scene: Scene = {
    surveyKey,
    get: (kind, key) => tables[kind].get(key),
    has: (kind, key) => tables[kind].has(key),
    count: (kind) => tables[kind].size,
    values: (kind) => tables[kind].values(),
    kindOf: (key) => GEOMETRY_KINDS.find((kind) => tables[kind].has(key)) ?? null,
    edgesOfVertex: (key) => references.of(key).edge ?? NONE,
    facesOfVertex: (key) => references.of(key).face ?? NONE,
    planarObjectsOfFace: (key) => references.of(key).objectPlanar ?? NONE,
    referrersOf: (key) => references.of(key),
    floorNumbers: () => [...new Set(GEOMETRY_KINDS.flatMap((kind) => [...floors[kind].keys()]))].sort((a, b) => a - b),
    keysOnFloor: (kind, floorNumber) => floors[kind].get(floorNumber) ?? NO_KEYS,
    toRecords: () => ({
      vertex: [...tables.vertex.values()],
      edge: [...tables.edge.values()],
      face: [...tables.face.values()],
      objectPlanar: [...tables.objectPlanar.values()],
      object3D: [...tables.object3D.values()],
    }),
    put(kind, record) {
      const before = tables[kind].get(record.key);
      tables[kind].set(record.key, record);
      references.replace(kind, before, record);
      if (before && before.floorNumber === record.floorNumber) return;
      if (before) leaveFloor(kind, before.floorNumber, record.key);
      joinFloor(kind, record.floorNumber, record.key);
    },
    remove(kind, key) {
      const before = tables[kind].get(key);
      if (!before) return;
      tables[kind].delete(key);
      references.replace(kind, before, undefined);
      leaveFloor(kind, before.floorNumber, key);
    },
  };

  for (const kind of GEOMETRY_KINDS) for (const record of records[kind] ?? []) scene.put(kind, record);
  return scene;
}
