/** The named and ordered rooms of one floor. A room stays the same object until it changes. */
import type { ReadScene } from "../scene";
import { FloorMembership } from "./floor-membership";
import type { FloorContents, SurveyRoom } from "./survey-room";

type RoomEntry = {
  readonly faceKey: string;
  readonly label: string | null;
  readonly name: string;
};

const { compare } = new Intl.Collator("en", { numeric: true });

/** Orders rooms by label. Rooms without one come last and are numbered in scene order. */
function orderRooms(scene: ReadScene, floorKeys: Iterable<string>): RoomEntry[] {
  const labeled = new Map<string, RoomEntry[]>();
  const unnamed: RoomEntry[] = [];
  for (const faceKey of floorKeys) {
    const label = scene.get("face", faceKey)?.roomLabel || null;
    if (label === null) unnamed.push({ faceKey, label, name: `Room ${unnamed.length + 1}` });
    else {
      const sameLabel = labeled.get(label);
      if (sameLabel) sameLabel.push({ faceKey, label, name: label });
      else labeled.set(label, [{ faceKey, label, name: label }]);
    }
  }
  const labels = [...labeled.keys()].sort(compare);
  return [...labels.flatMap((label) => labeled.get(label) ?? []), ...unnamed];
}

/** Orders walls along the outline of the floor, partitions last, and walls of one side by key. */
function orderWalls(scene: ReadScene, walls: ReadonlySet<string>, floorKey: string): string[] {
  const loop = scene.get("face", floorKey)?.loops[0] ?? [];
  const sideOf = (key: string): number => {
    const corners = scene.get("face", key)?.loops[0] ?? [];
    const side = loop.findIndex(
      (from, index) => corners.includes(from) && corners.includes(loop[(index + 1) % loop.length]!),
    );
    return side < 0 ? loop.length : side;
  };
  const sides = new Map([...walls].map((key) => [key, sideOf(key)]));
  return [...walls].sort((a, b) => sides.get(a)! - sides.get(b)! || (a < b ? -1 : 1));
}

/** The membership of the floor is computed when its rooms are first read. */
export class FloorRooms {
  readonly #scene: ReadScene;
  readonly #floorNumber: number;
  #membership: FloorMembership | null = null;
  #markedFaces = new Set<string>();
  #markedObjects = new Set<string>();
  readonly #rooms = new Map<string, SurveyRoom>();
  #entries = new Map<string, RoomEntry>();
  #contents: FloorContents | null = null;

  constructor(scene: ReadScene, floorNumber: number) {
    this.#scene = scene;
    this.#floorNumber = floorNumber;
  }

  /** Marks a face whose membership may have changed. */
  markFace(key: string): void {
    if (this.#membership) this.#markedFaces.add(key);
  }

  markObject(key: string): void {
    if (this.#membership) this.#markedObjects.add(key);
  }

  /** Returns the same object until something in it changes. */
  contents(): FloorContents {
    this.#applyMarks();
    this.#contents ??= this.#createContents();
    return this.#contents;
  }

  /** Returns the floor faces near a point of the plan, in meters. */
  floorsNear(x: number, z: number): readonly string[] {
    return this.#currentMembership().floorsNear(x, z);
  }

  #load(): FloorMembership {
    if (!this.#membership) {
      this.#membership = new FloorMembership(this.#scene, this.#floorNumber);
      this.#orderRooms(this.#membership);
    }
    return this.#membership;
  }

  #currentMembership(): FloorMembership {
    const membership = this.#load();
    this.#applyMarks();
    return membership;
  }

  #orderRooms({ members }: FloorMembership): void {
    this.#entries = new Map(orderRooms(this.#scene, members.keys()).map((entry) => [entry.faceKey, entry]));
  }

  /** Updates the membership of marked elements; drops the contents if they have changed. */
  #applyMarks(): void {
    const membership = this.#membership;
    if (!membership || this.#markedFaces.size + this.#markedObjects.size === 0) return;
    const faces = this.#markedFaces;
    const { rooms, isLooseChanged } = membership.update(faces, this.#markedObjects);
    this.#markedFaces = new Set();
    this.#markedObjects = new Set();
    const isReordered = this.#isReordered(membership, faces);
    if (isReordered) this.#orderRooms(membership);
    for (const key of rooms) this.#rooms.delete(key);
    if (isReordered || isLooseChanged || rooms.size > 0) this.#contents = null;
  }

  /** Whether a room was added, removed or relabeled. */
  #isReordered({ members }: FloorMembership, faces: Iterable<string>): boolean {
    for (const key of faces) {
      const isRoom = members.has(key);
      if (isRoom !== this.#entries.has(key)) return true;
      if (isRoom && this.#entries.get(key)?.label !== (this.#scene.get("face", key)?.roomLabel || null)) return true;
    }
    return false;
  }

  #roomOf({ faceKey, name }: RoomEntry, { members }: FloorMembership): SurveyRoom | null {
    const roomMembers = members.get(faceKey);
    if (!roomMembers) return null;
    const cached = this.#rooms.get(faceKey);
    if (cached?.name === name) return cached;
    const room = {
      faceKey,
      floorNumber: this.#floorNumber,
      name,
      walls: orderWalls(this.#scene, roomMembers.walls, faceKey),
      sharedWalls: orderWalls(this.#scene, roomMembers.sharedWalls, faceKey),
      ceilings: [...roomMembers.ceilings],
      objects: [...roomMembers.objects].sort(),
    };
    this.#rooms.set(faceKey, room);
    return room;
  }

  #readLists(): Pick<FloorContents, "rooms" | "looseFaces" | "looseObjects"> {
    const membership = this.#load();
    return {
      rooms: [...this.#entries.values()].flatMap((entry) => this.#roomOf(entry, membership) ?? []),
      looseFaces: [...membership.looseFaces],
      looseObjects: [...membership.looseObjects],
    };
  }

  #roomHolding(key: string): SurveyRoom | null {
    const membership = this.#currentMembership();
    const entry = this.#entries.get(membership.ownerOf(key) ?? "");
    return entry ? this.#roomOf(entry, membership) : null;
  }

  /** The lists are read once, on first use. */
  #createContents(): FloorContents {
    let lists: Pick<FloorContents, "rooms" | "looseFaces" | "looseObjects"> | null = null;
    const read = () => {
      lists ??= this.#readLists();
      return lists;
    };
    return {
      floorNumber: this.#floorNumber,
      get rooms() {
        return read().rooms;
      },
      get looseFaces() {
        return read().looseFaces;
      },
      get looseObjects() {
        return read().looseObjects;
      },
      roomHolding: (key) => this.#roomHolding(key),
      roomsSharing: (wallKey) => this.#currentMembership().sharersOf(wallKey),
    };
  }
}
