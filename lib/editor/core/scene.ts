/**
 * The records of one survey by kind and key, with indexes that keep the cost of an edit independent of the size of the
 * scene.
 */
import { GEOMETRY_KINDS, type GeometryKind, type GeometryRecordByKind } from "../../domain/geometry-records";
import { createCornerNumbers } from "./corner-numbers";
import { shareFlat } from "./flat-survey";
import { createFloorKeys } from "./floor-keys";
import { createReferenceIndex } from "./reference-index";

export type SceneRecords = { [K in GeometryKind]: GeometryRecordByKind[K][] };

export type RecordOf<K extends GeometryKind> = GeometryRecordByKind[K];

/** Keys of the records that refer to a record, by kind. */
export type Referrers = { readonly [K in GeometryKind]?: readonly string[] };

/**
 * Read access to a scene. Records are immutable: a change puts a new object under the key. Returned sets and lists are
 * live and valid until the next change.
 */
export type ReadScene = {
  readonly surveyKey: string;
  get<K extends GeometryKind>(kind: K, key: string): RecordOf<K> | undefined;
  has(kind: GeometryKind, key: string): boolean;
  count(kind: GeometryKind): number;
  values<K extends GeometryKind>(kind: K): IterableIterator<RecordOf<K>>;
  /** Returns the kind that holds this key, or null. */
  kindOf(key: string): GeometryKind | null;
  edgesOfVertex(vertexKey: string): readonly string[];
  facesOfVertex(vertexKey: string): readonly string[];
  planarObjectsOfFace(faceKey: string): readonly string[];
  /** Keys of one kind that refer to this key other than as a corner; reads no references of other kinds. */
  namedBy(kind: GeometryKind, key: string): readonly string[];
  /** All records that refer to this key: by owned references, as twin or as host. */
  referrersOf(key: string): Referrers;
  /** Ascending; only floors that hold a record. */
  floorNumbers(): number[];
  keysOnFloor(kind: GeometryKind, floorNumber: number): ReadonlySet<string>;
  /** Copies all lists, e.g. for a worker. */
  toRecords(): SceneRecords;
};

/**
 * Write access. Edits go through `applyDiff`; only the code that rebuilds records under pending gestures writes single
 * records (`pending-gestures`, `reapply-gestures`, `scene-recorder`). References are not checked.
 */
export type Scene = ReadScene & {
  put<K extends GeometryKind>(kind: K, record: RecordOf<K>): void;
  remove(kind: GeometryKind, key: string): void;
};

type Tables = { [K in GeometryKind]: Map<string, RecordOf<K>> };

/** If two records have one key, the later one counts. */
const tableOf = <K extends GeometryKind>(list: readonly RecordOf<K>[] = []): Map<string, RecordOf<K>> => {
  const table = new Map<string, RecordOf<K>>();
  for (const record of list) table.set(record.key, record);
  return table;
};

/** Creates a scene of these records. Dangling references from the backend are kept; the checks report them. */
export function createScene(surveyKey: string, records: Partial<SceneRecords>): Scene {
  const tables: Tables = {
    vertex: tableOf<"vertex">(records.vertex),
    edge: tableOf<"edge">(records.edge),
    face: tableOf<"face">(records.face),
    objectPlanar: tableOf<"objectPlanar">(records.objectPlanar),
    object3D: tableOf<"object3D">(records.object3D),
  };
  const read = <K extends GeometryKind>(kind: K): Iterable<RecordOf<K>> => tables[kind].values();
  const floors = createFloorKeys(read);
  const numbers = createCornerNumbers(() => tables.vertex.values());
  const references = createReferenceIndex(read, numbers);
  let endSharing: (() => void) | null = null;

  const scene: Scene = {
    surveyKey,
    get: (kind, key) => tables[kind].get(key),
    has: (kind, key) => tables[kind].has(key),
    count: (kind) => tables[kind].size,
    values: (kind) => tables[kind].values(),
    kindOf: (key) => GEOMETRY_KINDS.find((kind) => tables[kind].has(key)) ?? null,
    edgesOfVertex: (key) => references.ofCorner("edge", key),
    facesOfVertex: (key) => references.ofCorner("face", key),
    planarObjectsOfFace: (key) => references.of("objectPlanar", key),
    namedBy: references.of,
    referrersOf: (key) => references.all(key),
    floorNumbers: floors.numbers,
    keysOnFloor: floors.of,
    toRecords: () => ({
      vertex: [...tables.vertex.values()],
      edge: [...tables.edge.values()],
      face: [...tables.face.values()],
      objectPlanar: [...tables.objectPlanar.values()],
      object3D: [...tables.object3D.values()],
    }),
    put(kind, record) {
      endSharing?.();
      const before = tables[kind].get(record.key);
      tables[kind].set(record.key, record);
      references.replace(kind, before, record);
      floors.replace(kind, before, record);
    },
    remove(kind, key) {
      const before = tables[kind].get(key);
      if (!before) return;
      endSharing?.();
      tables[kind].delete(key);
      references.replace(kind, before, undefined);
      floors.replace(kind, before, undefined);
    },
  };
  const forget = shareFlat(scene, numbers);
  endSharing = () => {
    forget();
    endSharing = null;
  };
  return scene;
}
