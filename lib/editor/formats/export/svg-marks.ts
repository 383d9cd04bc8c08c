/** Writes the marks of a drawing as SVG elements, in mm of the sheet. */
import type { PlanLayer, PlanMark, PlanPoint } from "../../analysis/plan/drawing";
import { mm, xmlText } from "./svg-text";

/** Converts a drawing position to mm of the sheet, y down. */
export type ToPaper = (point: PlanPoint) => readonly [x: number, y: number];

/** Attributes of each layer's group. Paper colors, in both themes of the app. */
export const LAYER_STYLES: Readonly<Record<PlanLayer, string>> = {
  rooms: 'fill="#f4f5f7" stroke="none"',
  walls: 'fill="#2b2f36" stroke="#2b2f36" stroke-width="0.05"',
  openings: 'fill="none" stroke="#2b2f36" stroke-width="0.18" stroke-dasharray="1.2 0.8"',
  windows: 'fill="#ffffff" stroke="#2b2f36" stroke-width="0.18"',
  doors: 'fill="none" stroke="#2b2f36" stroke-width="0.22"',
  fixtures: 'fill="#cfd5df" stroke="#5a6270" stroke-width="0.13"',
  damage: 'fill="#f2b04d" fill-opacity="0.55" stroke="#8a5200" stroke-width="0.2"',
  objects: 'fill="#ffffff" stroke="#8b93a1" stroke-width="0.15"',
  dimensions: 'fill="none" stroke="#2456c8" stroke-width="0.15"',
  labels: 'fill="#16181d" stroke="none"',
};
const TEXT_FILLS: Readonly<Partial<Record<PlanLayer, string>>> = { dimensions: "#2456c8", objects: "#5a6270" };

/** Keeps room names legible over other marks. */
const HALO = 'paint-order="stroke" stroke="#f4f5f7" stroke-width="0.9" stroke-linejoin="round"';

/** Height of capitals as a share of the font size. */
const CAPITALS = 0.72;

export function svgText(text: string, [x, y]: readonly [number, number], height: number, attributes = ""): string {
  const size = mm(height / CAPITALS);
  return `<text x="${mm(x)}" y="${mm(y + height / 2)}" font-size="${size}"${attributes}>${xmlText(text)}</text>`;
}

/** Returns the SVG element of a mark. `perMeter`: mm of the sheet per m. */
export function svgMark(mark: PlanMark, toPaper: ToPaper, perMeter: number): string {
  const coordinates = (point: PlanPoint): string => toPaper(point).map(mm).join(" ");
  const path = (points: readonly PlanPoint[]): string =>
    points.map((point, i) => `${i === 0 ? "M" : "L"}${coordinates(point)}`).join("");
  const key = mark.key === null ? "" : ` data-key="${xmlText(mark.key)}"`;
  if (mark.kind === "shape") {
    return `<path${key} fill-rule="evenodd" d="${mark.loops.map((loop) => `${path(loop)}Z`).join("")}"/>`;
  }
  if (mark.kind === "line") return `<path${key} fill="none" d="${path(mark.points)}"/>`;
  if (mark.kind === "arc") {
    const { center, radius, from, to } = mark;
    const pointAt = (angle: number): string =>
      coordinates([center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]);
    const size = mm(radius * perMeter);
    // Counterclockwise with y up is sweep 0 with y down.
    return `<path${key} d="M${pointAt(from)}A${size} ${size} 0 ${to - from > Math.PI ? 1 : 0} 0 ${pointAt(to)}"/>`;
  }
  const turn =
    mark.turn === 0 ? "" : ` transform="rotate(${mm((-mark.turn * 180) / Math.PI)} ${coordinates(mark.at)})"`;
  const fill = ` fill="${TEXT_FILLS[mark.layer] ?? "#16181d"}" ${mark.layer === "labels" ? HALO : 'stroke="none"'}`;
  return svgText(mark.text, toPaper(mark.at), mark.height * perMeter, `${key}${fill}${turn}`);
}
