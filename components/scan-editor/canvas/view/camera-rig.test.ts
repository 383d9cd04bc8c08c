import type { PerspectiveCamera } from "three";
import type { PinholeCamera } from "@/lib/geometry/project-point";
import type { Quaternion } from "@/lib/geometry/quaternion";
import type { Vector3 } from "@/lib/geometry/vector3";
import { type CameraRig, createCameraRig } from "./camera-rig";

const START = { target: [0, 0, 0], distance: 5, azimuth: 0.3, elevation: 0.5 } as const;

/** A minimal fake of three's camera that records its position and rotation. */
function setUp(aspect: number) {
  const pose = { position: [0, 0, 0] as Vector3, quaternion: [0, 0, 0, 1] as Quaternion };
  const camera = {
    fov: 50,
    aspect,
    near: 0,
    far: 0,
    up: { set: () => ({ normalize: () => {} }) },
    position: { set: (x: number, y: number, z: number) => void Object.assign(pose, { position: [x, y, z] }) },
    quaternion: {
      set: (x: number, y: number, z: number, w: number) => void Object.assign(pose, { quaternion: [x, y, z, w] }),
    },
    lookAt: () => {},
    updateProjectionMatrix: () => {},
    updateMatrixWorld: () => {},
  };
  const rig: CameraRig = createCameraRig(camera as unknown as PerspectiveCamera, START, () => {});
  /** Projects a point with a pinhole model into a picture 1000 pixels high; null behind the camera. */
  const pixel = (point: Vector3): [number, number] | null => {
    const [x, y, z, w] = pose.quaternion;
    const right = [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)];
    const up = [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)];
    const out = [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)];
    const offset = point.map((value, axis) => value - pose.position[axis]!);
    const along = (axis: readonly number[]): number =>
      axis.reduce((sum, value, index) => sum + value * offset[index]!, 0);
    if (along(out) >= 0) return null;
    const half = Math.tan((camera.fov * Math.PI) / 360);
    const [width, height] = [1000 * camera.aspect, 1000];
    return [
      (0.5 + along(right) / (-along(out) * half * camera.aspect) / 2) * width,
      (0.5 - along(up) / (-along(out) * half) / 2) * height,
    ];
  };
  return { rig, camera, pixel };
}

const S = Math.SQRT1_2;
/** In a room of 4 × 3 × 2.5 m, 2 m from its west wall (x = 0), with a 90° field of view: a meter on that wall is a quarter of the photo. */
const WEST: PinholeCamera = { position: [2, 1.25, 1.5], quaternion: [0, S, 0, S], fovY: Math.PI / 2 };

function expectPixel(found: [number, number] | null, x: number, y: number): void {
  expect(found?.[0]).toBeCloseTo(x, 6);
  expect(found?.[1]).toBeCloseTo(y, 6);
}

test("shows the corners of a wall where the photo has them", () => {
  const { rig, pixel } = setUp(2);
  rig.lookFrom(WEST, 1);
  // The photo fills the middle half of a picture twice as wide. North (z = 0) is to the right.
  expectPixel(pixel([0, 0, 0]), 1000 + 375, 500 + 312.5);
  expectPixel(pixel([0, 2.5, 0]), 1000 + 375, 500 - 312.5);
  expectPixel(pixel([0, 0, 3]), 1000 - 375, 500 + 312.5);
  expectPixel(pixel([0, 1.25, 1.5]), 1000, 500);
  expect(pixel([4, 1.25, 1.5])).toBeNull();
});

test("shows the whole width of a photo that is wider than the picture, also after a resize", () => {
  const { rig, pixel } = setUp(1);
  rig.lookFrom(WEST, 2);
  // The left and right borders of the photo, 4 m to either side on a wall 2 m away.
  expectPixel(pixel([0, 1.25, 5.5]), 0, 500);
  expectPixel(pixel([0, 1.25, -2.5]), 1000, 500);
  expectPixel(pixel([0, 3.25, 1.5]), 500, 250);
  rig.resize(4);
  // The picture is now wider than the photo, so both have the same height.
  expectPixel(pixel([0, 3.25, 1.5]), 2000, 0);
  expectPixel(pixel([0, 1.25, 5.5]), 1000, 500);
});

test("keeps the roll of a tilted photo, and levels the camera and restores its lens at the next move", () => {
  const { rig, camera, pixel } = setUp(1);
  // A quarter turn around the viewing direction, -z: the photo's right is the room's down.
  rig.lookFrom({ position: [0, 1, 0], quaternion: [0, 0, -S, S], fovY: Math.PI / 2 }, 1);
  expectPixel(pixel([0, 0, -2]), 750, 500);
  expectPixel(pixel([1, 1, -2]), 500, 250);
  rig.orbitBy(0, 0, 1000);
  expect(rig.get()).toMatchObject({ azimuth: 0, elevation: expect.closeTo(0.03, 9) });
  rig.show(START);
  expect(camera.fov).toBe(50);
});
