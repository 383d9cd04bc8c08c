/** The plans of six rooms, with quantities computed from the drawn lengths. */
import { FURNITURE } from "./furniture";
import { type PlanHole, type PlanPoint, type PlanRoom, rectangle } from "./room-plan";

/** Areas in m², lengths in m. */
export type RoomNumbers = {
  walls: number;
  doors: number;
  windows: number;
  openings: number;
  objects: number;
  floorArea: number;
  perimeter: number;
  grossWall: number;
  openingsArea: number;
};

export type SingleRoom = { room: PlanRoom; holes: PlanHole[]; numbers: Omit<RoomNumbers, "objects"> };

type Drawing = Pick<PlanRoom, "name" | "label" | "outline" | "height" | "objects"> &
  Partial<Pick<PlanRoom, "partitions" | "openSides">> & {
    holes: PlanHole[];
    floorArea: number;
    perimeter: number;
    /** Length of all walls with partitions, without open sides. */
    wallLength: number;
  };

const hole = (
  kind: PlanHole["kind"],
  along: PlanHole["along"],
  at: PlanPoint,
  [width, height, sill = 0]: readonly [number, number, number?],
): PlanHole => ({ kind, along, at, width, height, sill });

function singleRoom({
  holes,
  floorArea,
  perimeter,
  wallLength,
  partitions = [],
  openSides = [],
  ...drawing
}: Drawing): SingleRoom {
  const count = (kind: PlanHole["kind"]): number => holes.filter((one) => one.kind === kind).length;
  return {
    room: { ...drawing, floorNumber: 0, partitions, openSides },
    holes,
    numbers: {
      walls: drawing.outline.length - openSides.length + partitions.length,
      doors: count("door"),
      windows: count("window"),
      openings: count("opening"),
      floorArea,
      perimeter,
      grossWall: wallLength * drawing.height,
      openingsArea: holes.reduce((sum, { width, height }) => sum + width * height, 0),
    },
  };
}

const bathroom = singleRoom({
  name: "Bathroom",
  label: "bathroom",
  outline: rectangle(0, 0, 2.4, 3.1),
  height: 2.4,
  objects: FURNITURE.toilet,
  // A shower: one wall from the right side, and one from its end, both ending on or inside the outline.
  partitions: [
    [
      [2.4, 2.1],
      [1.5, 2.1],
    ],
    [
      [1.5, 2.1],
      [1.5, 2.6],
    ],
  ],
  holes: [
    hole("door", "x", [0.8, 0], [0.8, 2]),
    hole("window", "z", [0, 1.5], [0.6, 0.8, 1.2]),
    hole("opening", "x", [1.9, 2.1], [0.6, 2]),
  ],
  floorArea: 2.4 * 3.1,
  perimeter: 2 * (2.4 + 3.1),
  wallLength: 2 * (2.4 + 3.1) + 0.9 + 0.5,
});

const bedroom = singleRoom({
  name: "Bedroom",
  label: "bedroom",
  outline: rectangle(0, 0, 4.05, 3.6),
  height: 2.44,
  objects: FURNITURE.bedroom,
  holes: [
    hole("door", "x", [3, 3.6], [0.8, 2.05]),
    hole("window", "x", [2, 0], [1.6, 1.2, 0.9]),
    hole("window", "z", [0, 1.8], [1.2, 1.2, 0.9]),
  ],
  floorArea: 4.05 * 3.6,
  perimeter: 2 * (4.05 + 3.6),
  wallLength: 2 * (4.05 + 3.6),
});

const study = singleRoom({
  name: "Study",
  label: "unidentified",
  outline: rectangle(0, 0, 2.7, 3.3),
  height: 2.5,
  objects: FURNITURE.study,
  holes: [hole("door", "z", [2.7, 0.7], [0.85, 2.08]), hole("window", "x", [1.35, 3.3], [1.5, 1.1, 1])],
  floorArea: 2.7 * 3.3,
  perimeter: 2 * (2.7 + 3.3),
  wallLength: 2 * (2.7 + 3.3),
});

const living = singleRoom({
  name: "Living room",
  label: "livingRoom",
  outline: [
    [0, 0],
    [6.2, 0],
    [6.2, 3.4],
    [3.9, 3.4],
    [3.9, 5.2],
    [0, 5.2],
  ],
  height: 2.6,
  objects: FURNITURE.livingRoom,
  holes: [
    hole("door", "x", [1.2, 0], [0.9, 2.1]),
    hole("window", "z", [6.2, 1.7], [1.8, 1.4, 0.8]),
    hole("opening", "x", [2, 5.2], [1.6, 2.2]),
    hole("opening", "z", [0, 2.6], [1.2, 2.2]),
  ],
  floorArea: 6.2 * 3.4 + 3.9 * 1.8,
  perimeter: 2 * (6.2 + 5.2),
  wallLength: 2 * (6.2 + 5.2),
});

const hallway = singleRoom({
  name: "Hallway",
  label: "unidentified",
  outline: [
    [0, 0],
    [8.3, 0],
    [8.3, 1.9],
    [7.2, 1.9],
    [7.2, 0.95],
    [0, 0.95],
  ],
  height: 2.44,
  objects: [],
  // The left end is open to another room.
  openSides: [5],
  holes: [
    hole("door", "x", [2, 0], [0.72, 2.04]),
    hole("door", "x", [5.4, 0], [0.72, 2.04]),
    hole("door", "x", [3.6, 0.95], [0.8, 2.04]),
    hole("door", "z", [8.3, 0.95], [0.9, 2.1]),
  ],
  floorArea: 8.3 * 0.95 + 1.1 * 0.95,
  perimeter: 2 * (8.3 + 1.9),
  wallLength: 2 * (8.3 + 1.9) - 0.95,
});

const kitchen = singleRoom({
  name: "Kitchen",
  label: "kitchen",
  outline: [
    [0, 0],
    [0, 4.4],
    [3.8, 4.4],
    [3.8, 1.2],
    [2.6, 1.2],
    [2.6, 0],
  ],
  height: 2.4,
  objects: FURNITURE.kitchen,
  holes: [
    hole("door", "z", [0, 0.8], [0.8, 2.05]),
    hole("window", "x", [1.9, 4.4], [1.6, 1.05, 1.1]),
    hole("opening", "z", [3.8, 2.8], [1.4, 2.15]),
  ],
  floorArea: 3.8 * 4.4 - 1.2 * 1.2,
  perimeter: 2 * (3.8 + 4.4),
  wallLength: 2 * (3.8 + 4.4),
});

export const SINGLE_ROOMS: readonly SingleRoom[] = [bathroom, bedroom, study, hallway, living, kitchen];
