/** What surfaces are made of: the share of red, green and blue light they send back (linear, 0 to 1). */
import { cloudAt, hashAt, noiseAt, smoothStep } from "./noise";

export type Rgb = [number, number, number];
export type Material = {
  /** Writes the colour at a place of the surface (metres); detail finer than `blur` (metres) is left out. */
  paint(s: number, t: number, blur: number, out: Rgb): void;
  /** How much of a mirror it is, 0 to 1. */
  gloss: number;
  /** Radiance that it sends out by itself. */
  emission: Rgb | null;
};

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** A colour as people write it, `#rrggbb`. */
export function colour(text: string): Rgb {
  const value = Number.parseInt(text.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

/** How much of a detail of this size shows at this blur. */
export const detail = (size: number, blur: number): number => 1 - smoothStep(size * 0.35, size * 1.1, blur);

function material(
  base: Rgb,
  tone: (s: number, t: number, blur: number) => number,
  { gloss = 0 }: { gloss?: number } = {},
): Material {
  return {
    gloss,
    emission: null,
    paint(s, t, blur, out) {
      const by = tone(s, t, blur);
      out[0] = base[0] * by;
      out[1] = base[1] * by;
      out[2] = base[2] * by;
    },
  };
}

export const plain = (text: string, gloss = 0): Material => material(colour(text), () => 1, { gloss });

/** Rolled wall paint: hardly uneven at large, a fine grain from near. */
export const wallPaint = (text: string, seed: number): Material =>
  material(colour(text), (s, t, blur) => {
    const large = (cloudAt(s * 0.7, t * 0.7, seed, 2) - 0.5) * 0.05;
    const fine = blur < 0.008 ? (noiseAt(s * 130, t * 130, seed + 7) - 0.5) * 0.05 * detail(0.008, blur) : 0;
    return 1 + large + fine;
  });

/** Boards along s: each with its tone and grain, with thin joints. */
export function boards(text: string, seed: number, { width = 0.14, length = 1.35, gloss = 0.28 } = {}): Material {
  return material(
    colour(text),
    (s, t, blur) => {
      const row = Math.floor(t / width);
      const along = s + hashAt(row, 3, seed) * length;
      const board = Math.floor(along / length);
      const tone = 0.78 + 0.4 * hashAt(board, row, seed + 1);
      const [inT, inS] = [t - row * width, along - board * length];
      const edge = Math.min(inT, width - inT, (inS > length / 2 ? length - inS : inS) * 1);
      const joint = 1 - 0.5 * (1 - smoothStep(0.0008, 0.003 + blur * 0.5, edge)) * detail(0.012, blur);
      const shift = hashAt(board, row, seed + 2) * 50;
      const grain =
        (cloudAt(s * 2.2 + shift, t * 42 + shift, seed + 3, 3) - 0.5) * 0.42 * detail(0.03, blur) +
        (cloudAt(s * 0.9 + shift, t * 9, seed + 4, 2) - 0.5) * 0.22;
      return tone * joint * (1 + grain);
    },
    { gloss },
  );
}

/** Square or oblong tiles with joints. */
export function tiles(
  text: string,
  seed: number,
  { width = 0.3, height = 0.3, joint = 0.004, jointTone = 0.72, spread = 0.06, gloss = 0.45, isBond = false } = {},
): Material {
  return material(
    colour(text),
    (s, t, blur) => {
      const row = Math.floor(t / height);
      const along = isBond && row % 2 !== 0 ? s + width / 2 : s;
      const column = Math.floor(along / width);
      const [inS, inT] = [along - column * width, t - row * height];
      const edge = Math.min(inS, width - inS, inT, height - inT);
      const line = (1 - smoothStep(joint * 0.4, joint * 0.6 + blur * 0.6, edge)) * detail(joint * 9, blur);
      const tone = 1 + (hashAt(column, row, seed) - 0.5) * spread + (cloudAt(s * 5, t * 5, seed + 5, 2) - 0.5) * 0.05;
      return tone * (1 - line * (1 - jointTone));
    },
    { gloss },
  );
}

export const carpet = (text: string, seed: number): Material =>
  material(colour(text), (s, t, blur) => {
    const pile = (noiseAt(s * 160, t * 160, seed) - 0.5) * 0.4 * detail(0.006, blur);
    const tread = (cloudAt(s * 2.5, t * 2.5, seed + 1, 3) - 0.5) * 0.16;
    return 1 + pile + tread + (noiseAt(s * 45, t * 45, seed + 2) - 0.5) * 0.12 * detail(0.02, blur);
  });

/** Grain along s (or along t when `isUpright`). */
export const timber = (text: string, seed: number, { isUpright = false, gloss = 0.15 } = {}): Material =>
  material(
    colour(text),
    (s, t, blur) => {
      const [along, across] = isUpright ? [t, s] : [s, t];
      const rings = cloudAt(along * 1.3, across * 14, seed, 3) - 0.5;
      const pores = (noiseAt(along * 9, across * 160, seed + 1) - 0.5) * detail(0.012, blur);
      return 1 + rings * 0.42 + pores * 0.12;
    },
    { gloss },
  );

export const cloth = (text: string, seed: number): Material =>
  material(colour(text), (s, t, blur) => {
    const weave =
      (noiseAt(s * 260, t * 90, seed) + noiseAt(s * 90, t * 260, seed + 1) - 1) * 0.22 * detail(0.006, blur);
    return 1 + weave + (cloudAt(s * 4, t * 4, seed + 2, 2) - 0.5) * 0.1;
  });

export const glowing = (emission: Rgb): Material => ({ ...plain("#ffffff"), emission });

/** One material up to a height of the surface, another over it. */
export function upTo(height: number, below: Material, above: Material): Material {
  return {
    gloss: below.gloss * 0.5,
    emission: null,
    paint: (s, t, blur, out) => (t < height ? below : above).paint(s, t, blur, out),
  };
}

/** A ring and a disc round a place: a washing machine's window, a hob's plates. */
export function rounds(
  ground: Material,
  discs: readonly { s: number; t: number; radius: number; fill: Material; rim: Material; rimWidth: number }[],
): Material {
  return {
    gloss: ground.gloss,
    emission: null,
    paint(s, t, blur, out) {
      for (const disc of discs) {
        const away = Math.hypot(s - disc.s, t - disc.t);
        if (away < disc.radius - disc.rimWidth) return disc.fill.paint(s, t, blur, out);
        if (away < disc.radius) return disc.rim.paint(s, t, blur, out);
      }
      ground.paint(s, t, blur, out);
    },
  };
}
