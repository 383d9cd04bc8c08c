/** Damp: a patch that is browner and darker than the surface around it, with a soft rim (furniture has a hard one). */
import type { Finding } from "./detector";
import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "./patches";
import { blurred, gradientAt, luminanceOf, type Plane, planeOf } from "./planes";
import type { Pixels } from "./read-pixels";

const WARMER_BY = 7;
const DARKER_BY = 5;
const DARKEST = 40;
/** Shares of the picture. */
const SURROUNDINGS = 0.16;
const SMALLEST = 0.003;
const LARGEST = 0.45;
/** What fills its box is a thing with straight sides. */
const FULLEST = 0.93;
/** Of the contrast, how much a single pixel of the rim may take up. */
const HARDEST_RIM = 0.24;

type Planes = { light: Plane; lightAround: Plane; warmth: Plane; warmthAround: Plane };

function readPlanes(pixels: Pixels): Planes {
  const radius = Math.round(Math.max(pixels.width, pixels.height) * SURROUNDINGS);
  const light = blurred(luminanceOf(pixels), 2);
  const warmth = blurred(planeOf(pixels, [1, 0, -1]), 2);
  return { light, lightAround: blurred(light, radius), warmth, warmthAround: blurred(warmth, radius) };
}

function maskOf({ light, lightAround, warmth, warmthAround }: Planes): Mask {
  const isSet = light.values.map((value, at) => {
    const darker = (lightAround.values[at] ?? 0) - value;
    const warmer = (warmth.values[at] ?? 0) - (warmthAround.values[at] ?? 0);
    return value > DARKEST && darker > DARKER_BY && warmer > WARMER_BY ? 1 : 0;
  });
  return { width: light.width, height: light.height, isSet: Uint8Array.from(isSet) };
}

const meanOf = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** How steep the rim is in one pixel, as a share of what the patch is darker by than around it. */
function rimHardness({ pixels }: Patch, { width, height, isSet }: Mask, { light, lightAround }: Planes): number {
  const rim = pixels.filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
    return !isSet[at - 1] || !isSet[at + 1] || !isSet[at - width] || !isSet[at + width];
  });
  const steepness = rim.map((at) => {
    const { x, y } = gradientAt(light, at % width, Math.floor(at / width));
    return Math.hypot(x, y);
  });
  const contrast = meanOf(pixels.map((at) => (lightAround.values[at] ?? 0) - (light.values[at] ?? 0)));
  return meanOf(steepness) / Math.max(1, contrast);
}

function judge(patch: Patch, mask: Mask, planes: Planes): Finding | null {
  const share = patch.pixels.length / mask.isSet.length;
  const fill = patch.pixels.length / (widthOf(patch) * heightOf(patch));
  if (share > LARGEST || fill > FULLEST || fill < 0.2) return null;
  const hardness = rimHardness(patch, mask, planes);
  if (hardness > HARDEST_RIM) return null;
  const warmer = meanOf(
    patch.pixels.map((at) => (planes.warmth.values[at] ?? 0) - (planes.warmthAround.values[at] ?? 0)),
  );
  const score = Math.min(0.95, 0.35 + (1 - hardness / HARDEST_RIM) * 0.35 + Math.min(1, warmer / 40) * 0.25);
  return { kind: "damp", box: boxOf(patch, mask), score };
}

export function findDamp(pixels: Pixels): Finding[] {
  const planes = readPlanes(pixels);
  const mask = maskOf(planes);
  const patches = patchesOf(mask, Math.ceil(mask.isSet.length * SMALLEST));
  return patches.flatMap((patch) => judge(patch, mask, planes) ?? []);
}
