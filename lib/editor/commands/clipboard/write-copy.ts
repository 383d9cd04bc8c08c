/** Writes a copy of a clipping into a diff: new keys, references within the copy mapped, others cleared. */
import type { Edge, Face, Object3D, ObjectPlanar, Vertex } from "../../../domain/geometry-records";
import { type Diff, type RecordChange, writeChange } from "../../core/diff";
import type { NewKey } from "../../core/fresh-key";
import { roundRecord } from "../../core/round-length";
import type { ReadScene } from "../../core/scene";
import type { Vector } from "../move-vertices";
import { newOpening } from "../openings/write-opening";
import type { Clipping } from "./clipping";

export type CopyPlace = { floorNumber: number; vector: Vector; newKey: NewKey };

type NewRecordFields = { surveyKey: string; floorNumber: number; source: "user" };

const moved = ([x, y, z]: readonly [number, number, number], [dx, dy, dz]: Vector): [number, number, number] => [
  x + dx,
  y + dy,
  z + dz,
];

/** Skips openings whose wall was not copied; the caller finds a wall for them. Returns the new keys by old key. */
export function writeCopy(scene: ReadScene, diff: Diff, clipping: Clipping, place: CopyPlace): Map<string, string> {
  const { records } = clipping;
  const { newKey, vector } = place;
  const made: NewRecordFields = { surveyKey: scene.surveyKey, floorNumber: place.floorNumber, source: "user" };
  const copies = new Map<string, string>();
  const hosts = new Set(records.face.map((face) => face.key));
  const openings = records.objectPlanar.filter((object) => hosts.has(object.faceKey));
  for (const { key } of records.vertex) copies.set(key, newKey("vertex"));
  for (const { key } of records.edge) copies.set(key, newKey("edge"));
  for (const { key } of records.face) copies.set(key, newKey("face"));
  for (const { key } of openings) copies.set(key, newKey("objectPlanar"));
  for (const { key } of records.object3D) copies.set(key, newKey("object3D"));
  const copyOf = (key: string): string => copies.get(key) ?? key;
  const copyOrNone = (key: string | null | undefined): string | null => copies.get(key ?? "") ?? null;
  const add = (kind: RecordChange["kind"], record: RecordChange["to"]): void => {
    if (record) writeChange(diff, { kind, key: record.key, to: roundRecord(kind, record) } as RecordChange);
  };

  for (const { key, x, y, z, confidence } of records.vertex) {
    const [px, py, pz] = moved([x, y, z], vector);
    const vertex: Vertex = { ...made, key: copyOf(key), x: px, y: py, z: pz, ...(confidence ? { confidence } : {}) };
    add("vertex", vertex);
  }
  for (const {
    key,
    label,
    vertexKeys: [a, b],
  } of records.edge) {
    const edge: Edge = { ...made, key: copyOf(key), label, vertexKeys: [copyOf(a), copyOf(b)] };
    add("edge", edge);
  }
  for (const { key, label, loops, roomLabel, exterior, twinKey, confidence } of records.face) {
    const face: Face = {
      ...made,
      key: copyOf(key),
      label,
      loops: loops.map((loop) => loop.map(copyOf)),
      twinKey: copyOrNone(twinKey),
      ...(roomLabel ? { roomLabel } : {}),
      ...(exterior === undefined ? {} : { exterior }),
      ...(confidence ? { confidence } : {}),
    };
    add("face", face);
  }
  for (const object of openings) {
    const copy: ObjectPlanar = {
      ...newOpening(object),
      ...made,
      key: copyOf(object.key),
      faceKey: copyOf(object.faceKey),
      twinKey: copyOrNone(object.twinKey),
    };
    add("objectPlanar", copy);
  }
  for (const { key, label, position, quaternion, size, hostKey } of records.object3D) {
    const object: Object3D = {
      ...made,
      key: copyOf(key),
      label,
      position: moved(position, vector),
      quaternion: [...quaternion],
      size: [...size],
      hostKey: copyOrNone(hostKey),
    };
    add("object3D", object);
  }
  return copies;
}
