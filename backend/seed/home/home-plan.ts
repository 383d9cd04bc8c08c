/** The plan of a two-story home: a hall from front to back, rooms on both sides, and a landing above the hall. */
import { FURNITURE } from "./furniture";
import { type Plan, type PlanHole, type PlanPoint, type PlanRoom, rectangle } from "./room-plan";
import type { SeededRandom } from "./seeded-random";

/** Distance in m between the inner faces of two rooms. */
const PARTITION_THICKNESS = 0.1;
const HALF = PARTITION_THICKNESS / 2;
const STANDARD_DOOR = { width: 0.82, height: 2.03, sill: 0 };

/** Returns lengths in m that differ by home, in steps of 5 cm. */
function randomMeasures(random: SeededRandom) {
  const vary = (length: number, by: number): number => Math.round((length + random.between(-by, by)) * 20) / 20;
  const left = vary(4.3, 0.3);
  const hall = vary(1.8, 0.15);
  const right = vary(4.7, 0.3);
  const depth = vary(8.4, 0.3);
  return {
    left,
    hallFrom: left + 0.1,
    hallTo: left + 0.1 + hall,
    rightFrom: left + 0.2 + hall,
    width: left + 0.2 + hall + right,
    depth,
    middle: vary(4.9, 0.2),
  };
}

type Measures = ReturnType<typeof randomMeasures>;

/** The rooms and holes of one floor. */
class FloorDrawing {
  readonly rooms: PlanRoom[] = [];
  readonly holes: Plan["holes"][number][] = [];

  constructor(private readonly floorNumber: number) {}

  add(name: string, label: string, kind: keyof typeof FURNITURE, outline: PlanPoint[]): void {
    const { floorNumber } = this;
    const height = floorNumber === 0 ? 2.46 : 2.4;
    this.rooms.push({
      name,
      label,
      floorNumber,
      outline,
      height,
      partitions: [],
      openSides: [],
      objects: FURNITURE[kind],
    });
  }

  hole(
    kind: PlanHole["kind"],
    along: PlanHole["along"],
    at: PlanPoint,
    size: Partial<typeof STANDARD_DOOR> = {},
  ): void {
    const defaults = kind === "window" ? { width: 1.4, height: 1.25, sill: 0.9 } : STANDARD_DOOR;
    this.holes.push({ floorNumber: this.floorNumber, kind, along, at, ...defaults, ...size });
  }
}

function drawGroundFloor({ left, hallFrom, hallTo, rightFrom, width, depth, middle }: Measures): FloorDrawing {
  const floor = new FloorDrawing(0);
  const hallLeft = left + HALF;
  const hallRight = hallTo + HALF;
  const hallMiddle = (hallFrom + hallTo) / 2;
  const rightMiddle = (rightFrom + width) / 2;

  floor.add("Hall", "unidentified", "hall", rectangle(hallFrom, 0, hallTo, depth - 1.6));
  floor.add("Storage", "unidentified", "closet", rectangle(hallFrom, depth - 1.5, hallTo, depth));
  floor.add("Living room", "livingRoom", "livingRoom", rectangle(0, 0, left, middle));
  floor.add("Dining room", "diningRoom", "diningRoom", rectangle(0, middle + 0.1, left, depth));
  floor.add("Study", "unidentified", "study", rectangle(rightFrom, 0, width, 2.6));
  floor.add("Toilet", "bathroom", "toilet", rectangle(rightFrom, 2.7, rightFrom + 1.7, 4.1));
  floor.add("Laundry", "unidentified", "laundry", rectangle(rightFrom + 1.8, 2.7, width, 4.1));
  floor.add("Kitchen", "kitchen", "kitchen", rectangle(rightFrom, 4.2, width, depth));
  floor.hole("door", "x", [hallMiddle, 0], { width: 0.98, height: 2.1 });
  floor.hole("door", "x", [hallMiddle, depth - 1.55], { width: 0.72 });
  floor.hole("opening", "z", [hallLeft, 1.6], { width: 1.5, height: 2.15 });
  floor.hole("opening", "x", [left / 2, middle + HALF], { width: 1.9, height: 2.15 });
  floor.hole("door", "z", [hallLeft, middle + 0.7]);
  floor.hole("door", "z", [hallRight, 1.1]);
  floor.hole("door", "z", [hallRight, 3.4], { width: 0.72 });
  floor.hole("door", "z", [hallRight, 5.4]);
  floor.hole("door", "x", [width - 0.9, 4.15], { width: 0.76 });
  floor.hole("window", "x", [left / 2, 0], { width: 1.8 });
  floor.hole("door", "z", [0, middle / 2], { width: 1.7, height: 2.15 });
  floor.hole("window", "z", [0, (middle + depth) / 2]);
  floor.hole("window", "x", [rightMiddle, 0]);
  floor.hole("window", "z", [width, 3.4], { width: 0.7, height: 0.8, sill: 1.3 });
  floor.hole("window", "x", [rightMiddle, depth], { width: 1.6, height: 1.1, sill: 1.05 });
  floor.hole("door", "z", [width, 6.2], { width: 0.9 });
  return floor;
}

