/** The records of a file as records of a survey: under its key, with new keys where theirs are taken, without what stands there. */
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

/** What says where a record is. All else is said about it. */
const PLACE: { readonly [K in GeometryKind]: readonly (keyof GeometryRecordByKind[K])[] } = {
  vertex: ["x", "y", "z"],
  edge: ["vertexKeys"],
  face: ["loops"],
  objectPlanar: ["faceKey", "u", "v", "width", "height", "rotation", "outline"],
  object3D: ["position", "quaternion", "size"],
};
/** These come and go with others. */
const LOOSE: ReadonlySet<string> = new Set(["twinKey", "hostKey"]);

/** Null where it stands elsewhere; else whether something is said of it that the file does not say. */
function standsThere<K extends GeometryKind>(
  kind: K,
  there: GeometryRecordByKind[K],
  inFile: GeometryRecordByKind[K],
): { isOtherwise: boolean } | null {
  const names = changedFields(roundRecord(kind, there), roundRecord(kind, inFile)).filter((name) => !LOOSE.has(name));
  const place = PLACE[kind] as readonly string[];
  return names.some((name) => place.includes(name)) ? null : { isOtherwise: names.length > 0 };
}

/** The survey's edge between two corners, in either direction. */
function edgeBetween(scene: ReadScene, a: string, b: string): string | undefined {
  if (a === b) return undefined;
  return scene.edgesOfVertex(a).find((key) => scene.get("edge", key)?.vertexKeys.includes(b));
}

export type PlacedExchange = {
  /** What the survey has not. */
  records: SceneRecords;
  /** What the survey has and is to learn of: the other side of a wall or opening that comes in. */
  partners: { kind: "face" | "objectPlanar"; key: string; twinKey: string }[];
  /** How many come in under another key because the survey holds theirs elsewhere. */
  copied: number;
  /** Of how many that stand in the survey the file says something else: a name, a label. They stay as they are. */
  otherwise: number;
};

type Captured = GeometryRecord["captured"];
/** Fields of captured values that name records, and of which kinds. */
const NAMING = { loops: ["vertex"], vertexKeys: ["vertex"], faceKey: ["face"], hostKey: GEOMETRY_KINDS } as const;

type Names = { [K in GeometryKind]: Map<string, string> };

