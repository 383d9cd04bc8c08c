/** The layers of a plan in a DXF file, with AutoCAD color index and line style. */
import { PLAN_LAYERS, type PlanLayer } from "../../analysis/plan/drawing";

export const FILL_LAYER = "WALL_FILL";
export const SHEET_LAYER = "SHEET";

export const dxfLayer = (layer: PlanLayer): string => layer.toUpperCase();

const COLORS: Readonly<Record<PlanLayer, number>> = {
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

/** Line weights in hundredths of a millimeter. */
const FINE = 13;
const STRONG = 35;

export type DxfLayer = { name: string; color: number; lineType: string; lineWeight: number };

export const DXF_LAYERS: readonly DxfLayer[] = [
  { name: "0", color: 7, lineType: "Continuous", lineWeight: FINE },
  ...PLAN_LAYERS.map((layer) => ({
    name: dxfLayer(layer),
    color: COLORS[layer],
    lineType: layer === "openings" ? "DASHED" : "Continuous",
    lineWeight: layer === "walls" ? STRONG : FINE,
  })),
  { name: FILL_LAYER, color: 9, lineType: "Continuous", lineWeight: FINE },
  { name: SHEET_LAYER, color: 7, lineType: "Continuous", lineWeight: FINE },
];
