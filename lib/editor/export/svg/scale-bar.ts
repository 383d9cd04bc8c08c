/** The bar under a plan that shows its scale, however it is printed. */
import type { Units } from "../../units/measures";
import { MEASURES } from "../../units/measures";
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

/** Its right end at x, its foot at y; millimetres of the sheet. */
export function scaleBar(scale: number, units: Units, [right, foot]: readonly [number, number]): string {
  const { whole } = MEASURES[units];
  const perWhole = (whole.metres * 1_000) / scale;
  const length = roundLength(LONGEST_MM / perWhole);
  const width = length * perWhole;
  const [left, top] = [right - width, foot - 1.6];
  const half = width / 2;
  const box = (x: number, fill: string): string =>
    `<rect x="${mm(x)}" y="${mm(top)}" width="${mm(half)}" height="1.6" fill="${fill}" stroke="#16181d" stroke-width="0.15"/>`;
  const figure = (x: number, text: string): string => svgText(text, [x, top - 2.2], 1.8, ' text-anchor="middle"');
  const text = String(Number(length.toPrecision(2)));
  return `<g id="scale-bar">${box(left, "#16181d")}${box(left + half, "#ffffff")}${figure(left, "0")}${figure(right, `${text} ${whole.name}`)}</g>`;
}
