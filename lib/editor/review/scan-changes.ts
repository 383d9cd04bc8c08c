/** All that is otherwise than it was captured, in the order of the rooms, and what is known of what is gone. */
import type { RecordChange } from "../diff";
import type { RoomIndex } from "../rooms/room-index";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { type GoneRecord, type GoneRecords, goneElements } from "./gone-records";
import { type Judged, type RecordWatch, watchRecords } from "./record-watch";
import { compareRanks, createRoomOrder } from "./room-order";
import { type ScanVerdict, verdictOf } from "./scan-difference";

export type ScanChange = SelectionItem & {
  readonly verdict: ScanVerdict | "deleted";
  readonly floorNumber: number;
  readonly roomKey: string | null;
  /** Of what is deleted: as it was, by whom and when. */
  readonly gone?: GoneRecord;
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

/** Floor by floor, room by room; on each floor what is gone comes last. */
export function scanChanges(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  changed: Iterable<Judged<ScanVerdict>>,
  gone: GoneRecords,
): readonly ScanChange[] {
  const placeOf = createRoomOrder(scene, rooms);
  const ranked: { change: ScanChange; rank: readonly number[] }[] = [];
  for (const { kind, key, verdict } of changed) {
    const floorNumber = scene.get(kind, key)?.floorNumber;
    if (floorNumber === undefined) continue;
    const { roomKey, room, place, along } = placeOf({ kind, key }, floorNumber);
    const rank = [floorNumber, 0, room, KINDS.indexOf(kind), place, along];
    ranked.push({ change: { kind, key, verdict, floorNumber, roomKey }, rank });
  }
  for (const one of goneElements(scene, gone)) {
    const { kind, record } = one;
    const { key, floorNumber } = record;
    const change: ScanChange = { kind, key, verdict: "deleted", floorNumber, roomKey: null, gone: one };
    ranked.push({ change, rank: [floorNumber, 1, 0, KINDS.indexOf(kind), 0, 0] });
  }
  ranked.sort((a, b) => compareRanks(a.rank, b.rank) || (a.change.key < b.change.key ? -1 : 1));
  return ranked.map(({ change }) => change);
}
