/** Detects mold: many small dark spots, close together, on an even surface. */

import { boxOf, heightOf, type Mask, type Patch, patchesOf, widthOf } from "../image/patches";
import { blurred } from "../image/planes";
import { ringOf, shareOf } from "../image/ring";
import type { Surface } from "../image/surface";
import type { Detector, Finding, PhotoImage } from "./detector";

/** Radius in pixels of the area that a spot is compared with. */
const BLUR_RADIUS = 7;
const MIN_DARKER = 5;
/** Pixels of a spot. */
const SPOT = { min: 2, max: 240 };
/** A spot is about as wide as high; a piece of a line is not. */
const MAX_SPOT_ASPECT = 3;
/** Two spots up to this many pixels apart belong together. */
const MAX_GAP = 9;
const MIN_SPOTS = 25;
/** Mean darkness: the grain of a carpet and the joints of tiles are fainter. */
const MIN_MEAN_DARKER = 10;
/** Share of a cluster that its spots must cover. */
const MIN_COVERED = 0.09;
/** Area of a finding as a share of the picture. */
const MIN_AREA = 0.006;
const MAX_AREA = 0.5;
const RING = { from: 2, to: 14 };
const MIN_EVEN_RING = 0.9;

type Spot = Patch & { /** Sum of the brightness that its pixels lack. */ lack: number };

function spotsOf({ width, height, light }: Surface): Spot[] {
  const around = blurred(light, BLUR_RADIUS);
  const lacks = light.values.map((value, index) => (around.values[index] ?? 0) - value);
  const isSet = Uint8Array.from(lacks, (lack) => Number(lack > MIN_DARKER));
  const spots = patchesOf({ width, height, isSet }, SPOT.min).filter((spot) => {
    const [longer, shorter] = [widthOf(spot), heightOf(spot)].sort((a, b) => b - a);
    return spot.pixels.length <= SPOT.max && (longer ?? 0) <= MAX_SPOT_ASPECT * (shorter ?? 1);
  });
  return spots.map((spot) => ({ ...spot, lack: spot.pixels.reduce((sum, index) => sum + (lacks[index] ?? 0), 0) }));
}

/** Returns a mask in which spots that are close together touch. */
function joinSpots(spots: readonly Patch[], { width, height }: Surface): Mask {
  const isSet = new Uint8Array(width * height);
  for (const spot of spots) {
    const [top, bottom] = [Math.max(0, spot.top - MAX_GAP), Math.min(height - 1, spot.bottom + MAX_GAP)];
    const [left, right] = [Math.max(0, spot.left - MAX_GAP), Math.min(width - 1, spot.right + MAX_GAP)];
    for (let y = top; y <= bottom; y += 1) isSet.fill(1, y * width + left, y * width + right + 1);
  }
  return { width, height, isSet };
}

function toFinding(cluster: Patch, mask: Mask, spots: readonly Spot[], surface: Surface): Finding | null {
  const share = cluster.pixels.length / mask.isSet.length;
  if (share < MIN_AREA || share > MAX_AREA) return null;
  const clusterPixels = new Set(cluster.pixels);
  const members = spots.filter(({ pixels }) => clusterPixels.has(pixels[0] ?? -1));
  const covered = members.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const lack = members.reduce((sum, spot) => sum + spot.lack, 0);
  if (members.length < MIN_SPOTS || covered < MIN_COVERED * cluster.pixels.length) return null;
  if (lack < MIN_MEAN_DARKER * covered) return null;
  const even = shareOf(ringOf(cluster, mask, RING.from, RING.to), (index) => surface.isEven[index] === 1);
  if (even < MIN_EVEN_RING) return null;
  const score = 0.4 + ((even - MIN_EVEN_RING) / (1 - MIN_EVEN_RING)) * 0.3 + Math.min(1, members.length / 150) * 0.25;
  return { kind: "mold", box: boxOf(cluster, mask, -MAX_GAP), score };
}

function detect({ surface }: PhotoImage): Finding[] {
  const spots = spotsOf(surface);
  const mask = joinSpots(spots, surface);
  return patchesOf(mask, 1).flatMap((cluster) => toFinding(cluster, mask, spots, surface) ?? []);
}

export const mold: Detector = { name: "mold by spots", detects: "mold", detect };
