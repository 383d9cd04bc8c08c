/** What is plugged in. */
import { plain, rounds } from "../materials";
import type { Piece } from "./piece";

const WHITE = plain("#e9e9e7", 0.2);
const STEEL = plain("#b3b5b6", 0.45);
const BLACK = plain("#1d1f21", 0.6);
const GREY = plain("#5b5d5f", 0.3);

export function refrigerator({ width, height, depth, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const split = height * 0.64;
  box([-w, w], [0.02, height], [-d, d - 0.06], GREY);
  box([-w, w], [0.04, split - 0.005], [d - 0.055, d], STEEL);
  box([-w, w], [split + 0.005, height], [d - 0.055, d], STEEL);
  box([w - 0.09, w - 0.065], [split - 0.5, split - 0.06], [d, d + 0.035], GREY);
  box([w - 0.09, w - 0.065], [split + 0.06, split + 0.4], [d, d + 0.035], GREY);
}

export function stove({ width, height, depth, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const plates = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.72],
    [0.75, 0.72],
  ] as const;
  const hob = rounds(
    BLACK,
    plates.map(([s, t]) => ({
      s: s * width,
      t: t * depth,
      radius: 0.09,
      rim: plain("#4a4c4e"),
      rimWidth: 0.008,
      fill: plain("#232527", 0.5),
    })),
  );
  box([-w, w], [0.06, height - 0.012], [-d, d - 0.03], WHITE);
  box([-w, w], [height - 0.012, height], [-d, d - 0.01], hob);
  box([-w, w], [height - 0.13, height - 0.014], [d - 0.03, d - 0.012], STEEL);
  box([-w + 0.01, w - 0.01], [0.24, height - 0.14], [d - 0.03, d - 0.008], STEEL);
  box([-w + 0.07, w - 0.07], [0.32, height - 0.26], [d - 0.008, d - 0.005], BLACK);
  box([-w + 0.06, w - 0.06], [height - 0.2, height - 0.18], [d - 0.005, d + 0.03], STEEL);
  box([-w + 0.01, w - 0.01], [0.07, 0.23], [d - 0.03, d - 0.01], STEEL);
  for (const at of [-0.36, -0.18, 0.18, 0.36]) {
    box([at * width - 0.018, at * width + 0.018], [height - 0.092, height - 0.056], [d - 0.012, d + 0.012], BLACK);
  }
}

export function dishwasher({ width, height, depth, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  box([-w, w], [0.09, height - 0.03], [-d, d - 0.025], WHITE);
  box([-w, w], [height - 0.03, height], [-d, d + 0.01], plain("#56544f", 0.4));
  box([-w + 0.003, w - 0.003], [0.1, height - 0.15], [d - 0.025, d], STEEL);
  box([-w + 0.003, w - 0.003], [height - 0.146, height - 0.034], [d - 0.025, d], BLACK);
  box([-w + 0.08, w - 0.08], [height - 0.2, height - 0.18], [d, d + 0.03], GREY);
  box([-w + 0.02, w - 0.02], [0, 0.09], [-d, d - 0.07], plain("#3a3733"));
}

export function washer({ width, height, depth, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const door = {
    s: w,
    t: height * 0.47,
    fill: plain("#2c3136", 0.6),
    rim: plain("#a9acae", 0.4),
    rimWidth: 0.045,
    radius: 0.2,
  };
  box([-w, w], [0.01, height], [-d, d], WHITE, rounds(WHITE, [door]));
  box([-w + 0.01, w - 0.01], [height - 0.13, height - 0.01], [d, d + 0.008], plain("#d5d6d6", 0.2));
  box([-w + 0.04, -w + 0.2], [height - 0.11, height - 0.04], [d + 0.008, d + 0.012], WHITE);
  box([w - 0.2, w - 0.06], [height - 0.1, height - 0.05], [d + 0.008, d + 0.012], BLACK);
  box([-0.03, 0.03], [height - 0.1, height - 0.04], [d + 0.008, d + 0.028], STEEL);
}

export function television({ width, height, depth, elevation, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  box([-w, w], [0, height], [d - 0.035, d], BLACK);
  box([-w * 0.5, w * 0.5], [height * 0.2, height * 0.7], [-d - 0.03, d - 0.035], plain("#2a2b2c"));
  box([-0.09, 0.09], [-Math.min(0.06, elevation), 0], [d - 0.03, d - 0.01], GREY);
}
