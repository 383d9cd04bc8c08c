/** Everything the detector looks for in one photo, best first. Nothing in it is left to chance. */
import type { TagBox } from "../../lib/domain/entities";
import type { Finding } from "./detector";
import { findClutter } from "./find-clutter";
import { findCracks } from "./find-cracks";
import { findDamp } from "./find-damp";
import { findMold } from "./find-mold";
import type { Pixels } from "./read-pixels";
import { readSurface } from "./surface";

const MOST_OF_A_KIND = 4;
const DECIMALS = 10_000;

const areaOf = ({ width, height }: TagBox) => width * height;

/** What two boxes share, of the smaller one. */
function overlap(one: TagBox, other: TagBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(areaOf(one), areaOf(other));
}

/** Down, so that no box reaches past the picture. */
const rounded = (value: number) => Math.floor(value * DECIMALS) / DECIMALS;

function tidy({ kind, box, score }: Finding): Finding {
  const [x, y, width, height] = [rounded(box.x), rounded(box.y), rounded(box.width), rounded(box.height)];
  return { kind, box: { x, y, width, height }, score: rounded(score) };
}

const byScore = (one: Finding, other: Finding) =>
  other.score - one.score || one.box.y - other.box.y || one.box.x - other.box.x;

/** Of those that lie over each other the best, and only a few. */
function best(found: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  for (const finding of [...found].sort(byScore)) {
    if (kept.every(({ box }) => overlap(box, finding.box) < 0.5)) kept.push(finding);
  }
  return kept.slice(0, MOST_OF_A_KIND);
}

/** The edge of a stain looks like a crack, and the spots of mold like clutter: what came first stands. */
function withNew(known: readonly Finding[], found: readonly Finding[]): Finding[] {
  return [...known, ...best(found).filter(({ box }) => known.every((one) => overlap(one.box, box) < 0.5))];
}

export function findDamage(pixels: Pixels): Finding[] {
  const surface = readSurface(pixels);
  return [findMold(surface), findDamp(surface), findCracks(surface), findClutter(pixels)]
    .reduce<Finding[]>(withNew, [])
    .map(tidy)
    .sort(byScore);
}
