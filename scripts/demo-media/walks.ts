/** Two walks through the home, as a person with a phone would film them. */
import type { CameraPose } from "../../lib/domain/entities";
import { add, dot, scale, subtract, type Vector3 } from "../../lib/geometry/vector3";
import { poseTowards } from "./camera";
import type { Home, HomeRoom } from "./home-rooms";

/**
 * Places as shares of the room's extents: the first grows towards the wall with its widest way out or window, the second
 * towards the other outer wall. `lookAt` ends with a height in metres.
 */
type Stop = { at: readonly [number, number]; lookAt: readonly [number, number, number] };
export type Walk = {
  file: string;
  room: string;
  seconds: number;
  stops: readonly Stop[];
  snapshots: readonly number[];
};

const FIELD = 1.02;
const EYE_HEIGHT = 1.52;

export const WALKS: readonly Walk[] = [
  {
    file: "living-room-walk.mp4",
    room: "Living room",
    seconds: 5,
    snapshots: [0.4, 2.4, 4.6],
    stops: [
      { at: [0.66, 0.14], lookAt: [0.6, 0.95, 1.05] },
      { at: [0.6, 0.28], lookAt: [0.2, 0.95, 1.05] },
      { at: [0.52, 0.4], lookAt: [-0.4, 0.75, 1.1] },
      { at: [0.44, 0.46], lookAt: [-0.6, 0.5, 1.1] },
    ],
  },
  {
    file: "kitchen-walk.mp4",
    room: "Kitchen",
    seconds: 5,
    snapshots: [1, 4],
    stops: [
      { at: [0.28, 0.16], lookAt: [0.85, 0.9, 1.0] },
      { at: [0.33, 0.24], lookAt: [1.0, 0.6, 1.0] },
      { at: [0.38, 0.3], lookAt: [1.0, 0.35, 1.0] },
      { at: [0.4, 0.34], lookAt: [1.0, 0.1, 1.0] },
    ],
  },
];

/** Through all stops without a jolt (Catmull-Rom). */
function between(values: readonly number[], share: number): number {
  const place = Math.min(share * (values.length - 1), values.length - 1 - 1e-9);
  const at = Math.floor(place);
  const x = place - at;
  const value = (index: number): number => values[Math.min(Math.max(index, 0), values.length - 1)]!;
  const [a, b, c, d] = [value(at - 1), value(at), value(at + 1), value(at + 2)];
  return b + 0.5 * x * (c - a + x * (2 * a - 5 * b + 4 * c - d + x * (3 * (b - c) + d - a)));
}

/** Where a room's two outer walls are: unit vectors out of it, that of the widest way out or window first. */
function outward({ name, walls }: HomeRoom): [Vector3, Vector3] {
  const widest = walls
    .flatMap(({ frame, holes }) => holes.filter(({ isExterior }) => isExterior).map((hole) => ({ frame, hole })))
    .sort((a, b) => b.hole.record.width - a.hole.record.width)
    .map(({ frame }) => scale(frame.normal, -1));
  const [first] = widest;
  const second = first && widest.find((direction) => Math.abs(dot(direction, first)) < 0.5);
  if (!first || !second) throw new Error(`${name} has no two outer walls`);
  return [first, second];
}

function placeOf(room: HomeRoom, shares: readonly [number, number], height: number): Vector3 {
  const { low, high } = room;
  const middle = scale(add(low, high), 0.5);
  const size = subtract(high, low);
  const reach = outward(room).map((direction, at) => {
    const length = Math.abs(direction[0]) > 0.5 ? size[0] : size[2];
    return scale(direction, (shares[at]! - 0.5) * length);
  });
  const [x, , z] = reach.reduce(add, middle);
  return [x, low[1] + height, z];
}

/** The pose at a moment of a walk, in the world. */
export function walkPose(home: Home, walk: Walk, seconds: number): CameraPose {
  const room = home.rooms.find(({ name }) => name === walk.room);
  if (!room) throw new Error(`The home has no room ${walk.room}`);
  const stops = walk.stops.map(({ at, lookAt }) => {
    return { eye: placeOf(room, at, EYE_HEIGHT), target: placeOf(room, [lookAt[0], lookAt[1]], lookAt[2]) };
  });
  const share = Math.min(seconds / walk.seconds, 1);
  const along = (points: readonly Vector3[]): Vector3 =>
    [0, 1, 2].map((axis) =>
      between(
        points.map((point) => point[axis]!),
        share,
      ),
    ) as unknown as Vector3;
  // A step's sway, so that it does not glide like a crane.
  const sway = Math.sin(seconds * 2 * Math.PI * 0.9) * 0.012;
  const [x, y, z] = along(stops.map(({ eye }) => eye));
  return poseTowards([x, y + sway, z], along(stops.map(({ target }) => target)), FIELD, home.turn);
}
