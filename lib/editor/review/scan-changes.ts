/** All that is otherwise than it was captured, in the order of the rooms, and what is known of what is gone. */
import { GEOMETRY_KINDS, type GeometryRecord } from "../../domain/geometry-records";
import { changesOf, type RecordChange } from "../diff";
import type { HistoryView } from "../history";
import type { RoomIndex } from "../rooms/room-index";
import type { ReadScene } from "../scene";
import type { SelectionItem } from "../selection";
import { type Judged, type RecordWatch, watchRecords } from "./record-watch";
import { compareRanks, createRoomOrder } from "./room-order";
import { type ScanVerdict, verdictOf } from "./scan-difference";

export type ScanChange = SelectionItem & {
  readonly verdict: ScanVerdict | "deleted";
  readonly floorNumber: number;
  readonly roomKey: string | null;
  /** Of what is deleted: the record as it was, and the entry of the history that took it. */
  readonly record?: GeometryRecord;
  readonly entryId?: string;
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

/**
 * Captured elements that an edit of this history has removed and nothing has brought back. A survey keeps no record of what
 * is gone, so that what was deleted elsewhere, or longer ago than the history reaches, is not known.
 */
function deletedIn(scene: ReadScene, { past }: Pick<HistoryView, "past">): ScanChange[] {
  const found = new Map<string, ScanChange>();
  for (const { id, diff } of past) {
    for (const { kind, key, from, to } of changesOf(diff)) {
      if (to || !from?.captured || kind === "edge" || GEOMETRY_KINDS.some((one) => scene.has(one, key))) continue;
      const { floorNumber } = from;
      found.set(key, { kind, key, verdict: "deleted", floorNumber, roomKey: null, record: from, entryId: id });
    }
  }
  return [...found.values()];
}

const KINDS = ["face", "objectPlanar", "object3D", "vertex", "edge"] as const;

/** Floor by floor, room by room; on each floor what is gone comes last. */
export function scanChanges(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  changed: Iterable<Judged<ScanVerdict>>,
  history: Pick<HistoryView, "past">,
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
  for (const change of deletedIn(scene, history)) {
    ranked.push({ change, rank: [change.floorNumber, 1, 0, KINDS.indexOf(change.kind), 0, 0] });
  }
  ranked.sort((a, b) => compareRanks(a.rank, b.rank) || (a.change.key < b.change.key ? -1 : 1));
  return ranked.map(({ change }) => change);
}
