/** Two walks through the home, as a person with a phone would film them. */
import type { CameraPose } from "../../lib/domain/entities";
import type { Vector3 } from "../../lib/geometry/vector3";
import { poseTowards } from "./camera";
import type { Home, HomeRoom } from "./home-rooms";

/** Places as shares of a room's extent, with the camera's yaw in turns and its pitch. */
type Stop = { room: string; at: readonly [number, number]; lookAt: readonly [number, number, number] };
export type Walk = {
  file: string;
  room: string;
  seconds: number;
  stops: readonly Stop[];
  snapshots: readonly number[];
};

const FIELD = 1.02;
const EYE_HEIGHT = 1.52;

/** `lookAt`: shares of the room's width and depth, and a height in metres. */
export const WALKS: readonly Walk[] = [
  {
    file: "living-room-walk.mp4",
    room: "Living room",
    seconds: 5,
    snapshots: [0.4, 2.4, 4.6],
    stops: [
      { room: "Living room", at: [0.86, 0.34], lookAt: [0.1, 0.5, 1.1] },
      { room: "Living room", at: [0.7, 0.4], lookAt: [0.1, 0.9, 1.1] },
      { room: "Living room", at: [0.56, 0.5], lookAt: [0.6, 1.6, 1.1] },
      { room: "Living room", at: [0.5, 0.58], lookAt: [0.5, 1.6, 1.1] },
    ],
  },
  {
    file: "kitchen-walk.mp4",
    room: "Kitchen",
    seconds: 5,
    snapshots: [1, 4],
    stops: [
      { room: "Kitchen", at: [0.14, 0.3], lookAt: [0.9, 0.2, 1.0] },
      { room: "Kitchen", at: [0.22, 0.4], lookAt: [0.95, 0.6, 1.0] },
      { room: "Kitchen", at: [0.3, 0.46], lookAt: [0.7, 1.0, 1.1] },
      { room: "Kitchen", at: [0.34, 0.5], lookAt: [0.3, 1.0, 1.2] },
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

function placeOf(room: HomeRoom, [x, z]: readonly [number, number], height: number): Vector3 {
  const { low, high } = room;
  return [low[0] + (high[0] - low[0]) * x, low[1] + height, low[2] + (high[2] - low[2]) * z];
}

/** The pose at a moment of a walk, in the world. */
export function walkPose(home: Home, walk: Walk, seconds: number): CameraPose {
  const stops = walk.stops.map(({ room: name, at, lookAt }) => {
    const room = home.rooms.find((each) => each.name === name);
    if (!room) throw new Error(`The walk has no room ${name}`);
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
