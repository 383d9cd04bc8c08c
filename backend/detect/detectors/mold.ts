/** Mold: many small dark spots, close together, on an even surface. */

import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "../image/patches";
import { blurred } from "../image/planes";
import { ringOf, shareOf } from "../image/ring";
import type { Surface } from "../image/surface";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Radius in pixels of the area that a spot is compared with. */
const AROUND = 7;
const DARKER_BY = 5;
const SPOT = { least: 2, most: 240 };
/** A spot is about as wide as high; a piece of a line is not. */
const LONGEST_SPOT = 3;
/** Two spots up to this many pixels apart belong together. */
const APART = 9;
const FEWEST_SPOTS = 25;
/** Mean darkness: the grain of a carpet and the joints of tiles are fainter. */
const MEAN_DARKER = 10;
/** Share of a cluster that its spots must cover. */
const THINNEST = 0.09;
/** Shares of the picture. */
const SMALLEST = 0.006;
const LARGEST = 0.5;
const RING = { from: 2, to: 14 };
const EVEN_RING = 0.9;

type Spot = Patch & { /** Sum of the brightness that its pixels lack. */ lack: number };

function spotsOf({ width, height, light }: Surface): Spot[] {
  const around = blurred(light, AROUND);
  const lacks = light.values.map((value, at) => (around.values[at] ?? 0) - value);
  const isSet = Uint8Array.from(lacks, (lack) => Number(lack > DARKER_BY));
  const spots = patchesOf({ width, height, isSet }, SPOT.least).filter((spot) => {
    const [longer, shorter] = [widthOf(spot), heightOf(spot)].sort((one, other) => other - one);
    return spot.pixels.length <= SPOT.most && (longer ?? 0) <= LONGEST_SPOT * (shorter ?? 1);
  });
  return spots.map((spot) => ({ ...spot, lack: spot.pixels.reduce((sum, at) => sum + (lacks[at] ?? 0), 0) }));
}

/** A mask in which spots that are close together touch. */
function joined(spots: readonly Patch[], { width, height }: Surface): Mask {
  const isSet = new Uint8Array(width * height);
  for (const spot of spots) {
    const [top, bottom] = [Math.max(0, spot.top - APART), Math.min(height - 1, spot.bottom + APART)];
    const [left, right] = [Math.max(0, spot.left - APART), Math.min(width - 1, spot.right + APART)];
    for (let y = top; y <= bottom; y += 1) isSet.fill(1, y * width + left, y * width + right + 1);
  }
  return { width, height, isSet };
}

function judge(cluster: Patch, mask: Mask, spots: readonly Spot[], surface: Surface): Finding | null {
  const share = cluster.pixels.length / mask.isSet.length;
  if (share < SMALLEST || share > LARGEST) return null;
  const places = new Set(cluster.pixels);
  const own = spots.filter(({ pixels }) => places.has(pixels[0] ?? -1));
  const covered = own.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const lack = own.reduce((sum, spot) => sum + spot.lack, 0);
  if (own.length < FEWEST_SPOTS || covered < THINNEST * cluster.pixels.length || lack < MEAN_DARKER * covered)
    return null;
  const even = shareOf(ringOf(cluster, mask, RING.from, RING.to), (at) => surface.isEven[at] === 1);
  if (even < EVEN_RING) return null;
  const score = 0.4 + ((even - EVEN_RING) / (1 - EVEN_RING)) * 0.3 + Math.min(1, own.length / 150) * 0.25;
  return { kind: "mold", box: boxOf(cluster, mask, -APART), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  const spots = spotsOf(surface);
  const mask = joined(spots, surface);
  return patchesOf(mask, 1).flatMap((cluster) => judge(cluster, mask, spots, surface) ?? []);
}

export const mold: Detector = { name: "mold by spots", detects: "mold", detect };
