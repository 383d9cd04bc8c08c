/** The demo's home: two stories, captured room by room with a phone in one world frame. */
import { homePlan } from "./home-plan";
import type { RoomPlanJson } from "./room-plan-json";
import { scanRoom } from "./scan-room";
import { seededRandom } from "./seeded-random";

export type GeneratedRoom = { name: string; floorNumber: number; capture: RoomPlanJson };

const STORY_HEIGHT = 2.8;
/** Like a phone scan: walls off by millimeters to centimeters, floors of one story not quite level. */
const QUALITY = { walls: 0.006, holes: 0.01 };
const DRIFT = { place: 0.008, level: 0.012, turn: 0.001 };

/** Generates the same home for the same seed; its rooms can be imported separately or together. */
export function generateHome(seed: number): { rooms: GeneratedRoom[] } {
  const random = seededRandom(seed);
  const { rooms, holes } = homePlan(random);
  const turn = random.between(0, 2 * Math.PI);
  const origin = [random.between(-8, 0), random.between(-1.45, -1.2), random.between(-6, 4)] as const;
  return {
    rooms: rooms.map((room) => {
      const pose = {
        turn: turn + random.noise(DRIFT.turn),
        origin: [
          origin[0] + random.noise(DRIFT.place),
          origin[1] + room.floorNumber * STORY_HEIGHT + random.noise(DRIFT.level),
          origin[2] + random.noise(DRIFT.place),
        ] as const,
      };
      const floorHoles = holes.filter((hole) => hole.floorNumber === room.floorNumber);
      const capture = scanRoom(random, { room, holes: floorHoles, pose, quality: QUALITY });
      return { name: room.name, floorNumber: room.floorNumber, capture };
    }),
  };
}