function drawUpperFloor({ left, hallFrom, hallTo, rightFrom, width, depth, middle }: Measures): FloorDrawing {
  const floor = new FloorDrawing(1);
  const hallLeft = left + HALF;
  const hallRight = hallTo + HALF;
  const hallMiddle = (hallFrom + hallTo) / 2;
  const rightMiddle = (rightFrom + width) / 2;

  floor.add("Landing", "unidentified", "hall", rectangle(hallFrom, 2.4, hallTo, depth));
  floor.add("Bathroom", "bathroom", "bathroom", rectangle(hallFrom, 0, hallTo, 2.3));
  floor.add("Bedroom 1", "bedroom", "bedroom", rectangle(0, 0, left, middle));
  floor.add("Closet", "unidentified", "closet", rectangle(left - 1.8, middle + 0.1, left, middle + 1.1));
  floor.add("Bedroom 2", "bedroom", "bedroom", [
    [0, middle + 0.1],
    [left - 1.9, middle + 0.1],
    [left - 1.9, middle + 1.2],
    [left, middle + 1.2],
    [left, depth],
    [0, depth],
  ]);
  floor.add("Main bedroom", "bedroom", "bedroom", rectangle(rightFrom, 0, width, 3.5));
  floor.add("Linen room", "unidentified", "laundry", rectangle(rightFrom, 3.6, rightFrom + 1.6, 5.1));
  floor.add("En suite", "bathroom", "bathroom", rectangle(rightFrom + 1.7, 3.6, width, 5.1));
  floor.add("Bedroom 3", "bedroom", "bedroom", rectangle(rightFrom, 5.2, width, depth));
  floor.hole("door", "x", [hallMiddle, 2.35], { width: 0.76 });
  floor.hole("door", "z", [hallLeft, 3.2]);
  floor.hole("door", "z", [hallLeft, depth - 1.2]);
  floor.hole("door", "x", [left - 0.9, middle + 1.15], { width: 0.76 });
  floor.hole("door", "z", [hallRight, 2.95], { width: 0.76 });
  floor.hole("door", "z", [hallRight, 4.35], { width: 0.72 });
  floor.hole("door", "x", [width - 1.2, 3.55], { width: 0.76 });
  floor.hole("door", "z", [hallRight, 6.0]);
  floor.hole("window", "x", [hallMiddle, 0], { width: 0.9, height: 0.9, sill: 1.25 });
  floor.hole("window", "x", [left / 2, 0]);
  floor.hole("window", "z", [0, middle / 2]);
  floor.hole("window", "z", [0, depth - 1.4]);
  floor.hole("window", "x", [rightMiddle, 0], { width: 1.7 });
  floor.hole("window", "z", [width, 4.35], { width: 0.7, height: 0.8, sill: 1.35 });
  floor.hole("window", "x", [rightMiddle, depth], { width: 1.6 });
  floor.hole("window", "x", [hallMiddle, depth], { width: 1.0 });
  return floor;
}

export function homePlan(random: SeededRandom): Plan {
  const lengths = randomMeasures(random);
  const floors = [drawGroundFloor(lengths), drawUpperFloor(lengths)];
  return { rooms: floors.flatMap(({ rooms }) => rooms), holes: floors.flatMap(({ holes }) => holes) };
}
