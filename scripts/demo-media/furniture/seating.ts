/** Sofas, chairs, tables and beds. */
import { cloth, plain, timber } from "../materials";
import { hashAt } from "../noise";
import type { Piece } from "./piece";

const CLOTHS = ["#5f7486", "#8a8378", "#6d7b68", "#93705c"];
const OAK = "#b08758";

export function sofa({ width, height, depth, seed, box }: Piece): void {
  const cover = cloth(CLOTHS[0]!, seed);
  const [w, d] = [width / 2, depth / 2];
  const arm = 0.17;
  const seat = height * 0.5;
  const leg = plain("#3d3027", 0.1);
  for (const x of [-w + 0.06, w - 0.1]) {
    for (const z of [-d + 0.06, d - 0.1]) box([x, x + 0.045], [0, 0.08], [z, z + 0.045], leg);
  }
  box([-w, w], [0.08, seat - 0.13], [-d, d - 0.02], cover);
  box([-w, -w + arm], [seat - 0.13, height * 0.72], [-d, d], cover);
  box([w - arm, w], [seat - 0.13, height * 0.72], [-d, d], cover);
  box([-w, w], [seat - 0.13, height * 0.9], [-d, -d + 0.17], cover);
  const each = (width - 2 * arm) / 2;
  for (const at of [0, 1]) {
    const [from, to] = [-w + arm + each * at + 0.006, -w + arm + each * (at + 1) - 0.006];
    box([from, to], [seat - 0.128, seat + 0.03], [-d + 0.17, d], cover);
    box([from + 0.015, to - 0.015], [seat + 0.032, height], [-d + 0.175, -d + 0.34], cover);
  }
  const pillow = cloth("#c99a4b", seed + 5);
  box([-w + arm + 0.05, -w + arm + 0.45], [seat + 0.034, seat + 0.36], [-d + 0.345, -d + 0.47], pillow);
  box(
    [w - arm - 0.44, w - arm - 0.06],
    [seat + 0.034, seat + 0.34],
    [-d + 0.345, -d + 0.46],
    cloth("#d9d5cb", seed + 6),
  );
}

export function chair({ width, height, depth, seed, box }: Piece): void {
  const wood = timber("#a47b4e", seed, { isUpright: true });
  const [w, d, seat, leg] = [width / 2, depth / 2, 0.46, 0.036];
  for (const x of [-w, w - leg]) {
    box([x, x + leg], [0, seat - 0.02], [d - leg, d], wood);
    box([x, x + leg], [0, height], [-d, -d + leg], wood);
  }
  box([-w, w], [seat - 0.03, seat], [-d + 0.01, d], wood);
  box([-w + 0.02, w - 0.02], [seat, seat + 0.03], [-d + 0.04, d - 0.01], cloth("#77756d", seed));
  box([-w + leg, w - leg], [height - 0.13, height - 0.01], [-d + 0.006, -d + 0.026], wood);
  box([-w + leg, w - leg], [seat + 0.16, seat + 0.22], [-d + 0.006, -d + 0.026], wood);
}

export function table({ width, height, depth, seed, box, turned }: Piece): void {
  const isLow = height < 0.55;
  const wood = timber(isLow ? "#7d5a3c" : OAK, seed, { gloss: 0.3 });
  const legs = timber(isLow ? "#7d5a3c" : OAK, seed + 1, { isUpright: true });
  const [w, d, top, leg] = [width / 2, depth / 2, 0.032, 0.06];
  box([-w, w], [height - top, height], [-d, d], wood);
  for (const x of [-w + 0.03, w - 0.03 - leg]) {
    for (const z of [-d + 0.03, d - 0.03 - leg]) box([x, x + leg], [0, height - top], [z, z + leg], legs);
  }
  const rail = height - top - 0.08;
  box([-w + 0.09, w - 0.09], [rail, height - top], [d - 0.07, d - 0.05], wood);
  box([-w + 0.09, w - 0.09], [rail, height - top], [-d + 0.05, -d + 0.07], wood);
  box([-w + 0.05, -w + 0.07], [rail, height - top], [-d + 0.09, d - 0.09], wood);
  box([w - 0.07, w - 0.05], [rail, height - top], [-d + 0.09, d - 0.09], wood);
  const at = (hashAt(seed, 1, 1) - 0.5) * width * 0.4;
  const bowl = plain("#e9e4da", 0.3);
  turned(
    [at, height, 0],
    [
      [0, 0.05, 0.05],
      [0.03, 0.09, 0.09],
      [0.06, 0.12, 0.12],
    ],
    bowl,
  );
  box([-at - 0.14, -at + 0.1], [height, height + 0.03], [-0.1, 0.07], plain("#7c4b3a", 0.1));
  box([-at - 0.12, -at + 0.08], [height + 0.03, height + 0.052], [-0.08, 0.06], plain("#c9c3b5", 0.1));
}

export function bed({ width, height, depth, seed, box }: Piece): void {
  const [w, d] = [width / 2, depth / 2];
  const wood = timber("#8f6b48", seed);
  const linen = cloth("#e6e3dc", seed);
  const quilt = cloth(["#8797a3", "#a3917d", "#7f8f7e"][seed % 3]!, seed + 2);
  box([-w, w], [0, height + 0.38], [-d, -d + 0.06], wood);
  box([-w, w], [0.1, 0.3], [-d + 0.06, d], wood);
  for (const x of [-w + 0.02, w - 0.08]) box([x, x + 0.06], [0, 0.1], [d - 0.1, d - 0.04], wood);
  box([-w + 0.02, w - 0.02], [0.3, height - 0.04], [-d + 0.06, d - 0.02], linen);
  box([-w - 0.01, w + 0.01], [0.24, height], [-d + 0.72, d + 0.005], quilt);
  box([-w, w], [height - 0.04, height + 0.012], [-d + 0.6, -d + 0.8], linen);
  for (const side of [-1, 1]) {
    const middle = (side * width) / 4;
    box([middle - 0.34, middle + 0.34], [height - 0.04, height + 0.07], [-d + 0.1, -d + 0.52], linen);
    box([middle - 0.3, middle + 0.3], [height + 0.07, height + 0.1], [-d + 0.14, -d + 0.48], linen);
  }
}
