/** Runs every detector on one photo, and keeps the best findings. */
import type { TagBox } from "../../lib/domain/entities";
import type { Finding } from "./detectors/detector";
import { detectors } from "./detectors/registry";
import type { Pixels } from "./image/read-pixels";
import { readSurface } from "./image/surface";

const MAX_PER_DETECTOR = 4;
/** Boxes that overlap by this share of the smaller one are the same finding. */
const SAME_FINDING = 0.5;
const ROUNDING_SCALE = 10_000;

const areaOf = ({ width, height }: TagBox) => width * height;

/** Returns the area that two boxes share, as a fraction of the smaller one. */
function overlapOf(one: TagBox, other: TagBox): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(areaOf(one), areaOf(other));
}

const isNew = (found: Finding, known: readonly Finding[]) =>
  known.every(({ box }) => overlapOf(box, found.box) < SAME_FINDING);

/** Rounds down, so that no box reaches past the picture. */
const roundDown = (value: number) => Math.floor(value * ROUNDING_SCALE) / ROUNDING_SCALE;

function roundFinding({ kind, box, score }: Finding): Finding {
  const { x, y, width, height } = box;
  return {
    kind,
    box: { x: roundDown(x), y: roundDown(y), width: roundDown(width), height: roundDown(height) },
    score: roundDown(score),
  };
}

const byScore = (one: Finding, other: Finding) =>
  other.score - one.score || one.box.y - other.box.y || one.box.x - other.box.x;

/** Returns the best few findings that do not overlap. */
function selectBest(found: readonly Finding[]): Finding[] {
  const selected: Finding[] = [];
  for (const finding of [...found].sort(byScore)) {
    if (isNew(finding, selected)) selected.push(finding);
  }
  return selected.slice(0, MAX_PER_DETECTOR);
}

/** Returns the findings, best first. Throws the reason of `signal` if it aborts. */
export async function runDetectors(pixels: Pixels, signal: AbortSignal): Promise<Finding[]> {
  const image = { pixels, surface: readSurface(pixels) };
  let findings: readonly Finding[] = [];
  for (const { detect } of detectors) {
    signal.throwIfAborted();
    const known = findings;
    const found = selectBest(await detect(image, signal));
    findings = [...known, ...found.filter((finding) => isNew(finding, known))];
  }
  return findings.map(roundFinding).sort(byScore);
}
