/**
 * The plan of a two-story house: a hall from front to back, rooms on both sides, and the landing of the stairs above
 * it.
 */
import { FURNITURE } from "./furniture";
import { type Plan, type PlanHole, type PlanPoint, type PlanRoom, rectangle } from "./room-plan";
import type { SeededRandom } from "./seeded-random";

/** Between the inner faces of two rooms. */
const PARTITION_THICKNESS = 0.1;
const HALF = PARTITION_THICKNESS / 2;
const FIRST_DOOR = { width: 0.82, height: 2.03, sill: 0 };

/** Lengths that differ by house, in steps of 5 cm. */
function measures(random: SeededRandom) {
  const about = (length: number, by: number): number => Math.round((length + random.between(-by, by)) * 20) / 20;
  const left = about(4.3, 0.3);
  const hall = about(1.8, 0.15);
  const right = about(4.7, 0.3);
  const depth = about(8.4, 0.3);
  return {
    left,
    hallFrom: left + 0.1,
    hallTo: left + 0.1 + hall,
    rightFrom: left + 0.2 + hall,
    width: left + 0.2 + hall + right,
    depth,
    middle: about(4.9, 0.2),
  };
}

export function homePlan(random: SeededRandom): Plan {
  const { left, hallFrom, hallTo, rightFrom, width, depth, middle } = measures(random);
  const rooms: PlanRoom[] = [];
  const holes: Plan["holes"] = [];
  const add = (
    floorNumber: number,
    name: string,
    label: string,
    kind: keyof typeof FURNITURE,
    outline: PlanPoint[],
  ): void => {
    const height = floorNumber === 0 ? 2.46 : 2.4;
    rooms.push({ name, label, floorNumber, outline, height, partitions: [], openSides: [], objects: FURNITURE[kind] });
  };
  const hole = (
    floorNumber: number,
    kind: PlanHole["kind"],
    along: PlanHole["along"],
    at: PlanPoint,
    size: Partial<typeof FIRST_DOOR> = {},
  ): void => {
    const usual = kind === "window" ? { width: 1.4, height: 1.25, sill: 0.9 } : FIRST_DOOR;
    holes.push({ floorNumber, kind, along, at, ...usual, ...size });
  };
  const [hallLeft, hallRight] = [left + HALF, hallTo + HALF];
  const hallMiddle = (hallFrom + hallTo) / 2;
  const rightMiddle = (rightFrom + width) / 2;

  add(0, "Hall", "unidentified", "hall", rectangle(hallFrom, 0, hallTo, depth - 1.6));
  add(0, "Storage", "unidentified", "closet", rectangle(hallFrom, depth - 1.5, hallTo, depth));
  add(0, "Living room", "livingRoom", "livingRoom", rectangle(0, 0, left, middle));
  add(0, "Dining room", "diningRoom", "diningRoom", rectangle(0, middle + 0.1, left, depth));
  add(0, "Study", "unidentified", "study", rectangle(rightFrom, 0, width, 2.6));
  add(0, "Toilet", "bathroom", "toilet", rectangle(rightFrom, 2.7, rightFrom + 1.7, 4.1));
  add(0, "Laundry", "unidentified", "laundry", rectangle(rightFrom + 1.8, 2.7, width, 4.1));
  add(0, "Kitchen", "kitchen", "kitchen", rectangle(rightFrom, 4.2, width, depth));
  hole(0, "door", "x", [hallMiddle, 0], { width: 0.98, height: 2.1 });
  hole(0, "door", "x", [hallMiddle, depth - 1.55], { width: 0.72 });
  hole(0, "opening", "z", [hallLeft, 1.6], { width: 1.5, height: 2.15 });
  hole(0, "opening", "x", [left / 2, middle + HALF], { width: 1.9, height: 2.15 });
  hole(0, "door", "z", [hallLeft, middle + 0.7]);
  hole(0, "door", "z", [hallRight, 1.1]);
  hole(0, "door", "z", [hallRight, 3.4], { width: 0.72 });
  hole(0, "door", "z", [hallRight, 5.4]);
  hole(0, "door", "x", [width - 0.9, 4.15], { width: 0.76 });
  hole(0, "window", "x", [left / 2, 0], { width: 1.8 });
  hole(0, "door", "z", [0, middle / 2], { width: 1.7, height: 2.15 });
  hole(0, "window", "z", [0, (middle + depth) / 2]);
  hole(0, "window", "x", [rightMiddle, 0]);
  hole(0, "window", "z", [width, 3.4], { width: 0.7, height: 0.8, sill: 1.3 });
  hole(0, "window", "x", [rightMiddle, depth], { width: 1.6, height: 1.1, sill: 1.05 });
  hole(0, "door", "z", [width, 6.2], { width: 0.9 });

  add(1, "Landing", "unidentified", "hall", rectangle(hallFrom, 2.4, hallTo, depth));
  add(1, "Bathroom", "bathroom", "bathroom", rectangle(hallFrom, 0, hallTo, 2.3));
  add(1, "Bedroom 1", "bedroom", "bedroom", rectangle(0, 0, left, middle));
  add(1, "Closet", "unidentified", "closet", rectangle(left - 1.8, middle + 0.1, left, middle + 1.1));
  add(1, "Bedroom 2", "bedroom", "bedroom", [
    [0, middle + 0.1],
    [left - 1.9, middle + 0.1],
    [left - 1.9, middle + 1.2],
    [left, middle + 1.2],
    [left, depth],
    [0, depth],
  ]);
  add(1, "Main bedroom", "bedroom", "bedroom", rectangle(rightFrom, 0, width, 3.5));
  add(1, "Linen room", "unidentified", "laundry", rectangle(rightFrom, 3.6, rightFrom + 1.6, 5.1));
  add(1, "En suite", "bathroom", "bathroom", rectangle(rightFrom + 1.7, 3.6, width, 5.1));
  add(1, "Bedroom 3", "bedroom", "bedroom", rectangle(rightFrom, 5.2, width, depth));
  hole(1, "door", "x", [hallMiddle, 2.35], { width: 0.76 });
  hole(1, "door", "z", [hallLeft, 3.2]);
  hole(1, "door", "z", [hallLeft, depth - 1.2]);
  hole(1, "door", "x", [left - 0.9, middle + 1.15], { width: 0.76 });
  hole(1, "door", "z", [hallRight, 2.95], { width: 0.76 });
  hole(1, "door", "z", [hallRight, 4.35], { width: 0.72 });
  hole(1, "door", "x", [width - 1.2, 3.55], { width: 0.76 });
  hole(1, "door", "z", [hallRight, 6.0]);
  hole(1, "window", "x", [hallMiddle, 0], { width: 0.9, height: 0.9, sill: 1.25 });
  hole(1, "window", "x", [left / 2, 0]);
  hole(1, "window", "z", [0, middle / 2]);
  hole(1, "window", "z", [0, depth - 1.4]);
  hole(1, "window", "x", [rightMiddle, 0], { width: 1.7 });
  hole(1, "window", "z", [width, 4.35], { width: 0.7, height: 0.8, sill: 1.35 });
  hole(1, "window", "x", [rightMiddle, depth], { width: 1.6 });
  hole(1, "window", "x", [hallMiddle, depth], { width: 1.0 });
  return { rooms, holes };
}
