/** From radiance to what a phone's camera would have kept: exposure, white balance, and a curve. */

import type { Rgb } from "./materials";
import { clamp } from "./noise";

export type Tone = { gains: Rgb };

const KEY = 0.4;
/** How much of a colour cast the camera takes out. */
const BALANCE = 0.65;
const BRIGHTEST = 5.5;

/** Meters a picture (three numbers a pixel): the windows and the darkest parts count little. */
export function meter(radiance: Float32Array): Tone {
  const sums: Rgb = [0, 0, 0];
  let [logs, weight] = [0, 0];
  for (let at = 0; at < radiance.length; at += 3 * 7) {
    const [red, green, blue] = [radiance[at]!, radiance[at + 1]!, radiance[at + 2]!];
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const share = light > 3 ? 0.05 : 1;
    logs += Math.log(Math.max(light, 0.01)) * share;
    weight += share;
    if (light > 3) continue;
    sums[0] += red;
    sums[1] += green;
    sums[2] += blue;
  }
  const exposure = KEY / Math.exp(logs / weight);
  const grey = (sums[0] + sums[1] + sums[2]) / 3;
  return { gains: sums.map((sum) => exposure * (grey / Math.max(sum, 1e-6)) ** BALANCE) as Rgb };
}

/** One colour part to 0 to 255. */
function developed(value: number): number {
  const pressed = (value * (1 + value / (BRIGHTEST * BRIGHTEST))) / (1 + value);
  // A little more contrast in the middle, as phones add.
  const linear = clamp(pressed * 1.42, 0, 1);
  const coded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const bent = coded + (coded - 0.5) * 0.09 * (1 - (2 * coded - 1) ** 2) * 2;
  return clamp(bent, 0, 1) * 255;
}

/** `fall`: how far the corner's light falls off at this place, 0 in the middle. */
export function develop(radiance: Rgb, { gains }: Tone, fall: number, out: Rgb): void {
  const by = 1 - 0.16 * fall;
  for (let part = 0; part < 3; part += 1) out[part] = developed(radiance[part]! * gains[part]! * by);
}
