import type { Face } from "../../../domain/geometry-records";
import { type FlatFaces, readFlatFaces, sharedFaces } from "../../core/flat-survey";
import { faceArea, flatFaceArea } from "../../core/measures/face-area";
import type { RoomIndex } from "../../core/rooms/room-index";
import type { FloorContents, SurveyRoom } from "../../core/rooms/survey-room";
import type { ReadScene } from "../../core/scene";
import { type FaceGroup, readGroup } from "./face-group";
import { visitTwinFaces } from "./twin-counts";

export type MeasuredGroup = {
  floorNumber: number;
  faces: FaceGroup;
  /** Walls that are also in another room's group. Where walls count once, they count with that group. */
  shared: ReadonlySet<string>;
};

const NO_KEYS: ReadonlySet<string> = new Set();

const symmetricDifference = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((key) => !other.has(key)),
  ...[...other].filter((key) => !one.has(key)),
];

/** The groups of a floor at the last reading. */
type KnownFloor = { contents: FloorContents; rooms: Map<string, SurveyRoom>; loose: Set<string> };

type FlatFloor = {
  /** Null if all floors were read together. */
  readonly floorNumber: number | null;
  readonly survey: FlatFaces;
  /** The index of each face in `survey`. */
  readonly indexes: ReadonlyMap<string, number>;
};

function readFlatFloor(scene: ReadScene, floorNumber: number, known: FlatFloor | null): FlatFloor {
  const survey = sharedFaces(scene);
  if (survey) {
    if (known?.survey === survey) return known;
    return { floorNumber: null, survey, indexes: new Map(survey.faces.map(({ key }, index) => [key, index])) };
  }
  const faces: Face[] = [];
  const indexes = new Map<string, number>();
  for (const face of scene.values("face")) {
    if (face.floorNumber === floorNumber) indexes.set(face.key, faces.push(face) - 1);
  }
  return { floorNumber, survey: readFlatFaces(scene, faces), indexes };
}

function readFlatGroup({ survey, indexes }: FlatFloor, keys: readonly string[]): FaceGroup {
  const faces = { floor: [] as number[], wall: [] as number[], ceiling: [] as number[] };
  for (const key of keys) {
    const index = indexes.get(key);
    const label = index === undefined ? undefined : survey.faces[index]!.label;
    if (index !== undefined && label && label in faces) faces[label as keyof typeof faces].push(index);
  }
  return { survey, floors: faces.floor, walls: faces.wall, ceilings: faces.ceiling };
}

function readSceneGroup(scene: ReadScene, keys: readonly string[]): FaceGroup {
  const faces = { floor: [] as Face[], wall: [] as Face[], ceiling: [] as Face[] };
  for (const key of keys) {
    const face = scene.get("face", key);
    if (face && face.label in faces) faces[face.label as keyof typeof faces].push(face);
  }
  return readGroup(scene, { floors: faces.floor, walls: faces.wall, ceilings: faces.ceiling });
}

/**
 * The groups in which the faces of a survey are measured: each room, and each loose face by itself. A group's key is
 * the room's floor face or the loose face. Keeps track of the groups that have to be measured again.
 */
export class RoomGroups {
  private readonly floors = new Map<number, KnownFloor>();
  /** Keys of the groups to measure. */
  private readonly pending = new Set<string>();
  private changedFaces = new Set<string>();
  private isCurrent = false;
  /** The floor read last for the first time, in flat arrays; dropped with the next floor or change. */
  private flat: FlatFloor | null = null;

  constructor(
    private readonly scene: ReadScene,
    private readonly rooms: RoomIndex,
  ) {}

  /** Marks a face that was added, changed or removed. */
  readonly markFace = (faceKey: string): void => {
    this.changedFaces.add(faceKey);
    this.flat = null;
    this.isCurrent = false;
  };

  /** Takes the key of a group to measure, or returns null if none is left. */
  next(): string | null {
    if (this.changedFaces.size > 0) this.update();
    while (this.pending.size === 0 && !this.isCurrent) this.update();
    for (const key of this.pending) {
      this.pending.delete(key);
      return key;
    }
    this.flat = null;
    return null;
  }

  hasPending(): boolean {
    return this.pending.size > 0 || !this.isCurrent;
  }

