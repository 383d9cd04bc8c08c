/** Six captures of single rooms, each with the quantities that follow from its plan. */
import type { RoomPlanJson } from "./room-plan-json";
import { scanRoom } from "./scan-room";
import { seededRandom } from "./seeded-random";
import { type RoomNumbers, SINGLE_ROOMS } from "./single-room-plans";

export type GeneratedCapture = { name: string; capture: RoomPlanJson; expected: RoomNumbers };

/**
 * Position, rotation, identifiers and confidences differ by seed; sizes are as drawn, in single precision, so the
 * expected quantities hold to 0.001 m and 0.001 m². Of these, only the number of objects depends on the seed.
 */
export function generateSingleRooms(seed: number): GeneratedCapture[] {
  const random = seededRandom(seed);
  return SINGLE_ROOMS.map(({ room, holes, numbers }) => {
    const pose = {
      turn: random.between(0, 2 * Math.PI),
      origin: [random.between(-6, 6), random.between(-1.5, -1), random.between(-6, 6)] as const,
    };
    const capture = scanRoom(random, { room, holes, pose, quality: { walls: 0, holes: 0 } });
    return { name: room.name, capture, expected: { ...numbers, objects: capture.objects.length } };
  });
}
