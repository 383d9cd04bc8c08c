import { changesOf, type Diff } from "../../core/diff";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { compareRanks, createRoomOrder, type RoomPlace } from "./room-order";

type Listed = SelectionItem & { readonly floorNumber: number; readonly roomKey: string | null };

/** `rank` orders the entries of a floor, number by number; equal ranks are ordered by key. */
type Ranked<Entry> = { readonly entry: Entry; readonly rank: readonly number[] };

/** Returns the entry of an element with its rank in its room, or null for no entry. */
type CreateEntry<Entry> = (item: SelectionItem, floorNumber: number, place: RoomPlace) => Ranked<Entry> | null;

type Floor<Entry> = {
  contents: FloorContents;
  /** Sorted. */
  ranked: Ranked<Entry>[];
  /** The entries of `ranked`; a new array after each change, because readers keep the old one. */
  list: readonly Entry[];
};

type Change<Entry> = { before: Ranked<Entry> | undefined; now: Ranked<Entry> | null };

/** From this many changes on, sorting once is faster than single insertions. */
const MANY_CHANGES = 128;

const compareRanked = <Entry extends Listed>(a: Ranked<Entry>, b: Ranked<Entry>): number => {
  const byRank = compareRanks(a.rank, b.rank);
  if (byRank !== 0 || a.entry.key === b.entry.key) return byRank;
  return a.entry.key < b.entry.key ? -1 : 1;
};

/** Returns the index of an entry in a sorted list, or where it belongs. */
function findIndex<Entry extends Listed>(list: readonly Ranked<Entry>[], ranked: Ranked<Entry>): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareRanked(list[middle]!, ranked) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** Lists of entries for each floor, in the order of its rooms. After a change only the touched entries are moved. */
export class RoomLists<Entry extends Listed> {
  readonly byKey: ReadonlyMap<string, Entry>;
  private readonly entries = new Map<string, Entry>();
  private readonly floorsByNumber = new Map<number, Floor<Entry>>();
  private readonly ranked = new Map<string, Ranked<Entry>>();
  private readonly placeOf: ReturnType<typeof createRoomOrder>;
  private touched = new Map<string, SelectionItem>();

  constructor(
    private readonly scene: ReadScene,
    private readonly rooms: Pick<RoomIndex, "floor">,
    private readonly makeEntry: CreateEntry<Entry>,
  ) {
    this.byKey = this.entries;
    this.placeOf = createRoomOrder(scene, rooms);
  }

  /** Marks an element that may have changed, moved or been removed. */
  readonly touch = (item: SelectionItem): void => void this.touched.set(item.key, item);

  /** Notes an applied diff: touches the vertices of faces whose loops change. */
  follow(diff: Diff): void {
    for (const { kind, from, to } of changesOf(diff)) {
      if (kind !== "face" || (from && to && from.loops === to.loops)) continue;
      for (const corner of [...(from?.loops ?? []), ...(to?.loops ?? [])].flat()) this.touchKnown(corner);
    }
  }

  /** Brings the lists up to date. `onChange` receives each removed (-1) and each added (1) entry. */
  settle(onChange: (entry: Entry, by: 1 | -1) => void): void {
    for (const [floorNumber, floor] of this.floorsByNumber) this.followRooms(floor, floorNumber);
    const { touched } = this;
    this.touched = new Map();
    const changes: Change<Entry>[] = [];
    for (const item of touched.values()) {
      const [before, now] = [this.ranked.get(item.key), this.rankOf(item)];
      if (!before && !now) continue;
      changes.push({ before, now });
      this.store(item.key, now);
      if (before) onChange(before.entry, -1);
      if (now) onChange(now.entry, 1);
    }
    if (changes.length < MANY_CHANGES) this.insertEach(changes);
    else this.sortFloors(changes);
  }

  /** The floors with entries, in ascending order. A floor's list stays the same object until it changes. */
  floors(): { readonly floorNumber: number; readonly entries: readonly Entry[] }[] {
    return [...this.floorsByNumber]
      .filter(([, { list }]) => list.length > 0)
      .sort(([a], [b]) => a - b)
      .map(([floorNumber, { list }]) => ({ floorNumber, entries: list }));
  }

  private touchKnown(key: string): void {
    const entry = this.entries.get(key);
    if (entry) this.touch(entry);
  }

