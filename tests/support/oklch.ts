/** Colors as the browser mixes and measures them: oklch to sRGB, compositing, WCAG contrast. */

/** Linear light of red, green and blue, 0 to 1. */
type Linear = readonly [number, number, number];
export type Color = { linear: Linear; alpha: number };

/** Parses "0.5 0.16 262" or "0.22 0.02 260 / 0.045": lightness, chroma, hue in degrees, alpha. */
export function oklch(text: string): Color {
  const [channels = "", alpha = "1"] = text.split("/").map((part) => part.trim());
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = channels.split(/\s+/).map(Number);
  if ([lightness, chroma, hue, Number(alpha)].some(Number.isNaN)) throw new Error(`Not a color: ${text}`);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    linear: [
      within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    ],
    alpha: Number(alpha),
  };
}

const encode = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Blends a translucent color over a background. Browsers mix the encoded channels. */
export function over(top: Color, background: Color): Color {
  const mix = (index: 0 | 1 | 2) =>
    decode(encode(top.linear[index]) * top.alpha + encode(background.linear[index]) * (1 - top.alpha));
  return { linear: [mix(0), mix(1), mix(2)], alpha: 1 };
}

const luminance = ({ linear: [red, green, blue] }: Color) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Returns the WCAG 2 contrast of two opaque colors, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
