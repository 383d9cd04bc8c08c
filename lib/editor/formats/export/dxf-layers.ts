/** The layers of a plan in a DXF file, each with its colour of AutoCAD's index and its line. */
import { PLAN_LAYERS, type PlanLayer } from "../../analysis/plan/drawing";

export const FILL_LAYER = "WALL_FILL";
export const SHEET_LAYER = "SHEET";

export const dxfLayer = (layer: PlanLayer): string => layer.toUpperCase();

const COLOURS: Readonly<Record<PlanLayer, number>> = {
  rooms: 9,
  walls: 7,
  openings: 8,
  windows: 4,
  doors: 3,
  fixtures: 6,
  damage: 30,
  objects: 8,
  dimensions: 5,
  labels: 7,
};

/** Hundredths of a millimetre that its lines are printed as wide as. */
const [FINE, STRONG] = [13, 35];

export type DxfLayer = { name: string; colour: number; lineType: string; lineWeight: number };

export const DXF_LAYERS: readonly DxfLayer[] = [
  { name: "0", colour: 7, lineType: "Continuous", lineWeight: FINE },
  ...PLAN_LAYERS.map((layer) => ({
    name: dxfLayer(layer),
    colour: COLOURS[layer],
    lineType: layer === "openings" ? "DASHED" : "Continuous",
    lineWeight: layer === "walls" ? STRONG : FINE,
  })),
  { name: FILL_LAYER, colour: 9, lineType: "Continuous", lineWeight: FINE },
  { name: SHEET_LAYER, colour: 7, lineType: "Continuous", lineWeight: FINE },
];
