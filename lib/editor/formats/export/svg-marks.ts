/** The marks of a drawing as SVG elements, in millimetres of the sheet. */
import type { PlanLayer, PlanMark, PlanPoint } from "../../analysis/plan/drawing";
import { mm, xmlText } from "./svg-text";

/** From the drawing to millimetres of the sheet, y down. */
export type ToPaper = (place: PlanPoint) => readonly [x: number, y: number];

/** How each layer is drawn: attributes of its group. Ink on white paper, in both of the product's themes. */
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

/** Keeps the names of rooms legible over what they stand on. */
const HALO = 'paint-order="stroke" stroke="#f4f5f7" stroke-width="0.9" stroke-linejoin="round"';

/** Capitals' share of a type's size. */
const CAPITALS = 0.72;

export function svgText(text: string, [x, y]: readonly [number, number], height: number, more = ""): string {
  const size = mm(height / CAPITALS);
  return `<text x="${mm(x)}" y="${mm(y + height / 2)}" font-size="${size}"${more}>${xmlText(text)}</text>`;
}

/** `perMetre`: millimetres of the sheet. */
export function svgMark(mark: PlanMark, toPaper: ToPaper, perMetre: number): string {
  const at = (place: PlanPoint): string => toPaper(place).map(mm).join(" ");
  const path = (points: readonly PlanPoint[]): string =>
    points.map((point, i) => `${i === 0 ? "M" : "L"}${at(point)}`).join("");
  const key = mark.key === null ? "" : ` data-key="${xmlText(mark.key)}"`;
  if (mark.kind === "shape") {
    return `<path${key} fill-rule="evenodd" d="${mark.loops.map((loop) => `${path(loop)}Z`).join("")}"/>`;
  }
  if (mark.kind === "line") return `<path${key} fill="none" d="${path(mark.points)}"/>`;
  if (mark.kind === "arc") {
    const { centre, radius, from, to } = mark;
    const end = (angle: number): string =>
      at([centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]);
    const reach = mm(radius * perMetre);
    // Anticlockwise on a sheet whose y runs up is sweep 0 where it runs down.
    return `<path${key} d="M${end(from)}A${reach} ${reach} 0 ${to - from > Math.PI ? 1 : 0} 0 ${end(to)}"/>`;
  }
  const place = toPaper(mark.at);
  const turn =
    mark.turn === 0 ? "" : ` transform="rotate(${mm((-mark.turn * 180) / Math.PI)} ${place.map(mm).join(" ")})"`;
  const fill = ` fill="${TEXT_FILLS[mark.layer] ?? "#16181d"}" ${mark.layer === "labels" ? HALO : 'stroke="none"'}`;
  return svgText(mark.text, place, mark.height * perMetre, `${key}${fill}${turn}`);
}
