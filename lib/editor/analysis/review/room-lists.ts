/**
 * Elements in the order of the rooms, kept as the scene changes: what an edit touches is taken out of its floor's list and put
 * back where it belongs. Nothing else is read or compared; of the list a copy is made, as whoever shows it holds the other.
 */
import { changesOf, type Diff } from "../../core/diff";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { compareRanks, createRoomOrder, type RoomPlace } from "./room-order";

type Listed = SelectionItem & { readonly floorNumber: number; readonly roomKey: string | null };

/** `rank`: its place on its floor, number by number; of equals the one with the lesser key comes first. */
type Ranked<Entry> = { readonly entry: Entry; readonly rank: readonly number[] };

/** What there is to say of an element that stands there, and its rank in its room; null for nothing. */
type Say<Entry> = (item: SelectionItem, floorNumber: number, place: RoomPlace) => Ranked<Entry> | null;

type Floor<Entry> = {
  contents: FloorContents;
  /** In order. */
  ranked: Ranked<Entry>[];
  /** The same without the ranks: another list whenever something is otherwise. */
  list: readonly Entry[];
};

/** From so many on they are put in order together. */
const MANY = 128;

export type RoomLists<Entry> = {
  /** This may be otherwise, elsewhere or gone. */
  touch(item: SelectionItem): void;
  /** The scene has changed by this: corners that stand on other faces now are touched. */
  follow(diff: Diff): void;
  /** Brings the lists up to now. `onChange`: an entry has come (1) or gone (-1). */
  settle(onChange: (entry: Entry, by: 1 | -1) => void): void;
  readonly byKey: ReadonlyMap<string, Entry>;
  /** Ascending; only those that have an entry. Each list is the same until it changes. */
  floors(): { readonly floorNumber: number; readonly entries: readonly Entry[] }[];
};

const compareRanked = <Entry extends Listed>(a: Ranked<Entry>, b: Ranked<Entry>): number => {
  const byRank = compareRanks(a.rank, b.rank);
  if (byRank !== 0 || a.entry.key === b.entry.key) return byRank;
  return a.entry.key < b.entry.key ? -1 : 1;
};

/** Where it is, or would be. */
function placeAmong<Entry extends Listed>(list: readonly Ranked<Entry>[], one: Ranked<Entry>): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareRanked(list[middle]!, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const areAlike = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, at) => key === b[at]);