  /** Returns null if the group no longer exists. */
  read(key: string): MeasuredGroup | null {
    const floor = this.floorHolding(key);
    if (!floor) return null;
    const { floorNumber } = floor.contents;
    const room = floor.rooms.get(key);
    const keys = room ? [key, ...room.walls, ...room.sharedWalls, ...room.ceilings] : [key];
    const shared = room && room.sharedWalls.length > 0 ? new Set(room.sharedWalls) : NO_KEYS;
    const { flat } = this;
    const isFlat = flat && (flat.floorNumber === null || flat.floorNumber === floorNumber);
    return { floorNumber, faces: isFlat ? readFlatGroup(flat, keys) : readSceneGroup(this.scene, keys), shared };
  }

  /** Returns the area of a face in m². */
  readonly areaOf = (face: Face): number => {
    const index = this.flat?.indexes.get(face.key);
    return this.flat && index !== undefined ? flatFaceArea(this.flat.survey, index) : faceArea(this.scene, face);
  };

  /** Brings the known floors up to date, and reads at most one new floor, since that costs most. */
  private update(): void {
    const numbers = this.scene.floorNumbers();
    for (const [number, floor] of this.floors) if (!numbers.includes(number)) this.removeFloor(number, floor);
    for (const number of numbers) if (this.floors.has(number)) this.readFloor(number);
    for (const key of this.changedFaces) this.addGroupsOf(key);
    this.changedFaces = new Set();
    const unread = numbers.find((number) => !this.floors.has(number));
    if (unread !== undefined) {
      this.readFloor(unread);
      this.flat = readFlatFloor(this.scene, unread, this.flat);
    }
    this.isCurrent = numbers.every((number) => this.floors.has(number));
  }

  /** Reads the groups of a floor, and marks those that differ from the last reading. */
  private readFloor(floorNumber: number): void {
    const contents = this.rooms.floor(floorNumber);
    const before = this.floors.get(floorNumber);
    if (before?.contents === contents) return;
    const floor: KnownFloor = { contents, rooms: new Map(), loose: new Set(contents.looseFaces) };
    for (const room of contents.rooms) {
      floor.rooms.set(room.faceKey, room);
      if (before?.rooms.get(room.faceKey) !== room) this.pending.add(room.faceKey);
    }
    for (const key of floor.loose) if (!before?.loose.has(key)) this.pending.add(key);
    for (const key of before?.rooms.keys() ?? []) if (!floor.rooms.has(key)) this.pending.add(key);
    for (const key of before?.loose ?? []) if (!floor.loose.has(key)) this.pending.add(key);
    this.floors.set(floorNumber, floor);
    if (before) for (const key of symmetricDifference(floor.loose, before.loose)) this.markTwins(key);
  }

  /** Marks the twins of a wall that joined or left a room, because the other side may count now, or no longer. */
  private markTwins(faceKey: string): void {
    const mark = (key: string): void => void this.changedFaces.add(key);
    visitTwinFaces(this.scene, "face", this.scene.get("face", faceKey), mark);
    for (const object of this.scene.planarObjectsOfFace(faceKey)) {
      visitTwinFaces(this.scene, "objectPlanar", this.scene.get("objectPlanar", object), mark);
    }
  }

  private removeFloor(floorNumber: number, floor: KnownFloor): void {
    for (const key of floor.rooms.keys()) this.pending.add(key);
    for (const key of floor.loose) this.pending.add(key);
    this.floors.delete(floorNumber);
  }

  private addGroupsOf(faceKey: string): void {
    const face = this.scene.get("face", faceKey);
    const floor = face && this.floors.get(face.floorNumber);
    if (!floor) return;
    this.pending.add(floor.contents.roomHolding(faceKey)?.faceKey ?? faceKey);
    for (const room of floor.contents.roomsSharing(faceKey)) this.pending.add(room);
  }

  private floorHolding(key: string): KnownFloor | null {
    const floorNumber = this.scene.get("face", key)?.floorNumber;
    const floor = floorNumber === undefined ? undefined : this.floors.get(floorNumber);
    return floor && (floor.rooms.has(key) || floor.loose.has(key)) ? floor : null;
  }
}