  private touchCorners(faceKey: string): void {
    for (const corner of this.scene.get("face", faceKey)?.loops.flat() ?? []) this.touchKnown(corner);
  }

  private touchRoom({ faceKey, walls, ceilings, objects }: SurveyRoom): void {
    for (const key of [faceKey, ...walls, ...ceilings]) {
      this.touchKnown(key);
      this.touchCorners(key);
      for (const opening of this.scene.planarObjectsOfFace(key)) this.touchKnown(opening);
    }
    for (const key of objects) this.touchKnown(key);
  }

  /** Touches the entries in rooms that differ from the last reading of the floor. */
  private followRooms(floor: Floor<Entry>, floorNumber: number): void {
    const [before, now] = [floor.contents, this.rooms.floor(floorNumber)];
    if (before === now) return;
    floor.contents = now;
    const isReordered =
      before.rooms.length !== now.rooms.length ||
      before.rooms.some(({ faceKey }, index) => faceKey !== now.rooms[index]!.faceKey);
    if (isReordered) {
      for (const entry of this.entries.values()) if (entry.floorNumber === floorNumber) this.touch(entry);
      return;
    }
    before.rooms.forEach((room, index) => {
      const next = now.rooms[index]!;
      if (next === room) return;
      this.touchRoom(room);
      this.touchRoom(next);
    });
    if (areEqual(before.looseFaces, now.looseFaces) && areEqual(before.looseObjects, now.looseObjects)) return;
    for (const entry of floor.list) if (entry.roomKey === null) this.touch(entry);
    for (const face of [...before.looseFaces, ...now.looseFaces]) this.touchCorners(face);
  }

  private rankOf(item: SelectionItem): Ranked<Entry> | null {
    const floorNumber = this.scene.get(item.kind, item.key)?.floorNumber;
    if (floorNumber === undefined) return null;
    const place = this.placeOf(item, floorNumber);
    const ranked = this.makeEntry(item, floorNumber, place);
    return ranked && { entry: ranked.entry, rank: [place.room, ...ranked.rank] };
  }

  private floorOf({ floorNumber }: Entry): Floor<Entry> {
    const known = this.floorsByNumber.get(floorNumber);
    const floor = known ?? { contents: this.rooms.floor(floorNumber), ranked: [], list: [] };
    this.floorsByNumber.set(floorNumber, floor);
    return floor;
  }

  private store(key: string, ranked: Ranked<Entry> | null): void {
    if (ranked) {
      this.ranked.set(key, ranked);
      this.entries.set(key, ranked.entry);
    } else {
      this.ranked.delete(key);
      this.entries.delete(key);
    }
  }

  private insertEach(changes: readonly Change<Entry>[]): void {
    const lists = new Map<Floor<Entry>, Entry[]>();
    const listOf = (floor: Floor<Entry>): Entry[] => {
      const list = lists.get(floor) ?? floor.list.slice();
      lists.set(floor, list);
      return list;
    };
    for (const { before, now } of changes) {
      if (before) {
        const floor = this.floorOf(before.entry);
        const index = findIndex(floor.ranked, before);
        floor.ranked.splice(index, 1);
        listOf(floor).splice(index, 1);
      }
      if (now) {
        const floor = this.floorOf(now.entry);
        const index = findIndex(floor.ranked, now);
        floor.ranked.splice(index, 0, now);
        listOf(floor).splice(index, 0, now.entry);
      }
    }
    for (const [floor, list] of lists) floor.list = list;
  }

  private sortFloors(changes: readonly Change<Entry>[]): void {
    const floors = new Set<Floor<Entry>>();
    const removed = new Set<Ranked<Entry>>();
    const added = new Map<Floor<Entry>, Ranked<Entry>[]>();
    for (const { before, now } of changes) {
      if (before) floors.add(this.floorOf(before.entry));
      if (before) removed.add(before);
      if (!now) continue;
      const floor = this.floorOf(now.entry);
      floors.add(floor);
      const list = added.get(floor) ?? [];
      added.set(floor, list);
      list.push(now);
    }
    for (const floor of floors) {
      const remaining = floor.ranked.filter((ranked) => !removed.has(ranked));
      floor.ranked = remaining.concat(added.get(floor) ?? []).sort(compareRanked);
      floor.list = floor.ranked.map(({ entry }) => entry);
    }
  }
}
