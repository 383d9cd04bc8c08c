/** The scale that a plan is drawn at: the largest usual one at which it fits on an A3 sheet with its margins. */
import type { Units } from "../units/measures";

/** Usual ones: 1:50 and so on; in feet a quarter of an inch to the foot and so on. */
const SCALES: Readonly<Record<Units, readonly number[]>> = {
  metric: [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  feet: [24, 48, 96, 192, 384, 768, 1_536, 3_072, 12_288],
};
/** What is left of an A3 sheet inside its margins and over its title, in millimetres. */
const FREE_MM = [380, 230] as const;

/** `width` and `depth` of what is drawn, in metres. */
export function paperScale(width: number, depth: number, units: Units): number {
  const [long, short] = [Math.max(width, depth), Math.min(width, depth)];
  const scales = SCALES[units];
  const fits = (scale: number): boolean =>
    (long * 1_000) / scale <= FREE_MM[0] && (short * 1_000) / scale <= FREE_MM[1];
  return scales.find(fits) ?? scales[scales.length - 1]!;
}

const INCH_NAMES: Readonly<Record<number, string>> = {
  24: "1/2″ = 1′",
  48: "1/4″ = 1′",
  96: "1/8″ = 1′",
  192: "1/16″ = 1′",
};

/** "1:50", in feet with what they say there: "1:48 (1/4″ = 1′)". */
export function scaleText(scale: number): string {
  const inches = INCH_NAMES[scale];
  return inches ? `1:${scale} (${inches})` : `1:${scale}`;
}
