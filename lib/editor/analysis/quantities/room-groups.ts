/**
 * The faces of a survey as they are measured together: each room's, and each by itself that belongs to none. Tells which are to
 * be measured again.
 */
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
  /** Walls that another room's group has too, and that count with that where they count once. */
  shared: ReadonlySet<string>;
};

export type RoomGroups = {
  /** This face has changed, come or gone. */
  ask(faceKey: string): void;
  /** A group that is to be measured, by its room's floor face or by the face that stands alone; null where none is left. */
  next(): string | null;
  isWaiting(): boolean;
  /** Null where there is no such group any longer. */
  read(key: string): MeasuredGroup | null;
  /** In m². */
  areaOf(face: Face): number;
};

const NONE: ReadonlySet<string> = new Set();

const inOneOnly = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] => [
  ...[...one].filter((key) => !other.has(key)),
  ...[...other].filter((key) => !one.has(key)),
];

type Level = { contents: FloorContents; rooms: Map<string, SurveyRoom>; loose: Set<string> };

/** The faces of a floor by their places among those that were read together. */
type FlatLevel = {
  /** Null where all floors were read. */
  readonly floorNumber: number | null;
  readonly survey: FlatFaces;
  readonly places: ReadonlyMap<string, number>;
};

function readFlatLevel(scene: ReadScene, floorNumber: number, known: FlatLevel | null): FlatLevel {
  const survey = sharedFaces(scene);
  if (survey) {
    if (known?.survey === survey) return known;
    return { floorNumber: null, survey, places: new Map(survey.faces.map(({ key }, at) => [key, at])) };
  }
  const faces: Face[] = [];
  const places = new Map<string, number>();
  for (const face of scene.values("face")) {
    if (face.floorNumber === floorNumber) places.set(face.key, faces.push(face) - 1);
  }
  return { floorNumber, survey: readFlatFaces(scene, faces), places };
}

export function createRoomGroups(scene: ReadScene, rooms: RoomIndex): RoomGroups {
  const levels = new Map<number, Level>();
  const waiting = new Set<string>();
  let asked = new Set<string>();
  let isLookedAt = false;
  /** A floor that is looked at for the first time is read as a whole, and let go of with the next one, or once it changes. */
  let flat: FlatLevel | null = null;

  /** Takes in who belongs together on a floor now; asks for what is another group than before. */
  function readLevel(floorNumber: number): void {
    const contents = rooms.floor(floorNumber);
    const before = levels.get(floorNumber);
    if (before?.contents === contents) return;
    const level: Level = { contents, rooms: new Map(), loose: new Set(contents.looseFaces) };
    for (const room of contents.rooms) {
      level.rooms.set(room.faceKey, room);
      if (before?.rooms.get(room.faceKey) !== room) waiting.add(room.faceKey);
    }
    for (const key of level.loose) if (!before?.loose.has(key)) waiting.add(key);
    for (const key of before?.rooms.keys() ?? []) if (!level.rooms.has(key)) waiting.add(key);
    for (const key of before?.loose ?? []) if (!level.loose.has(key)) waiting.add(key);
    levels.set(floorNumber, level);
    if (before) for (const key of inOneOnly(level.loose, before.loose)) askTwins(key);
  }

  /** A wall that joins a room or leaves it: which sides count once changes in the rooms beyond it. */
  function askTwins(faceKey: string): void {
    visitTwinFaces(scene, "face", scene.get("face", faceKey), (key) => asked.add(key));
    for (const object of scene.planarObjectsOfFace(faceKey)) {
      visitTwinFaces(scene, "objectPlanar", scene.get("objectPlanar", object), (key) => asked.add(key));
    }
  }

  function leaveLevel(floorNumber: number, level: Level): void {
    for (const key of level.rooms.keys()) waiting.add(key);
    for (const key of level.loose) waiting.add(key);
    levels.delete(floorNumber);
  }

  /** Looks where the floors stand now. A floor that nobody has looked at yet is looked at by itself, as it costs most. */
  function look(): void {
    const numbers = scene.floorNumbers();
    for (const [number, level] of levels) if (!numbers.includes(number)) leaveLevel(number, level);
    for (const number of numbers) if (levels.has(number)) readLevel(number);
    for (const key of asked) {
      const face = scene.get("face", key);
      const level = face && levels.get(face.floorNumber);
      if (!level) continue;
      waiting.add(level.contents.roomHolding(key)?.faceKey ?? key);
      for (const room of level.contents.roomsSharing(key)) waiting.add(room);
    }
    asked = new Set();
    const unread = numbers.find((number) => !levels.has(number));
    if (unread !== undefined) {
      readLevel(unread);
      flat = readFlatLevel(scene, unread, flat);
    }
    isLookedAt = numbers.every((number) => levels.has(number));
  }

  function levelHolding(key: string): Level | null {
    const floorNumber = scene.get("face", key)?.floorNumber;
    const level = floorNumber === undefined ? undefined : levels.get(floorNumber);
    return level && (level.rooms.has(key) || level.loose.has(key)) ? level : null;
  }

  const isOf = (level: FlatLevel, floorNumber: number): boolean =>
    level.floorNumber === null || level.floorNumber === floorNumber;

  const areaOf = (face: Face): number => {
    const place = flat?.places.get(face.key);
    return flat && place !== undefined ? flatFaceArea(flat.survey, place) : faceArea(scene, face);
  };

  function readFlat({ survey, places }: FlatLevel, keys: readonly string[]): FaceGroup {
    const faces = { floor: [] as number[], wall: [] as number[], ceiling: [] as number[] };
    for (const key of keys) {
      const place = places.get(key);
      const label = place === undefined ? undefined : survey.faces[place]!.label;
      if (place !== undefined && label && label in faces) faces[label as keyof typeof faces].push(place);
    }
    return { survey, floors: faces.floor, walls: faces.wall, ceilings: faces.ceiling };
  }

  function readKeys(keys: readonly string[]): FaceGroup {
    const faces = { floor: [] as Face[], wall: [] as Face[], ceiling: [] as Face[] };
    for (const key of keys) {
      const face = scene.get("face", key);
      if (face && face.label in faces) faces[face.label as keyof typeof faces].push(face);
    }
    return readGroup(scene, { floors: faces.floor, walls: faces.wall, ceilings: faces.ceiling });
  }

  return {
    areaOf,
    ask(faceKey) {
      asked.add(faceKey);
      flat = null;
      isLookedAt = false;
    },
    next() {
      if (asked.size > 0) look();
      while (waiting.size === 0 && !isLookedAt) look();
      for (const key of waiting) {
        waiting.delete(key);
        return key;
      }
      flat = null;
      return null;
    },
    isWaiting: () => waiting.size > 0 || !isLookedAt,
    read(key) {
      const level = levelHolding(key);
      if (!level) return null;
      const { floorNumber } = level.contents;
      const room = level.rooms.get(key);
      const keys = room ? [key, ...room.walls, ...room.sharedWalls, ...room.ceilings] : [key];
      const shared = room && room.sharedWalls.length > 0 ? new Set(room.sharedWalls) : NONE;
      return { floorNumber, faces: flat && isOf(flat, floorNumber) ? readFlat(flat, keys) : readKeys(keys), shared };
    },
  };
}
