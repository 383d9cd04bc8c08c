/** What exported files say in words. */

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
    `Walls are drawn ${thickness} thick outside of their rooms and doors open inward: a scan knows neither. Up is along the walls, not north.`,
  /** A plan has what is there: what was scanned and is deleted since it cannot count. */
  scanned: (captured: number, edited: number, added: number) =>
    edited + added === 0
      ? `Its ${captured === 1 ? "1 element is" : `${captured} elements are`} as scanned.`
      : `Scanned elements: ${captured}, of which edited: ${edited}. Drawn since: ${added}.`,
  notDrawn: (count: number) =>
    `Not drawn, as ${count === 1 ? "it encloses nothing or stands" : "they enclose nothing or stand"} on nothing: ${count}.`,
  /** Under the plan, of a room that is too small for its name. */
  legend: (number: number, name: string) => `No. ${number}: ${name}`,
  unnamed: (count: number) => `Rooms that are too small for their names at this scale: ${count}.`,
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
