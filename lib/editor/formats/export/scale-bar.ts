/** The bar under a plan that shows its scale, however it is printed. */
import type { Units } from "../../core/units/measures";
import { MEASURES } from "../../core/units/measures";
import { svgText } from "./svg-marks";
import { mm } from "./svg-text";

const LONGEST_MM = 60;
const STEPS = [1, 2, 5] as const;

/** How many whole metres, or feet, have room. */
function roundLength(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [...STEPS].reverse().find((one) => one * power <= longest) ?? 1;
  return step * power;
}

export type ScaleBar = { readonly width: number; draw(end: readonly [right: number, foot: number]): string };

/** No longer than this; drawn with its right end at x, its foot at y. Millimetres of the sheet. */
export function scaleBar(scale: number, units: Units, longest: number): ScaleBar {
  const { whole } = MEASURES[units];
  const perWhole = (whole.metres * 1_000) / scale;
  const length = roundLength(Math.min(LONGEST_MM, longest) / perWhole);
  const width = length * perWhole;
  return {
    width,
    draw: ([right, foot]) => drawBar(right - width, right, foot, `${plainLength(length)} ${whole.name}`),
  };
}

const plainLength = (length: number): string => String(Number(length.toPrecision(2)));

function drawBar(left: number, right: number, foot: number, text: string): string {
  const [top, half] = [foot - 1.6, (right - left) / 2];
  const box = (x: number, fill: string): string =>
    `<rect x="${mm(x)}" y="${mm(top)}" width="${mm(half)}" height="1.6" fill="${fill}" stroke="#16181d" stroke-width="0.15"/>`;
  const figure = (x: number, what: string): string => svgText(what, [x, top - 2.2], 1.8, ' text-anchor="middle"');
  return `<g id="scale-bar">${box(left, "#16181d")}${box(left + half, "#ffffff")}${figure(left, "0")}${figure(right, text)}</g>`;
}
