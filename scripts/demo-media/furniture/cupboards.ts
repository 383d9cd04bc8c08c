/** Cabinets, wardrobes, chests and shelves. */
import { cloth, type Material, plain, timber } from "../materials";
import { hashAt } from "../noise";
import type { Piece } from "./piece";

const HANDLE = plain("#7d7c79", 0.5);
const BOOKS = ["#7a3e34", "#34506b", "#c7b48a", "#4e5d4a", "#8d8a83", "#b5763c", "#2f3338", "#d8d3c6", "#6a4a66"];

/** Fronts side by side or one over another, with thin gaps and a handle each. */
function fronts(
  { width, box }: Piece,
  z: number,
  [low, high]: readonly [number, number],
  columns: number,
  rows: number,
  paint: Material,
) {
  const gap = 0.004;
  const [each, tall] = [width / columns, (high - low) / rows];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [x0, x1] = [-width / 2 + each * column + gap, -width / 2 + each * (column + 1) - gap];
      const [y0, y1] = [low + tall * row + gap, low + tall * (row + 1) - gap];
      box([x0, x1], [y0, y1], [z, z + 0.018], paint);
      if (rows > 1) {
        const middle = (x0 + x1) / 2;
        box([middle - 0.06, middle + 0.06], [y1 - 0.06, y1 - 0.046], [z + 0.018, z + 0.038], HANDLE);
        continue;
      }
      const x = column % 2 === 0 ? x1 - 0.05 : x0 + 0.036;
      const top = tall > 1.2 ? low + 1.05 : y1 - 0.05;
      box([x, x + 0.014], [top - 0.16, top], [z + 0.018, z + 0.038], HANDLE);
    }
  }
}

export function cabinet(piece: Piece): void {
  const { width, height, depth, seed, box } = piece;
  const [w, d] = [width / 2, depth / 2];
  const isTall = height > 1.5;
  const isKitchen = Math.abs(height - 0.91) < 0.06 && depth > 0.55;
  const isSmall = width < 0.6;
  const body = isKitchen || isTall ? plain("#e2e1db", 0.15) : timber("#a07a50", seed);
  const paint = isKitchen ? plain("#7f8f88", 0.15) : isTall ? plain("#e6e5e0", 0.15) : timber("#a8825a", seed + 1);
  const foot = isTall || isKitchen ? 0.09 : 0.06;
  const top = isKitchen ? 0.035 : 0.022;
  box([-w + 0.01, w - 0.01], [0, foot], [-d, d - 0.05], plain("#3a3733"));
  box([-w, w], [foot, height - top], [-d, d - 0.02], body);
  box([-w - 0.004, w + 0.004], [height - top, height], [-d, d + 0.012], isKitchen ? plain("#56544f", 0.4) : body);
  const columns = isSmall ? 1 : Math.max(2, Math.round(width / (isTall ? 0.5 : 0.6)));
  fronts(
    piece,
    d - 0.02,
    [foot, height - top],
    columns,
    isSmall || (!isTall && !isKitchen && width < 1.2) ? 2 : 1,
    paint,
  );
  if (isSmall || (height > 0.6 && height < 0.95 && !isKitchen)) ornaments(piece);
}

/** Something that stands on a low chest. */
function ornaments({ width, height, seed, box, turned }: Piece): void {
  const x = (hashAt(seed, 2, 4) - 0.5) * width * 0.4;
  const glaze = plain(["#5c7480", "#a7674b", "#77806b"][seed % 3]!, 0.3);
  turned(
    [x, height, 0],
    [
      [0, 0.045, 0.045],
      [0.08, 0.075, 0.075],
      [0.17, 0.05, 0.05],
      [0.22, 0.028, 0.028],
      [0.24, 0.034, 0.034],
    ],
    glaze,
  );
  box([-x - 0.1, -x + 0.09], [height, height + 0.035], [-0.08, 0.07], plain("#94613f", 0.1));
}

export function shelf({ width, height, depth, seed, box }: Piece): void {
  const wood = timber("#a67f52", seed, { isUpright: true });
  const [w, d, board] = [width / 2, depth / 2, 0.022];
  const levels = Math.max(4, Math.round(height / 0.38));
  box([-w, -w + board], [0, height], [-d, d], wood);
  box([w - board, w], [0, height], [-d, d], wood);
  box([-w + board, w - board], [0.05, height], [-d, -d + 0.01], wood);
  for (let level = 0; level <= levels; level += 1) {
    const y = 0.05 + ((height - 0.05 - board) * level) / levels;
    box([-w + board, w - board], [y, y + board], [-d + 0.01, d - 0.004], timber("#a67f52", seed + level));
    if (level === levels) continue;
    const room = (height - 0.05) / levels - board;
    filling({ from: -w + board + 0.02, to: w - board - 0.02, y: y + board, room, d, seed: seed + level * 17 }, box);
  }
}

/** Books, a box of cloth, or room left. */
function filling(
  at: { from: number; to: number; y: number; room: number; d: number; seed: number },
  box: Piece["box"],
): void {
  const { from, to, y, room, d, seed } = at;
  const kind = hashAt(seed, 3, 9);
  if (kind < 0.25) {
    const width = Math.min(0.34, to - from);
    const x = from + (to - from - width) * hashAt(seed, 4, 9);
    box([x, x + width], [y, y + room * 0.75], [-d + 0.03, d - 0.03], cloth("#b7ac98", seed));
    return;
  }
  let x = from;
  const end = from + (to - from) * (0.45 + 0.55 * hashAt(seed, 5, 9));
  for (let book = 0; x < end - 0.06 && book < 40; book += 1) {
    const thick = 0.02 + 0.03 * hashAt(book, 6, seed);
    const tall = room * (0.6 + 0.3 * hashAt(book, 7, seed));
    const cover = plain(BOOKS[Math.floor(hashAt(book, 8, seed) * BOOKS.length)]!, 0.08);
    box([x, x + thick], [y, y + tall], [-d + 0.03, d - 0.05 - 0.03 * hashAt(book, 9, seed)], cover);
    x += thick + 0.002;
  }
}