export function createRoomLists<Entry extends Listed>(
  scene: ReadScene,
  rooms: Pick<RoomIndex, "floor">,
  say: Say<Entry>,
): RoomLists<Entry> {
  const placeOf = createRoomOrder(scene, rooms);
  const floors = new Map<number, Floor<Entry>>();
  const ranked = new Map<string, Ranked<Entry>>();
  const byKey = new Map<string, Entry>();
  let touched = new Map<string, SelectionItem>();

  const touch = (item: SelectionItem): void => void touched.set(item.key, item);
  const touchKnown = (key: string): void => {
    const entry = byKey.get(key);
    if (entry) touch(entry);
  };

  /** A room holds other things than before: all that stands in it may stand elsewhere in the order. */
  function touchRoom({ faceKey, walls, ceilings, objects }: SurveyRoom): void {
    for (const key of [faceKey, ...walls, ...ceilings]) {
      touchKnown(key);
      for (const corner of scene.get("face", key)?.loops.flat() ?? []) touchKnown(corner);
      for (const opening of scene.planarObjectsOfFace(key)) touchKnown(opening);
    }
    objects.forEach(touchKnown);
  }

  /** Looks at which rooms a floor has now, and which of them are not what they were. */
  function follow(floor: Floor<Entry>, floorNumber: number): void {
    const [before, now] = [floor.contents, rooms.floor(floorNumber)];
    if (before === now) return;
    floor.contents = now;
    const isReordered =
      before.rooms.length !== now.rooms.length ||
      before.rooms.some(({ faceKey }, at) => faceKey !== now.rooms[at]!.faceKey);
    if (isReordered) {
      for (const entry of byKey.values()) if (entry.floorNumber === floorNumber) touch(entry);
      return;
    }
    before.rooms.forEach((room, at) => {
      const next = now.rooms[at]!;
      if (next === room) return;
      touchRoom(room);
      touchRoom(next);
    });
    const isLooseAlike = areAlike(before.looseFaces, now.looseFaces) && areAlike(before.looseObjects, now.looseObjects);
    if (isLooseAlike) return;
    for (const entry of floor.list) if (entry.roomKey === null) touch(entry);
    for (const face of [...before.looseFaces, ...now.looseFaces]) {
      for (const corner of scene.get("face", face)?.loops.flat() ?? []) touchKnown(corner);
    }
  }

  function rankOf(item: SelectionItem): Ranked<Entry> | null {
    const floorNumber = scene.get(item.kind, item.key)?.floorNumber;
    if (floorNumber === undefined) return null;
    const place = placeOf(item, floorNumber);
    const one = say(item, floorNumber, place);
    return one && { entry: one.entry, rank: [place.room, ...one.rank] };
  }

  function floorOf({ floorNumber }: Entry): Floor<Entry> {
    const floor = floors.get(floorNumber) ?? { contents: rooms.floor(floorNumber), ranked: [], list: [] };
    floors.set(floorNumber, floor);
    return floor;
  }

  function note(key: string, one: Ranked<Entry> | null): void {
    if (one) {
      ranked.set(key, one);
      byKey.set(key, one.entry);
    } else {
      ranked.delete(key);
      byKey.delete(key);
    }
  }

  type Change = { before: Ranked<Entry> | undefined; now: Ranked<Entry> | null };

  /** One after another, each in its place. */
  function putFew(changes: readonly Change[]): void {
    const lists = new Map<Floor<Entry>, Entry[]>();
    const listOf = (floor: Floor<Entry>): Entry[] => {
      const list = lists.get(floor) ?? floor.list.slice();
      lists.set(floor, list);
      return list;
    };
    for (const { before, now } of changes) {
      if (before) {
        const floor = floorOf(before.entry);
        const at = placeAmong(floor.ranked, before);
        floor.ranked.splice(at, 1);
        listOf(floor).splice(at, 1);
      }
      if (now) {
        const floor = floorOf(now.entry);
        const at = placeAmong(floor.ranked, now);
        floor.ranked.splice(at, 0, now);
        listOf(floor).splice(at, 0, now.entry);
      }
    }
    for (const [floor, list] of lists) floor.list = list;
  }

  /** All together: as when everything is looked at for the first time. */
  function putMany(changes: readonly Change[]): void {
    const touchedFloors = new Set<Floor<Entry>>();
    const gone = new Set<Ranked<Entry>>();
    const come = new Map<Floor<Entry>, Ranked<Entry>[]>();
    for (const { before, now } of changes) {
      if (before) touchedFloors.add(floorOf(before.entry));
      if (before) gone.add(before);
      if (!now) continue;
      const floor = floorOf(now.entry);
      touchedFloors.add(floor);
      const list = come.get(floor) ?? [];
      come.set(floor, list);
      list.push(now);
    }
    for (const floor of touchedFloors) {
      const stay = floor.ranked.filter((one) => !gone.has(one));
      floor.ranked = stay.concat(come.get(floor) ?? []).sort(compareRanked);
      floor.list = floor.ranked.map(({ entry }) => entry);
    }
  }

  return {
    touch,
    follow(diff) {
      for (const { kind, from, to } of changesOf(diff)) {
        if (kind !== "face" || (from && to && from.loops === to.loops)) continue;
        for (const corner of [...(from?.loops ?? []), ...(to?.loops ?? [])].flat()) touchKnown(corner);
      }
    },
    settle(onChange) {
      for (const [floorNumber, floor] of floors) follow(floor, floorNumber);
      const asked = touched;
      touched = new Map();
      const changes: Change[] = [];
      for (const item of asked.values()) {
        const [before, now] = [ranked.get(item.key), rankOf(item)];
        if (!before && !now) continue;
        changes.push({ before, now });
        note(item.key, now);
        if (before) onChange(before.entry, -1);
        if (now) onChange(now.entry, 1);
      }
      if (changes.length < MANY) putFew(changes);
      else putMany(changes);
    },
    byKey,
    floors: () =>
      [...floors]
        .filter(([, { list }]) => list.length > 0)
        .sort(([a], [b]) => a - b)
        .map(([floorNumber, { list }]) => ({ floorNumber, entries: list })),
  };
}
