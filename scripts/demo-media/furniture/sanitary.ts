/** Basins, baths and toilets. */
import { plain } from "../materials";
import type { Piece } from "./piece";

const CERAMIC = plain("#eff0ef", 0.45);
const CHROME = plain("#b9bcbe", 0.6);
const DRAIN = plain("#6f7274", 0.4);

function tap(box: Piece["box"], y: number, z: number): void {
  box([-0.014, 0.014], [y, y + 0.15], [z, z + 0.028], CHROME);
  box([-0.012, 0.012], [y + 0.13, y + 0.15], [z + 0.028, z + 0.14], CHROME);
  box([-0.045, 0.045], [y + 0.02, y + 0.036], [z, z + 0.026], CHROME);
}

/** Four sides and a bottom round an empty inside. */
function trough(
  box: Piece["box"],
  w: number,
  d: number,
  [bottom, top]: readonly [number, number],
  rim: number,
  material = CERAMIC,
) {
  box([-w, w], [bottom, top], [-d, -d + rim * 1.6], material);
  box([-w, w], [bottom, top], [d - rim, d], material);
  box([-w, -w + rim], [bottom, top], [-d + rim * 1.6, d - rim], material);
  box([w - rim, w], [bottom, top], [-d + rim * 1.6, d - rim], material);
  const base = Math.min(bottom + 0.03, top - 0.06);
  box([-w + rim, w - rim], [bottom, base], [-d + rim * 1.6, d - rim], material);
  box([-0.025, 0.025], [base, base + 0.003], [-0.025, 0.025], DRAIN);
}

/** On a foot in a bathroom; in a kitchen, wider, in a cupboard. */
export function sink({ width, height, depth, elevation, box, turned }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  if (width > 0.65) {
    const steel = plain("#b9bcbd", 0.45);
    box([-w - 0.06, w + 0.06], [-elevation + 0.08, height - 0.04], [-d - 0.02, d + 0.06], plain("#7f8f88", 0.15));
    box([-0.003, 0.003], [-elevation + 0.09, 0.1], [d + 0.06, d + 0.064], plain("#4c544f"));
    for (const x of [-0.04, 0.026]) box([x, x + 0.014], [-0.06, 0.08], [d + 0.06, d + 0.08], CHROME);
    box([-w - 0.05, w + 0.05], [-elevation, -elevation + 0.08], [-d, d], plain("#3a3733"));
    trough(box, w + 0.06, d + 0.05, [height - 0.039, height + 0.005], 0.1, plain("#56544f", 0.4));
    trough(box, w - 0.03, d - 0.04, [height - 0.038, height + 0.008], 0.03, steel);
  } else {
    turned(
      [0, -elevation, -d + 0.17],
      [
        [0, 0.1, 0.09],
        [elevation * 0.6, 0.075, 0.07],
        [elevation + 0.02, 0.11, 0.1],
      ],
      CERAMIC,
    );
    trough(box, w, d, [0.02, height], 0.035);
  }
  tap(box, height, -d + 0.01);
}

export function toilet({ width, height, depth, box, turned }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const seat = 0.42;
  box([-w, w], [seat - 0.02, height - 0.03], [-d, -d + 0.18], CERAMIC);
  box([-w - 0.008, w + 0.008], [height - 0.03, height], [-d, -d + 0.195], CERAMIC);
  box([-0.03, 0.03], [height, height + 0.008], [-d + 0.07, -d + 0.12], CHROME);
  box([-w * 0.55, w * 0.55], [0, seat - 0.02], [-d, -d + 0.26], CERAMIC);
  const [rx, rz, middle] = [w * 0.96, (depth - 0.2) / 2, d - (depth - 0.2) / 2];
  turned(
    [0, 0, middle],
    [
      [0, rx * 0.6, rz * 0.66],
      [0.2, rx * 0.64, rz * 0.7],
      [0.34, rx * 0.96, rz * 0.97],
      [seat, rx, rz],
    ],
    CERAMIC,
    28,
  );
  turned(
    [0, seat, middle],
    [
      [0, rx * 1.02, rz * 1.02],
      [0.022, rx * 1.02, rz * 1.02],
      [0.034, rx * 0.95, rz * 0.95],
    ],
    plain("#e6e7e6", 0.35),
    28,
  );
}

export function bathtub({ width, height, depth, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const [rim, foot] = [0.06, 0.14];
  trough(box, w, d, [foot, height], rim);
  box([-w + 0.005, w - 0.005], [0, foot], [-d, d - 0.01], CERAMIC);
  box([-w * 0.2 - 0.02, -w * 0.2 + 0.02], [height, height + 0.1], [-d + 0.02, -d + 0.06], CHROME);
  box([-w * 0.2 - 0.016, -w * 0.2 + 0.016], [height + 0.08, height + 0.1], [-d + 0.06, -d + 0.2], CHROME);
}
