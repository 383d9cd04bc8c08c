/** All differences from the capture, in the order of the rooms, with the known deleted records. */
import type { Diff, RecordChange } from "../../core/diff";
import {
  createDeletedElementsCache,
  type DeletedRecord,
  type DeletedRecords,
} from "../../core/provenance/deleted-records";
import { memoizeByObject } from "../../core/provenance/memoize-by-object";
import { type ScanVerdict, verdictOf } from "../../core/provenance/scan-difference";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type RecordWatch, watchRecords } from "./record-watch";
import { RoomLists } from "./room-lists";

export type ScanChange = SelectionItem & {
  readonly verdict: ScanVerdict | "deleted";
  readonly floorNumber: number;
  readonly roomKey: string | null;
  /** For a deleted element: its record before, by whom and when it was deleted. */
  readonly deleted?: DeletedRecord;
};

/** A planar object's position depends on the vertices of its host. */
const objectsOn = (scene: ReadScene, faces: readonly string[]): SelectionItem[] =>
  faces.flatMap((face) => scene.planarObjectsOfFace(face).map((key): SelectionItem => ({ kind: "objectPlanar", key })));

const objectsOfChange =
  (scene: ReadScene) =>
  ({ kind, key, from, to }: RecordChange): SelectionItem[] => {
    if (kind === "vertex") return objectsOn(scene, scene.facesOfVertex(key));
    return kind === "face" && from && to && from.loops !== to.loops ? objectsOn(scene, [key]) : [];
  };

export const watchChanges = (scene: ReadScene): RecordWatch<ScanVerdict> =>
  watchRecords(scene, (kind, key) => verdictOf(scene, kind, key), objectsOfChange(scene));

const KINDS = ["face", "objectPlanar", "object3D", "vertex", "edge"] as const;

const byKind = (a: ScanChange, b: ScanChange): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.key < b.key ? -1 : 1);

/** Sorts the deleted elements of each floor. */
const deletedByFloor = memoizeByObject(
  (elements: readonly DeletedRecord[]): ReadonlyMap<number, readonly ScanChange[]> => {
    const floors = new Map<number, ScanChange[]>();
    for (const deleted of elements) {
      const { key, floorNumber } = deleted.record;
      const list = floors.get(floorNumber) ?? [];
      floors.set(floorNumber, list);
      list.push({ kind: deleted.kind, key, verdict: "deleted", floorNumber, roomKey: null, deleted });
    }
    for (const list of floors.values()) list.sort(byKind);
    return floors;
  },
);

type ScanChanges = {
  /** Notes an applied diff. */
  follow(diff: Diff): void;
  /** Returns all changes floor by floor, room by room, with the deleted elements of a floor last. */
  read(deleted: DeletedRecords): readonly ScanChange[];
};

/** No other code may call `changed.takeJudged`. */
export function createScanChanges(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  changed: RecordWatch<ScanVerdict>,
): ScanChanges {
  const lists = new RoomLists<ScanChange>(scene, rooms, ({ kind, key }, floorNumber, { roomKey, place, along }) => {
    const verdict = changed.all.get(key)?.verdict;
    if (verdict === undefined) return null;
    return { entry: { kind, key, verdict, floorNumber, roomKey }, rank: [KINDS.indexOf(kind), place, along] };
  });
  const deletedElements = createDeletedElementsCache(scene);
  return {
    follow(diff) {
      deletedElements.follow(diff);
      lists.follow(diff);
    },
    read(deletedRecords) {
      for (const item of changed.takeJudged()) lists.touch(item);
      lists.settle(() => {});
      const floors = new Map(lists.floors().map(({ floorNumber, entries }) => [floorNumber, entries]));
      const deleted = deletedByFloor(deletedElements.read(deletedRecords));
      const numbers = [...new Set([...floors.keys(), ...deleted.keys()])].sort((a, b) => a - b);
      const inOrder = numbers.flatMap((number) => [floors.get(number) ?? [], deleted.get(number) ?? []]);
      return ([] as ScanChange[]).concat(...inOrder);
    },
  };
}
