/** What makes a room lived in and is in no capture: a framed picture, a blind. */
import { add, scale } from "../../lib/geometry/vector3";
import { freePlaces } from "./free-places";
import type { HomeRoom, HomeWall } from "./home-rooms";
import { cloth, colour, type Material, plain } from "./materials";
import { cloudAt, smoothStep } from "./noise";
import { type Frame, placeIn, type SceneBuilder } from "./surfaces";

const WITH_PICTURE = /^(Living|Dining|Study|Hall|Landing|Bedroom|Main)/;
const WITH_BLIND = /^(Bedroom|Main|Study)/;
const [HALF_WIDTH, HALF_HEIGHT, MIDDLE] = [0.34, 0.26, 1.55];
const PALETTES = [
  ["#d9d2c3", "#4e7a86", "#d48f4a", "#2f4858"],
  ["#e2dccf", "#8a9a6b", "#c4674a", "#3f4a3c"],
  ["#dfe0dc", "#6f7fa3", "#c9a86a", "#4a4458"],
] as const;

/** Hills and a sun in flat colours, on a mount. */
function print(seed: number): Material {
  const [paper, hill, sun, near] = PALETTES[seed % PALETTES.length]!.map(colour);
  const mount = colour("#f2f0ea");
  return {
    gloss: 0.25,
    emission: null,
    paint(s, t, blur, out) {
      const [x, y] = [s / (2 * HALF_WIDTH), t / (2 * HALF_HEIGHT)];
      const edge = Math.min(x, 1 - x, (y * HALF_HEIGHT) / HALF_WIDTH, ((1 - y) * HALF_HEIGHT) / HALF_WIDTH);
      const far = 0.42 + 0.25 * (cloudAt(x * 2.6, 1, seed, 2) - 0.5);
      const low = 0.3 + 0.3 * (cloudAt(x * 3.4, 5, seed + 3, 2) - 0.5);
      const disc = Math.hypot(x - 0.66, (y - 0.66) * 0.75) - 0.09;
      const soft = 0.004 + blur;
      let tint = paper!;
      if (disc < soft) tint = sun!;
      if (y < far) tint = hill!;
      if (y < low) tint = near!;
      const inside = smoothStep(0.09, 0.09 + soft, edge);
      for (let part = 0; part < 3; part += 1) out[part] = mount[part]! * (1 - inside) + tint[part]! * inside;
    },
  };
}

function hangPicture(scene: SceneBuilder, room: HomeRoom, seed: number): void {
  const heights = [MIDDLE - HALF_HEIGHT, MIDDLE + HALF_HEIGHT] as const;
  const walls = room.walls
    .map((wall) => ({ wall, places: freePlaces(room, wall, HALF_WIDTH, heights) }))
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => b.places.length - a.places.length);
  // The barest wall is left to what is wrong with it.
  const chosen = walls[1];
  if (!chosen) return;
  const { frame } = chosen.wall;
  const s = chosen.places[Math.floor(chosen.places.length / 2)]!;
  const origin = add(frame.origin, add(scale(frame.u, s - HALF_WIDTH), scale(frame.v, MIDDLE - HALF_HEIGHT)));
  const at: Frame = { origin, x: frame.u, y: frame.v, z: frame.normal };
  const [w, h, bar] = [2 * HALF_WIDTH, 2 * HALF_HEIGHT, 0.02];
  const wood = plain("#3a3430", 0.15);
  scene.box(at, [-bar, -bar, 0], [w + bar, 0, 0.025], wood, scene.subject);
  scene.box(at, [-bar, h, 0], [w + bar, h + bar, 0.025], wood, scene.subject);
  scene.box(at, [-bar, 0, 0], [0, h, 0.025], wood, scene.subject);
  scene.box(at, [w, 0, 0], [w + bar, h, 0.025], wood, scene.subject);
  scene.quad(placeIn(at, [0, 0, 0.012]), scale(at.x, w), scale(at.y, h), print(seed), scene.subject);
}

function hangBlinds(scene: SceneBuilder, { frame, holes }: HomeWall, fabric: Material): void {
  for (const { record, low, high } of holes) {
    if (record.label !== "window") continue;
    const origin = add(frame.origin, add(scale(frame.u, low[0]), scale(frame.v, high[1])));
    const at: Frame = { origin, x: frame.u, y: frame.v, z: frame.normal };
    const width = high[0] - low[0];
    scene.box(at, [0.02, -0.055, -0.055], [width - 0.02, -0.004, -0.01], plain("#e4e2dc", 0.1), scene.subject);
    scene.box(at, [0.035, -0.27, -0.034], [width - 0.035, -0.05, -0.031], fabric, scene.subject);
    scene.box(at, [0.035, -0.285, -0.04], [width - 0.035, -0.27, -0.026], plain("#dad7cf", 0.1), scene.subject);
  }
}

export function decorate(scene: SceneBuilder, room: HomeRoom): void {
  const seed = room.name.length * 7 + room.floorNumber;
  if (WITH_PICTURE.test(room.name)) hangPicture(scene, room, seed);
  if (WITH_BLIND.test(room.name)) {
    for (const wall of room.walls) hangBlinds(scene, wall, cloth("#cfc8ba", seed));
  }
}
