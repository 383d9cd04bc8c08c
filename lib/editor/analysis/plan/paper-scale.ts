/** The scale of a plan: the largest usual one at which it fits on an A3 sheet with margins. */
import type { Units } from "../../core/units/measures";

/** Metric 1:20 and so on; in feet 1/2 inch per foot and so on. */
const SCALES: Readonly<Record<Units, readonly number[]>> = {
  metric: [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000],
  feet: [24, 48, 96, 192, 384, 768, 1_536, 3_072, 12_288],
};
/** The space for walls on an A3 sheet, landscape or portrait, in mm. The rest is for margins, dimensions and title. */
const FREE_MM = [
  [370, 215],
  [247, 338],
] as const;

/** Returns the denominator of the scale for a drawing of `width` by `depth` m. */
export function paperScale(width: number, depth: number, units: Units): number {
  const scales = SCALES[units];
  const fits = (scale: number): boolean =>
    FREE_MM.some(([across, up]) => (width * 1_000) / scale <= across && (depth * 1_000) / scale <= up);
  return scales.find(fits) ?? scales[scales.length - 1]!;
}

const INCH_NAMES: Readonly<Record<number, string>> = {
  24: "1/2″ = 1′",
  48: "1/4″ = 1′",
  96: "1/8″ = 1′",
  192: "1/16″ = 1′",
};

/** Returns "1:50", or in feet "1:48 (1/4″ = 1′)". */
export function scaleText(scale: number): string {
  const inches = INCH_NAMES[scale];
  return inches ? `1:${scale} (${inches})` : `1:${scale}`;
}