/** `createKey` gives keys that the survey has not. Keys are the whole deployment's: another survey's are not used a second time. */
export function placeExchange(
  records: SceneRecords,
  fromSurvey: string,
  scene: ReadScene,
  createKey: NewKey,
): PlacedExchange {
  const isOwn = fromSurvey === scene.surveyKey;
  const names: Names = {
    vertex: new Map(),
    edge: new Map(),
    face: new Map(),
    objectPlanar: new Map(),
    object3D: new Map(),
  };
  const staying = new Set<object>();
  const partners = new Map<string, PlacedExchange["partners"][number]>();
  let [copied, otherwise] = [0, 0];

  const keyOf = (kind: GeometryKind, key: string): string => names[kind].get(key) ?? key;

  /** The key under which the survey has it already; what it cannot stand without has to be there, too. */
  function heldKey<K extends GeometryKind>(kind: K, record: RecordOf<K>): string | null {
    const there = isOwn ? scene.get(kind, record.key) : undefined;
    const stands = there ? standsThere(kind, there, record) : null;
    let isJoined = stands !== null;
    visitReferences(kind, record, (reference) => {
      if (reference.isOwned && reference.kind && keyOf(reference.kind, reference.key) !== reference.key)
        isJoined = false;
    });
    if (stands && isJoined) {
      if (stands.isOtherwise) otherwise += 1;
      return record.key;
    }
    if (!isOwn || !("vertexKeys" in record)) return null;
    const [a, b] = record.vertexKeys;
    // It was taken out and drawn anew: edges cannot be changed.
    return edgeBetween(scene, keyOf("vertex", a), keyOf("vertex", b)) ?? null;
  }

  function nameAll<K extends GeometryKind>(kind: K): void {
    for (const record of records[kind] as readonly RecordOf<K>[]) {
      const held = heldKey(kind, record);
      if (held !== null) staying.add(record);
      const isTaken = scene.kindOf(record.key) !== null;
      if (held === null && isTaken) copied += 1;
      names[kind].set(record.key, held ?? (isTaken || !isOwn ? createKey(kind) : record.key));
    }
  }
  for (const kind of GEOMETRY_KINDS) nameAll(kind);

  /** Of something that may not be there: of the file, else of the survey, else none. */
  const loose = (kinds: readonly GeometryKind[], key: string | null | undefined): string | null | undefined => {
    if (!key) return key;
    for (const kind of kinds) {
      const name = names[kind].get(key);
      if (name !== undefined) return name;
    }
    return isOwn && kinds.some((kind) => scene.has(kind, key)) ? key : null;
  };
  /** What was captured names records, too: left under their former keys, all of it would count as drawn otherwise since. */
  function capturedHere(kind: GeometryKind, captured: Captured): Captured {
    if (typeof captured !== "object" || captured === null || Array.isArray(captured)) return captured;
    const kinds: { readonly [field: string]: readonly GeometryKind[] } = { ...NAMING, twinKey: [kind] };
    return Object.fromEntries(
      Object.entries(captured).map(([field, value]) => [
        field,
        named(Object.hasOwn(kinds, field) ? kinds[field]! : [], value),
      ]),
    );
  }
  function named(kinds: readonly GeometryKind[], value: unknown): unknown {
    if (Array.isArray(value)) return kinds.length > 0 ? value.map((one) => named(kinds, one)) : value;
    if (typeof value !== "string") return value;
    const kind = kinds.find((one) => names[one].has(value));
    return kind ? keyOf(kind, value) : value;
  }
  const own = <K extends GeometryKind>(kind: K, record: RecordOf<K>): RecordOf<K> => {
    const key = keyOf(kind, record.key);
    // Nobody has looked at this one.
    const isReviewed = record.acceptedBy !== undefined || record.acceptedAt !== undefined;
    const review = key !== record.key && isReviewed ? { acceptedBy: null, acceptedAt: null, acceptedAs: null } : {};
    const captured = record.captured ? { captured: capturedHere(kind, record.captured) } : {};
    return { ...withoutServerFields(record), ...review, ...captured, key, surveyKey: scene.surveyKey };
  };
  /** One that the survey has keeps the other side that it has found. */
  function twin<R extends { key: string; twinKey?: string | null }>(
    kind: "face" | "objectPlanar",
    record: R,
  ): Pick<R, "twinKey"> {
    if (record.twinKey === undefined) return {} as Pick<R, "twinKey">;
    const ownKey = keyOf(kind, record.key);
    const twinKey = loose([kind], record.twinKey);
    const held = twinKey ? scene.get(kind, twinKey) : undefined;
    if (!held) return { twinKey } as Pick<R, "twinKey">;
    const found = held.twinKey || partners.get(held.key)?.twinKey;
    if (!found) partners.set(held.key, { kind, key: held.key, twinKey: ownKey });
    return { twinKey: !found || found === ownKey ? twinKey : null } as Pick<R, "twinKey">;
  }
  const isNew = (record: object): boolean => !staying.has(record);

  const placed: SceneRecords = {
    vertex: records.vertex.filter(isNew).map((vertex) => own("vertex", vertex)),
    edge: records.edge.filter(isNew).map((edge) => {
      const [a, b] = edge.vertexKeys;
      return { ...own("edge", edge), vertexKeys: [keyOf("vertex", a), keyOf("vertex", b)] };
    }),
    face: records.face.filter(isNew).map((face) => ({
      ...own("face", face),
      loops: face.loops.map((loop) => loop.map((key) => keyOf("vertex", key))),
      ...twin("face", face),
    })),
    objectPlanar: records.objectPlanar.filter(isNew).map((planar) => ({
      ...own("objectPlanar", planar),
      faceKey: keyOf("face", planar.faceKey),
      ...twin("objectPlanar", planar),
    })),
    object3D: records.object3D.filter(isNew).map((object) => ({
      ...own("object3D", object),
      ...(object.hostKey === undefined ? {} : { hostKey: loose(GEOMETRY_KINDS, object.hostKey) }),
    })),
  };
  return { records: placed, partners: [...partners.values()], copied, otherwise };
}
