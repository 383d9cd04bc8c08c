import {
  GEOMETRY_KINDS,
  type GeometryKind,
  type GeometryRecord,
  type GeometryRecordByKind,
} from "../../../domain/geometry-records";
import type { NewKey } from "../../core/fresh-key";
import { changedFields, withoutServerFields } from "../../core/record-fields";
import { visitReferences } from "../../core/references";
import { roundRecord } from "../../core/round-length";
import type { ReadScene, RecordOf, SceneRecords } from "../../core/scene";

/** The fields that place a record. All other fields describe it. */
const PLACE_FIELDS: { readonly [K in GeometryKind]: readonly (keyof GeometryRecordByKind[K])[] } = {
  vertex: ["x", "y", "z"],
  edge: ["vertexKeys"],
  face: ["loops"],
  objectPlanar: ["faceKey", "u", "v", "width", "height", "rotation", "outline"],
  object3D: ["position", "quaternion", "size"],
};

/** Links to records that may be missing, which do not count as differences. */
const LINK_FIELDS: ReadonlySet<string> = new Set(["twinKey", "hostKey"]);

/** Returns null if the record is placed differently; otherwise whether other fields differ. */
function compareInPlace<K extends GeometryKind>(
  kind: K,
  existing: GeometryRecordByKind[K],
  inFile: GeometryRecordByKind[K],
): { isDifferent: boolean } | null {
  const fields = changedFields(roundRecord(kind, existing), roundRecord(kind, inFile)).filter(
    (name) => !LINK_FIELDS.has(name),
  );
  const placeFields = PLACE_FIELDS[kind] as readonly string[];
  return fields.some((name) => placeFields.includes(name)) ? null : { isDifferent: fields.length > 0 };
}

/** Returns the key of the survey's edge between two vertices, in either direction. */
function edgeBetween(scene: ReadScene, a: string, b: string): string | undefined {
  if (a === b) return undefined;
  return scene.edgesOfVertex(a).find((key) => scene.get("edge", key)?.vertexKeys.includes(b));
}

export type PlacedExchange = {
  /** The records that the survey does not have. */
  records: SceneRecords;
  /** Existing walls and openings that become the twin of a new one. */
  partners: { kind: "face" | "objectPlanar"; key: string; twinKey: string }[];
  /** How many records get a new key, because a different record has theirs. */
  copied: number;
  /** How many existing records differ from the file in a name or other details. They are not changed. */
  differing: number;
};

type Captured = GeometryRecord["captured"];

/** Fields of captured values that hold keys, with the kinds that they refer to. */
const CAPTURED_KEYS = {
  loops: ["vertex"],
  vertexKeys: ["vertex"],
  faceKey: ["face"],
  hostKey: GEOMETRY_KINDS,
} as const;

class ExchangePlacer {
  copied = 0;
  differing = 0;
  readonly partners = new Map<string, PlacedExchange["partners"][number]>();
  private readonly isSameSurvey: boolean;
  /** For each key in the file, its key in the survey. */
  private readonly newKeys: { readonly [K in GeometryKind]: Map<string, string> } = {
    vertex: new Map(),
    edge: new Map(),
    face: new Map(),
    objectPlanar: new Map(),
    object3D: new Map(),
  };
  /** Records of the file that the survey already has. */
  private readonly existing = new Set<object>();

  constructor(
    private readonly scene: ReadScene,
    fromSurvey: string,
    private readonly createKey: NewKey,
  ) {
    this.isSameSurvey = fromSurvey === scene.surveyKey;
  }

  /** Chooses the keys of all records. Kinds have to come in dependency order. */
  assignKeys<K extends GeometryKind>(kind: K, records: readonly RecordOf<K>[]): void {
    for (const record of records) {
      const existingKey = this.existingKeyOf(kind, record);
      if (existingKey !== null) this.existing.add(record);
      const isTaken = this.scene.kindOf(record.key) !== null;
      if (existingKey === null && isTaken) this.copied += 1;
      const newKey = isTaken || !this.isSameSurvey ? null : record.key;
      this.newKeys[kind].set(record.key, existingKey ?? newKey ?? this.createKey(kind));
    }
  }

  place(records: SceneRecords): SceneRecords {
    const isNew = (record: object): boolean => !this.existing.has(record);
    return {
      vertex: records.vertex.filter(isNew).map((vertex) => this.rekeyRecord("vertex", vertex)),
      edge: records.edge.filter(isNew).map((edge) => {
        const [a, b] = edge.vertexKeys;
        return { ...this.rekeyRecord("edge", edge), vertexKeys: [this.keyOf("vertex", a), this.keyOf("vertex", b)] };
      }),
      face: records.face.filter(isNew).map((face) => ({
        ...this.rekeyRecord("face", face),
        loops: face.loops.map((loop) => loop.map((key) => this.keyOf("vertex", key))),
        ...this.twinOf("face", face),
      })),
      objectPlanar: records.objectPlanar.filter(isNew).map((planar) => ({
        ...this.rekeyRecord("objectPlanar", planar),
        faceKey: this.keyOf("face", planar.faceKey),
        ...this.twinOf("objectPlanar", planar),
      })),
      object3D: records.object3D.filter(isNew).map((object) => ({
        ...this.rekeyRecord("object3D", object),
        ...(object.hostKey === undefined ? {} : { hostKey: this.linkedKey(GEOMETRY_KINDS, object.hostKey) }),
      })),
    };
  }

