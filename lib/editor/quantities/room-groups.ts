/**
 * The faces of a survey as they are measured together: each room's, and each by itself that belongs to none. Tells which are to
 * be measured again.
 */
import type { Face } from "../../domain/geometry-records";
import type { RoomIndex } from "../rooms/room-index";
import type { FloorContents, SurveyRoom } from "../rooms/survey-room";
import type { ReadScene } from "../scene";
import type { GroupFaces } from "./measure-group";

export type MeasuredGroup = {
  floorNumber: number;
  faces: GroupFaces;
  /** Walls that another room's group has too, and that count in a total with that. */
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
};

const NONE: ReadonlySet<string> = new Set();

type Level = { contents: FloorContents; rooms: Map<string, SurveyRoom>; loose: Set<string> };

export function createRoomGroups(scene: ReadScene, rooms: RoomIndex): RoomGroups {
  const levels = new Map<number, Level>();
  const waiting = new Set<string>();
  let asked = new Set<string>();
  let isLookedAt = false;

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
    if (unread !== undefined) readLevel(unread);
    isLookedAt = numbers.every((number) => levels.has(number));
  }

  function levelHolding(key: string): Level | null {
    const floorNumber = scene.get("face", key)?.floorNumber;
    const level = floorNumber === undefined ? undefined : levels.get(floorNumber);
    return level && (level.rooms.has(key) || level.loose.has(key)) ? level : null;
  }

  return {
    ask(faceKey) {
      asked.add(faceKey);
      isLookedAt = false;
    },
    next() {
      if (asked.size > 0) look();
      while (waiting.size === 0 && !isLookedAt) look();
      for (const key of waiting) {
        waiting.delete(key);
        return key;
      }
      return null;
    },
    isWaiting: () => waiting.size > 0 || !isLookedAt,
    read(key) {
      const level = levelHolding(key);
      if (!level) return null;
      const { floorNumber } = level.contents;
      const room = level.rooms.get(key);
      const faces = { floor: [] as Face[], wall: [] as Face[], ceiling: [] as Face[] };
      const take = (one: string): void => {
        const face = scene.get("face", one);
        if (face && face.label in faces) faces[face.label as keyof typeof faces].push(face);
      };
      take(key);
      room?.walls.forEach(take);
      room?.sharedWalls.forEach(take);
      room?.ceilings.forEach(take);
      const shared = room && room.sharedWalls.length > 0 ? new Set(room.sharedWalls) : NONE;
      return { floorNumber, faces: { floors: faces.floor, walls: faces.wall, ceilings: faces.ceiling }, shared };
    },
  };
}
