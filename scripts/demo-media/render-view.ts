/** Renders one picture from a pose: a ray a pixel, more where neighbours differ. */
import type { CameraPose } from "../../lib/domain/entities";
import { cameraOf, directionThrough } from "./camera";
import type { FloorScene } from "./floor-scene";
import type { Rgb } from "./materials";
import { look, type Seen } from "./shade";
import { develop, meter, type Tone } from "./tone";

export type Picture = {
  width: number;
  height: number;
  /** Red, green, blue, 0 to 255, row by row. */
  pixels: Uint8ClampedArray;
  /** What each pixel shows: an index into the scene's subjects. */
  subjects: Uint16Array;
  tone: Tone;
};

const EXTRA_RAYS = 9;
const DIFFERS = 13;

function fallAt(x: number, y: number): number {
  return ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 2;
}

/** `tone` keeps the exposure of another picture, as a film does. */
export function renderView(
  scene: FloorScene,
  turn: number,
  pose: CameraPose,
  [width, height]: readonly [number, number],
  tone?: Tone,
): Picture {
  const camera = cameraOf(pose, turn);
  const aspect = width / height;
  const spread = pose.fovY / height;
  const radiance = new Float32Array(width * height * 3);
  const subjects = new Uint16Array(width * height);
  const surfaces = new Int32Array(width * height);
  const [rgb, shown]: [Rgb, Rgb] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const seen: Seen = { surface: -1, subject: 0, distance: 0 };
  const trace = (x: number, y: number): void =>
    look(scene, camera.position, directionThrough(camera, aspect, x / width, y / height), spread, false, rgb, seen);

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      trace(x + 0.5, y + 0.5);
      const at = y * width + x;
      radiance.set(rgb, at * 3);
      subjects[at] = seen.subject;
      surfaces[at] = seen.surface;
    }
  }
  const used = tone ?? meter(radiance);
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    for (let part = 0; part < 3; part += 1) rgb[part] = radiance[at * 3 + part]!;
    develop(rgb, used, fallAt(((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height), shown);
    pixels.set(shown, at * 3);
  }
  const isEdge = edges(pixels, surfaces, width, height);
  for (let at = 0; at < width * height; at += 1) {
    if (!isEdge[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    let [red, green, blue] = [0, 0, 0];
    for (let ray = 0; ray < EXTRA_RAYS; ray += 1) {
      trace(x + ((ray % 3) + 0.5) / 3, y + (Math.floor(ray / 3) + 0.5) / 3);
      develop(rgb, used, fallAt((x + 0.5) / width, (y + 0.5) / height), shown);
      red += shown[0];
      green += shown[1];
      blue += shown[2];
    }
    pixels.set([red / EXTRA_RAYS, green / EXTRA_RAYS, blue / EXTRA_RAYS], at * 3);
  }
  return { width, height, pixels, subjects, tone: used };
}

/** Pixels with a neighbour that shows another surface or another brightness. */
function edges(pixels: Uint8ClampedArray, surfaces: Int32Array, width: number, height: number): Uint8Array {
  const marked = new Uint8Array(width * height);
  const compare = (at: number, other: number): void => {
    const isOther =
      surfaces[at] !== surfaces[other] || Math.abs(pixels[at * 3 + 1]! - pixels[other * 3 + 1]!) > DIFFERS;
    if (isOther) {
      marked[at] = 1;
      marked[other] = 1;
    }
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (x + 1 < width) compare(at, at + 1);
      if (y + 1 < height) compare(at, at + width);
    }
  }
  return marked;
}
