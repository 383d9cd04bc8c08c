/** Doors, windows and openings of a wall: the reveal through its thickness, and what stands in it. */
import { add, scale, type Vector3 } from "../../lib/geometry/vector3";
import type { HomeWall, WallHole } from "./home-rooms";
import { type Material, plain, timber } from "./materials";
import { type Frame, placeIn, type SceneBuilder } from "./surfaces";

const TRIM = plain("#ecebe6", 0.12);
const REVEAL = plain("#e6e4de");
const LEAF = plain("#e9e7e1", 0.12);
const FRONT_DOOR = plain("#3f5560", 0.2);
const METAL = plain("#8c8b88", 0.5);
const SILL = plain("#efeeea", 0.3);
const THRESHOLD = timber("#9a7650", 61, { isUpright: true });
/** A frame in the middle of a partition, over the step where the doorways of two rooms do not quite meet. */
const STOP = { width: 0.022, depth: 0.034 };
const OUTER_WALL = 0.15;

export type Portal = { corner: Vector3; u: Vector3; v: Vector3; inward: Vector3 };

/** The frame of a hole: origin at its lower left corner, x along the wall, y up, z into the room. */
function holeFrame({ frame }: HomeWall, { low }: WallHole): Frame {
  const origin = add(frame.origin, add(scale(frame.u, low[0]), scale(frame.v, low[1])));
  return { origin, x: frame.u, y: frame.v, z: frame.normal };
}

function reveal(
  scene: SceneBuilder,
  at: Frame,
  [width, height]: readonly [number, number],
  depth: number,
  foot: Material,
) {
  const { subject } = scene;
  const [x, y] = [scale(at.x, width), scale(at.y, height)];
  const inwards = scale(at.z, depth);
  const far = (px: number, py: number): Vector3 => placeIn(at, [px, py, -depth]);
  scene.quad(far(0, 0), y, inwards, REVEAL, subject);
  scene.quad(placeIn(at, [width, 0, 0]), y, scale(at.z, -depth), REVEAL, subject);
  scene.quad(far(0, height), x, inwards, REVEAL, subject);
  scene.quad(far(0, 0), inwards, x, foot, subject);
}

function doorStop(scene: SceneBuilder, at: Frame, [width, height]: readonly [number, number], middle: number): void {
  const [back, front] = [-middle - STOP.depth / 2, -middle + STOP.depth / 2];
  const { subject } = scene;
  scene.box(at, [-0.01, 0, back], [STOP.width, height, front], TRIM, subject);
  scene.box(at, [width - STOP.width, 0, back], [width + 0.01, height, front], TRIM, subject);
  scene.box(at, [STOP.width, height - STOP.width, back], [width - STOP.width, height + 0.01, front], TRIM, subject);
}

/** Boards round a hole on the room's side; doors have none below. */
function casing(
  scene: SceneBuilder,
  at: Frame,
  [width, height]: readonly [number, number],
  board: number,
  subject: number,
) {
  const proud = 0.016;
  scene.box(at, [-board, 0, 0], [0, height + board, proud], TRIM, subject);
  scene.box(at, [width, 0, 0], [width + board, height + board, proud], TRIM, subject);
  scene.box(at, [0, height, 0], [width, height + board, proud], TRIM, subject);
}

/** A framed and panelled leaf, from its lower left corner; its face looks along z. */
function leaf(scene: SceneBuilder, at: Frame, width: number, height: number, paint: Material, subject: number): void {
  const stile = Math.min(0.11, width * 0.16);
  scene.box(at, [0, 0.006, -0.04], [width, height, -0.012], paint, subject);
  scene.box(at, [0, 0.006, -0.012], [stile, height, 0], paint, subject);
  scene.box(at, [width - stile, 0.006, -0.012], [width, height, 0], paint, subject);
  const rails = [
    [0.006, 0.2],
    [height * 0.43, height * 0.43 + 0.13],
    [height - 0.12, height],
  ] as const;
  for (const [from, to] of rails) scene.box(at, [stile, from, -0.012], [width - stile, to, 0], paint, subject);
  const [hx, hy] = [width - stile / 2, Math.min(1.02, height * 0.5)];
  scene.box(at, [hx - 0.022, hy - 0.09, 0], [hx + 0.022, hy + 0.09, 0.008], METAL, subject);
  scene.box(at, [hx - 0.012, hy + 0.012, 0.008], [hx + 0.012, hy + 0.036, 0.05], METAL, subject);
  scene.box(at, [hx - 0.12, hy + 0.014, 0.04], [hx + 0.012, hy + 0.034, 0.056], METAL, subject);
}

/** A frame with bars and nothing in it: glass does not show at this size. */
function glazing(scene: SceneBuilder, at: Frame, width: number, height: number, lights: number, subject: number): void {
  const [bar, depth] = [0.055, 0.05];
  scene.box(at, [0, 0, 0], [width, bar, depth], TRIM, subject);
  scene.box(at, [0, height - bar, 0], [width, height, depth], TRIM, subject);
  for (let light = 0; light <= lights; light += 1) {
    const middle = (width * light) / lights;
    const from = Math.min(Math.max(middle - bar / 2, 0), width - bar);
    scene.box(at, [from, bar, 0], [from + bar, height - bar, depth], TRIM, subject);
  }
}

/** Builds a hole's lining and what stands in it; what lets daylight in is answered as a portal. */
export function buildHole(scene: SceneBuilder, wall: HomeWall, hole: WallHole, subject: number): Portal | null {
  const at = holeFrame(wall, hole);
  const [width, height] = [hole.high[0] - hole.low[0], hole.high[1] - hole.low[1]];
  const { label } = hole.record;
  const isGlazed = label === "window" || (hole.isExterior && width > 1.3);
  const foot = label === "window" ? SILL : THRESHOLD;
  reveal(scene, at, [width, height], hole.isExterior ? OUTER_WALL : hole.depth, foot);
  if (!hole.isExterior && hole.hasLeaf) doorStop(scene, at, [width, height], hole.depth);
  casing(scene, at, [width, height], label === "window" ? 0.055 : 0.07, subject);
  if (isGlazed) {
    const set = { ...at, origin: placeIn(at, [0, 0, -0.115]) };
    const lights = width > 1.5 && label === "window" ? 3 : width > 0.8 ? 2 : 1;
    glazing(scene, set, width, height, lights, subject);
    if (label === "window") scene.box(at, [-0.07, -0.03, -0.05], [width + 0.07, 0, 0.05], SILL, subject);
    return { corner: placeIn(set, [0, 0, 0.055]), u: scale(at.x, width), v: scale(at.y, height), inward: at.z };
  }
  if (label !== "door") return null;
  const paint = hole.isExterior ? FRONT_DOOR : LEAF;
  if (!hole.isOpen) {
    leaf(scene, { ...at, origin: placeIn(at, [0.006, 0, -0.02]) }, width - 0.012, height - 0.006, paint, subject);
    return null;
  }
  if (hole.hasLeaf) {
    // Open at a right angle, hung on the left: its inner face looks across the hole.
    const open = { origin: placeIn(at, [0.045, 0, 0.02]), x: at.z, y: at.y, z: scale(at.x, -1) };
    leaf(scene, open, width - 0.012, height - 0.006, paint, subject);
  }
  return null;
}
