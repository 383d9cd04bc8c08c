/** One floor's rooms as the panels and the picture read them: named, ordered, and the same objects until they change. */
import type { ReadScene } from "../scene";
import { createLevelRooms, type LevelRooms } from "./level-rooms";
import type { FloorContents, SurveyRoom } from "./survey-room";

type RoomPlace = {
  readonly faceKey: string;
  readonly label: string | null;
  readonly name: string;
};

const { compare } = new Intl.Collator("en", { numeric: true });

/** By label, those without one last; these are numbered in the order of the scene. */
function orderRooms(scene: ReadScene, floorKeys: Iterable<string>): RoomPlace[] {
  const labelled = new Map<string, RoomPlace[]>();
  const nameless: RoomPlace[] = [];
  for (const faceKey of floorKeys) {
    const label = scene.get("face", faceKey)?.roomLabel || null;
    if (label === null) nameless.push({ faceKey, label, name: `Room ${nameless.length + 1}` });
    else {
      const alike = labelled.get(label);
      if (alike) alike.push({ faceKey, label, name: label });
      else labelled.set(label, [{ faceKey, label, name: label }]);
    }
  }
  const labels = [...labelled.keys()].sort(compare);
  return [...labels.flatMap((label) => labelled.get(label) ?? []), ...nameless];
}

export type FloorRooms = {
  /** What may stand elsewhere now. */
  markFace(key: string): void;
  markObject(key: string): void;
  /** Worked out when its parts are first read. */
  contents(): FloorContents;
  floorsNear(x: number, z: number): readonly string[];
};

/** Walls in the order that one meets them around the floor, partitions after; the lists' own order may change. */
function aroundFloor(scene: ReadScene, walls: ReadonlySet<string>, floorKey: string): string[] {
  const loop = scene.get("face", floorKey)?.loops[0] ?? [];
  const placeOf = (key: string): number => {
    const corners = scene.get("face", key)?.loops[0] ?? [];
    const place = loop.findIndex(
      (from, index) => corners.includes(from) && corners.includes(loop[(index + 1) % loop.length]!),
    );
    return place < 0 ? loop.length : place;
  };
  const places = new Map([...walls].map((key) => [key, placeOf(key)]));
  return [...walls].sort((a, b) => places.get(a)! - places.get(b)! || (a < b ? -1 : 1));
}

export function createFloorRooms(scene: ReadScene, floorNumber: number): FloorRooms {
  let level: LevelRooms | null = null;
  let faces = new Set<string>();
  let objects = new Set<string>();
  const rooms = new Map<string, SurveyRoom>();
  let places = new Map<string, RoomPlace>();
  let contents: FloorContents | null = null;

  function begin(): LevelRooms {
    level = createLevelRooms(scene, floorNumber);
    level.begin();
    order(level);
    return level;
  }

  function order({ members }: LevelRooms): void {
    places = new Map(orderRooms(scene, members.keys()).map((place) => [place.faceKey, place]));
  }

  /** Takes in what was marked; true when something of what the rooms show has changed. */
  function settle(): boolean {
    if (level === null || faces.size + objects.size === 0) return false;
    const asked = faces;
    const { rooms: changed, isLooseChanged } = level.update(asked, objects);
    [faces, objects] = [new Set(), new Set()];
    let isReordered = false;
    for (const key of asked) {
      const isRoom = level.members.has(key);
      const label = isRoom ? scene.get("face", key)?.roomLabel || null : undefined;
      if (isRoom !== places.has(key) || (isRoom && places.get(key)?.label !== label)) isReordered = true;
    }
    if (isReordered) order(level);
    for (const key of changed) rooms.delete(key);
    return isReordered || isLooseChanged || changed.size > 0;
  }

  function roomAt(place: RoomPlace, { members }: LevelRooms): SurveyRoom | null {
    const own = members.get(place.faceKey);
    if (!own) return null;
    const known = rooms.get(place.faceKey);
    if (known?.name === place.name) return known;
    const room = {
      faceKey: place.faceKey,
      floorNumber,
      name: place.name,
      walls: aroundFloor(scene, own.walls, place.faceKey),
      sharedWalls: aroundFloor(scene, own.sharedWalls, place.faceKey),
      ceilings: [...own.ceilings],
      objects: [...own.objects].sort(),
    };
    rooms.set(place.faceKey, room);
    return room;
  }

  function draw(): FloorContents {
    let lists: Pick<FloorContents, "rooms" | "looseFaces" | "looseObjects"> | null = null;
    function read() {
      const now = level ?? begin();
      lists ??= {
        rooms: [...places.values()].flatMap((place) => roomAt(place, now) ?? []),
        looseFaces: [...now.looseFaces],
        looseObjects: [...now.looseObjects],
      };
      return lists;
    }
    return {
      floorNumber,
      get rooms() {
        return read().rooms;
      },
      get looseFaces() {
        return read().looseFaces;
      },
      get looseObjects() {
        return read().looseObjects;
      },
      roomHolding(key) {
        const now = level ?? begin();
        if (settle()) contents = null;
        const place = places.get(now.ownerOf(key) ?? "");
        return place ? roomAt(place, now) : null;
      },
      roomsSharing(wallKey) {
        const now = level ?? begin();
        if (settle()) contents = null;
        return now.sharersOf(wallKey);
      },
    };
  }

  return {
    markFace: (key) => void (level && faces.add(key)),
    markObject: (key) => void (level && objects.add(key)),
    floorsNear(x, z) {
      const now = level ?? begin();
      if (settle()) contents = null;
      return now.floorsNear(x, z);
    },
    contents() {
      if (settle()) contents = null;
      contents ??= draw();
      return contents;
    },
  };
}