  private keyOf(kind: GeometryKind, key: string): string {
    return this.newKeys[kind].get(key) ?? key;
  }

  /** Returns the key of the same record in the survey, or null. All records that it requires have to exist as well. */
  private existingKeyOf<K extends GeometryKind>(kind: K, record: RecordOf<K>): string | null {
    const existing = this.isSameSurvey ? this.scene.get(kind, record.key) : undefined;
    const comparison = existing ? compareInPlace(kind, existing, record) : null;
    let isComplete = comparison !== null;
    visitReferences(kind, record, (reference) => {
      if (reference.isOwned && reference.kind && this.keyOf(reference.kind, reference.key) !== reference.key)
        isComplete = false;
    });
    if (comparison && isComplete) {
      if (comparison.isDifferent) this.differing += 1;
      return record.key;
    }
    if (!this.isSameSurvey || !("vertexKeys" in record)) return null;
    const [a, b] = record.vertexKeys;
    // Edges cannot be changed, so an edge that was deleted and drawn again has another key.
    return edgeBetween(this.scene, this.keyOf("vertex", a), this.keyOf("vertex", b)) ?? null;
  }

  /** Returns the new key of a linked record, from the file or the survey; null if it is in neither. */
  private linkedKey(kinds: readonly GeometryKind[], key: string | null | undefined): string | null | undefined {
    if (!key) return key;
    for (const kind of kinds) {
      const newKey = this.newKeys[kind].get(key);
      if (newKey !== undefined) return newKey;
    }
    return this.isSameSurvey && kinds.some((kind) => this.scene.has(kind, key)) ? key : null;
  }

  private rekeyRecord<K extends GeometryKind>(kind: K, record: RecordOf<K>): RecordOf<K> {
    const key = this.keyOf(kind, record.key);
    // A copy has not been reviewed.
    const isReviewed = record.acceptedBy !== undefined || record.acceptedAt !== undefined;
    const review = key !== record.key && isReviewed ? { acceptedBy: null, acceptedAt: null, acceptedAs: null } : {};
    const captured = record.captured ? { captured: this.rekeyCaptured(kind, record.captured) } : {};
    return { ...withoutServerFields(record), ...review, ...captured, key, surveyKey: this.scene.surveyKey };
  }

  /** Replaces the keys in captured values; with the former keys every record would differ from its capture. */
  private rekeyCaptured(kind: GeometryKind, captured: Captured): Captured {
    if (typeof captured !== "object" || captured === null || Array.isArray(captured)) return captured;
    const kinds: { readonly [field: string]: readonly GeometryKind[] } = { ...CAPTURED_KEYS, twinKey: [kind] };
    return Object.fromEntries(
      Object.entries(captured).map(([field, value]) => [
        field,
        this.rekey(Object.hasOwn(kinds, field) ? kinds[field]! : [], value),
      ]),
    );
  }

  private rekey(kinds: readonly GeometryKind[], value: unknown): unknown {
    if (Array.isArray(value)) return kinds.length > 0 ? value.map((item) => this.rekey(kinds, item)) : value;
    if (typeof value !== "string") return value;
    const kind = kinds.find((one) => this.newKeys[one].has(value));
    return kind ? this.keyOf(kind, value) : value;
  }

  /** Returns the twin of a new record. An existing record keeps a twin that it already has. */
  private twinOf<R extends { key: string; twinKey?: string | null }>(
    kind: "face" | "objectPlanar",
    record: R,
  ): Pick<R, "twinKey"> {
    if (record.twinKey === undefined) return {} as Pick<R, "twinKey">;
    const newKey = this.keyOf(kind, record.key);
    const twinKey = this.linkedKey([kind], record.twinKey);
    const existing = twinKey ? this.scene.get(kind, twinKey) : undefined;
    if (!existing) return { twinKey } as Pick<R, "twinKey">;
    const presentTwin = existing.twinKey || this.partners.get(existing.key)?.twinKey;
    if (!presentTwin) this.partners.set(existing.key, { kind, key: existing.key, twinKey: newKey });
    return { twinKey: !presentTwin || presentTwin === newKey ? twinKey : null } as Pick<R, "twinKey">;
  }
}

/**
 * Fits the records of an exchange file into a survey: leaves out records that the survey has, and replaces keys that
 * are taken. Keys are unique across surveys, so a file of another survey gets new ones. `createKey` returns unused
 * keys.
 */
export function placeExchange(
  records: SceneRecords,
  fromSurvey: string,
  scene: ReadScene,
  createKey: NewKey,
): PlacedExchange {
  const placer = new ExchangePlacer(scene, fromSurvey, createKey);
  for (const kind of GEOMETRY_KINDS) placer.assignKeys(kind, records[kind] as readonly RecordOf<typeof kind>[]);
  const placed = placer.place(records);
  const { copied, differing } = placer;
  return { records: placed, partners: [...placer.partners.values()], copied, differing };
}
