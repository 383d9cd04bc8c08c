/** All that is otherwise than it was captured, in the order of the rooms, and what is known of what is gone. */
import type { Diff, RecordChange } from "../../core/diff";
import {
  createDeletedElementsCache,
  type DeletedRecord,
  type DeletedRecords,
} from "../../core/provenance/deleted-records";
import { onceFor } from "../../core/provenance/once-for";
import { type ScanVerdict, verdictOf } from "../../core/provenance/scan-difference";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { type RecordWatch, watchRecords } from "./record-watch";
import { createRoomLists } from "./room-lists";

export type ScanChange = SelectionItem & {
  readonly verdict: ScanVerdict | "deleted";
  readonly floorNumber: number;
  readonly roomKey: string | null;
  /** Of what is deleted: as it was, by whom and when. */
  readonly gone?: DeletedRecord;
};

/** A door's place is counted from its wall's corners. */
const hungOn = (scene: ReadScene, faces: readonly string[]): SelectionItem[] =>
  faces.flatMap((face) => scene.planarObjectsOfFace(face).map((key): SelectionItem => ({ kind: "objectPlanar", key })));

const around =
  (scene: ReadScene) =>
  ({ kind, key, from, to }: RecordChange): SelectionItem[] => {
    if (kind === "vertex") return hungOn(scene, scene.facesOfVertex(key));
    return kind === "face" && from && to && from.loops !== to.loops ? hungOn(scene, [key]) : [];
  };

export const watchChanges = (scene: ReadScene): RecordWatch<ScanVerdict> =>
  watchRecords(scene, (kind, key) => verdictOf(scene, kind, key), around(scene));

const KINDS = ["face", "objectPlanar", "object3D", "vertex", "edge"] as const;

const byKind = (a: ScanChange, b: ScanChange): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.key < b.key ? -1 : 1);

/** In order on each floor. */
const goneByFloor = onceFor((elements: readonly DeletedRecord[]): ReadonlyMap<number, readonly ScanChange[]> => {
  const floors = new Map<number, ScanChange[]>();
  for (const gone of elements) {
    const { key, floorNumber } = gone.record;
    const list = floors.get(floorNumber) ?? [];
    floors.set(floorNumber, list);
    list.push({ kind: gone.kind, key, verdict: "deleted", floorNumber, roomKey: null, gone });
  }
  for (const list of floors.values()) list.sort(byKind);
  return floors;
});

type ChangesKeeper = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** As things are now, floor by floor, room by room; on each floor what is gone comes last. */
  read(gone: DeletedRecords): readonly ScanChange[];
};

/** `changed`: asked for what it has looked at, by nobody else. */
export function createScanChanges(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  changed: RecordWatch<ScanVerdict>,
): ChangesKeeper {
  const lists = createRoomLists<ScanChange>(scene, rooms, ({ kind, key }, floorNumber, { roomKey, place, along }) => {
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
    read(known) {
      for (const item of changed.takeLooked()) lists.touch(item);
      lists.settle(() => {});
      const floors = new Map(lists.floors().map(({ floorNumber, entries }) => [floorNumber, entries]));
      const gone = goneByFloor(deletedElements.read(known));
      const numbers = [...new Set([...floors.keys(), ...gone.keys()])].sort((a, b) => a - b);
      const inOrder = numbers.flatMap((number) => [floors.get(number) ?? [], gone.get(number) ?? []]);
      return ([] as ScanChange[]).concat(...inOrder);
    },
  };
}
