/** How each room is finished: its floor, walls and ceiling. */
import { boards, carpet, type Material, tiles, upTo, wallPaint } from "./materials";

export type Finish = { floor: Material; wall: Material; ceiling: Material; skirting: boolean };

const CEILING = wallPaint("#f1f0ec", 900);
const OAK = boards("#b48a5e", 11);
const WALNUT = boards("#8d6545", 23, { width: 0.16, gloss: 0.4 });
const STONE = tiles("#aaa59b", 31, { width: 0.6, height: 0.6, joint: 0.005, jointTone: 0.7, spread: 0.1 });
const SLATE = tiles("#8b8f90", 37, { width: 0.3, height: 0.3, joint: 0.005, jointTone: 0.62, spread: 0.14 });
const WHITE_TILES = tiles("#eceeec", 41, { width: 0.2, height: 0.2, joint: 0.0045, jointTone: 0.78, spread: 0.04 });
const METRO_TILES = tiles("#e6ebe9", 43, {
  width: 0.2,
  height: 0.1,
  joint: 0.0045,
  jointTone: 0.76,
  spread: 0.05,
  isBond: true,
});

const painted = (floor: Material, wall: string, seed: number): Finish => ({
  floor,
  wall: wallPaint(wall, seed),
  ceiling: CEILING,
  skirting: true,
});
const tiled = (floor: Material, tile: Material, height: number, wall: string, seed: number): Finish => ({
  floor,
  wall: upTo(height, tile, wallPaint(wall, seed)),
  ceiling: CEILING,
  skirting: false,
});

const FINISHES: Record<string, Finish> = {
  Hall: painted(OAK, "#e7e2d8", 1),
  Storage: painted(OAK, "#e4e1db", 2),
  "Living room": painted(OAK, "#dcd8cc", 3),
  "Dining room": painted(OAK, "#c9d0c4", 4),
  Study: painted(OAK, "#c3ccd2", 5),
  Toilet: tiled(SLATE, WHITE_TILES, 1.2, "#e3e4e0", 6),
  Laundry: tiled(STONE, WHITE_TILES, 1.0, "#e5e3dc", 7),
  Kitchen: tiled(STONE, METRO_TILES, 1.5, "#e2dfd4", 8),
  Landing: painted(WALNUT, "#e6e2da", 9),
  Bathroom: tiled(SLATE, METRO_TILES, 2.0, "#e4e6e4", 10),
  "Bedroom 1": painted(carpet("#b9ae9d", 51), "#cfd6da", 12),
  Closet: painted(carpet("#b9ae9d", 52), "#e3dfd7", 13),
  "Bedroom 2": painted(carpet("#a7a9a3", 53), "#dcd2c4", 14),
  "Main bedroom": painted(WALNUT, "#d3d5cc", 15),
  "Linen room": painted(WALNUT, "#e6e3dc", 16),
  "En suite": tiled(SLATE, WHITE_TILES, 2.0, "#e4e4df", 17),
  "Bedroom 3": painted(carpet("#aaa093", 54), "#dad7dd", 18),
};

export function finishOf(room: string): Finish {
  const found = FINISHES[room];
  if (!found) throw new Error(`No finish for ${room}`);
  return found;
}
