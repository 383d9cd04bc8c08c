/** The texts in exported files. */

import type { PlanLayer } from "../../analysis/plan/drawing";
import { FIGURE_NAMES } from "../../analysis/quantities/figure-names";

export const EXPORT_COPY = {
  layers: {
    rooms: "Rooms",
    walls: "Walls",
    openings: "Openings",
    windows: "Windows",
    doors: "Doors",
    fixtures: "Fixtures",
    damage: "Damage",
    objects: "Objects",
    dimensions: "Dimensions",
    labels: "Labels",
  } satisfies Record<PlanLayer, string>,
  atScale: (scale: string) => `Scale ${scale}`,
  sheetNote: (thickness: string) =>
    `Wall thickness (${thickness}) and door swing are assumed: scans don't capture them. Up is along the walls, not north.`,
  /** Counts what is on the plan: elements deleted since the scan are unknown. */
  scanned: (captured: number, edited: number, added: number) =>
    edited + added === 0
      ? captured === 1
        ? "1 element, as scanned."
        : `${captured} elements, all as scanned.`
      : `Elements scanned: ${captured}, edited: ${edited}, added: ${added}.`,
  notDrawn: (count: number) =>
    `Not drawn: ${count === 1 ? "1 element" : `${count} elements`} without an area or on a missing face.`,
  /** Under the plan, for a room that is too small for its name. */
  legend: (number: number, name: string) => `No. ${number}: ${name}`,
  unnamed: (count: number) => `Rooms too small for their names at this scale: ${count}.`,
  quantities: {
    headings: [
      "Scope",
      "Floor",
      "Room",
      "Variable",
      "Name",
      "Gross",
      "Net",
      "Gross ±",
      "Net ±",
      "Unit",
      "Gross (US)",
      "Net (US)",
      "Gross ± (US)",
      "Net ± (US)",
      "Unit (US)",
      "Estimated",
    ],
    scopes: { home: "Home", floor: "Floor", room: "Room" },
    figures: {
      ...FIGURE_NAMES,
      openingsArea: "Openings area",
      doors: "Doors",
      windows: "Windows",
      openings: "Openings",
      doorsOnce: "Doors, shared counted once",
      windowsOnce: "Windows, shared counted once",
      openingsOnce: "Openings, shared counted once",
      looseWall: "Walls in no room, not counted",
      looseCeiling: "Ceilings in no room, not counted",
    },
    yes: "Yes",
    no: "No",
  },
} as const;
