/** The records of a file as records of a survey: under its key, with new keys where theirs are taken. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../domain/geometry-records";
import type { NewKey } from "../commands/fresh-key";
import { changedFields, withoutServerFields } from "../record-fields";
import type { ReadScene, RecordOf, SceneRecords } from "../scene";

export type PlacedExchange = {
  records: SceneRecords;
  /** How many have another key because the survey holds theirs. */
  copied: number;
  /** Whether the survey holds every one of them just so. */
  isAllHere: boolean;
};

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
  let [copied, same, count] = [0, 0, 0];

  function nameAll<K extends GeometryKind>(kind: K): void {
    for (const record of records[kind] as readonly RecordOf<K>[]) {
      count += 1;
      const there = scene.get(kind, record.key);
      const isTaken = scene.kindOf(record.key) !== null;
      if (isTaken) copied += 1;
      if (there && isOwn && changedFields(there, record).length === 0) same += 1;
      names[kind].set(record.key, isTaken || !isOwn ? createKey(kind) : record.key);
    }
  }
  for (const kind of GEOMETRY_KINDS) nameAll(kind);

  const keyOf = (kind: GeometryKind, key: string): string => names[kind].get(key) ?? key;
  /** Of something that may not be there: of the file, else of the survey, else none. */
  const loose = (kinds: readonly GeometryKind[], key: string | null | undefined): string | null | undefined => {
    if (!key) return key;
    for (const kind of kinds) {
      const name = names[kind].get(key);
      if (name !== undefined) return name;
    }
    return isOwn && kinds.some((kind) => scene.has(kind, key)) ? key : null;
  };
  const own = <K extends GeometryKind>(kind: K, record: RecordOf<K>): RecordOf<K> => ({
    ...withoutServerFields(record),
    key: keyOf(kind, record.key),
    surveyKey: scene.surveyKey,
  });
  const twin = <R extends { twinKey?: string | null }>(kind: GeometryKind, { twinKey }: R): Pick<R, "twinKey"> =>
    twinKey === undefined ? {} : ({ twinKey: loose([kind], twinKey) } as Pick<R, "twinKey">);

  return {
    copied,
    isAllHere: count > 0 && same === count,
    records: {
      vertex: records.vertex.map((vertex) => own("vertex", vertex)),
      edge: records.edge.map((edge) => {
        const [a, b] = edge.vertexKeys;
        return { ...own("edge", edge), vertexKeys: [keyOf("vertex", a), keyOf("vertex", b)] };
      }),
      face: records.face.map((face) => ({
        ...own("face", face),
        loops: face.loops.map((loop) => loop.map((key) => keyOf("vertex", key))),
        ...twin("face", face),
      })),
      objectPlanar: records.objectPlanar.map((planar) => ({
        ...own("objectPlanar", planar),
        faceKey: keyOf("face", planar.faceKey),
        ...twin("objectPlanar", planar),
      })),
      object3D: records.object3D.map((object) => ({
        ...own("object3D", object),
        ...(object.hostKey === undefined ? {} : { hostKey: loose(GEOMETRY_KINDS, object.hostKey) }),
      })),
    },
  };
}
