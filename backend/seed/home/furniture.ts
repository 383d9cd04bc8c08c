/** Furniture by room: categories, attributes and usual sizes, named as in a phone scan. */
import type { PlanObject } from "./room-plan";

const cabinet = (width: number, height: number, depth: number): PlanObject => ({
  category: "storage",
  attributes: { StorageType: "cabinet" },
  size: [width, height, depth],
  elevation: 0,
  place: "wall",
});
const shelf = (width: number, height: number): PlanObject => ({
  ...cabinet(width, height, 0.34),
  attributes: { StorageType: "shelf" },
});
const plain = (category: string, size: PlanObject["size"], elevation = 0): PlanObject => ({
  category,
  attributes: {},
  size,
  elevation,
  place: "wall",
});
const table = (width: number, height: number, depth: number, kind: string): PlanObject => ({
  category: "table",
  attributes: { TableShapeType: "rectangular", TableType: kind },
  size: [width, height, depth],
  elevation: 0,
  place: "middle",
});
const chair: PlanObject = {
  category: "chair",
  attributes: { ChairArmType: "missing", ChairBackType: "existing", ChairLegType: "four", ChairType: "dining" },
  size: [0.46, 0.88, 0.52],
  elevation: 0,
  place: "middle",
};
const sofa: PlanObject = { ...plain("sofa", [2.05, 0.86, 0.93]), attributes: { SofaType: "rectangular" } };
const basin = plain("sink", [0.52, 0.18, 0.44], 0.7);

export const FURNITURE = {
  livingRoom: [
    sofa,
    cabinet(1.6, 0.5, 0.42),
    plain("television", [1.23, 0.72, 0.09], 0.95),
    table(1.1, 0.42, 0.6, "coffee"),
    shelf(0.9, 1.9),
  ],
  diningRoom: [table(1.7, 0.75, 0.92, "dining"), chair, chair, chair, chair, cabinet(1.4, 0.86, 0.45)],
  kitchen: [
    plain("refrigerator", [0.7, 1.82, 0.68]),
    plain("stove", [0.6, 0.91, 0.62]),
    plain("dishwasher", [0.6, 0.86, 0.6]),
    cabinet(1.8, 0.91, 0.62),
    plain("sink", [0.78, 0.2, 0.48], 0.72),
    table(1.2, 0.75, 0.8, "dining"),
  ],
  bathroom: [plain("bathtub", [1.7, 0.56, 0.75]), plain("toilet", [0.38, 0.78, 0.66]), cabinet(0.8, 0.7, 0.46), basin],
  toilet: [plain("toilet", [0.38, 0.78, 0.66]), basin],
  bedroom: [
    plain("bed", [1.62, 0.55, 2.08]),
    cabinet(1.5, 2.1, 0.6),
    cabinet(0.48, 0.52, 0.4),
    table(1.0, 0.74, 0.55, "unidentified"),
  ],
  study: [table(1.5, 0.74, 0.75, "unidentified"), chair, shelf(1.2, 2.0), shelf(0.8, 2.0)],
  laundry: [plain("washerDryer", [0.6, 0.86, 0.63]), cabinet(0.8, 1.9, 0.5)],
  hall: [cabinet(1.1, 0.85, 0.38)],
  closet: [shelf(0.9, 1.9)],
} as const satisfies Record<string, readonly PlanObject[]>;
