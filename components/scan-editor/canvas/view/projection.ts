/** Converts between meters and pixels of the 3D picture, for one frame. Results are reused, so that no call allocates. */
import { type Camera, Matrix4, Ray, Vector3 } from "three";
import type { PixelProjection } from "./pixel-projection";

export type Projection = PixelProjection & {
  readonly eye: Vector3;
  /** The ray under a pixel; each call returns the same object. */
  rayAt(x: number, y: number): Ray;
  update(camera: Camera, width: number, height: number): void;
};

export function createProjection(): Projection {
  const matrix = new Matrix4();
  const inverse = new Matrix4();
  const ray = new Ray();
  const projection = {
    width: 1,
    height: 1,
    at: { x: 0, y: 0, depth: 0 },
    eye: new Vector3(),
    project(x: number, y: number, z: number): boolean {
      const e = matrix.elements;
      const w = e[3] * x + e[7] * y + e[11] * z + e[15];
      if (w < 1e-4) return false;
      projection.at.x = (((e[0] * x + e[4] * y + e[8] * z + e[12]) / w) * 0.5 + 0.5) * projection.width;
      projection.at.y = (0.5 - ((e[1] * x + e[5] * y + e[9] * z + e[13]) / w) * 0.5) * projection.height;
      projection.at.depth = w;
      return true;
    },
    rayAt(x: number, y: number): Ray {
      ray.origin.copy(projection.eye);
      ray.direction.set((x / projection.width) * 2 - 1, 1 - (y / projection.height) * 2, 0.5);
      ray.direction.applyMatrix4(inverse).sub(ray.origin).normalize();
      return ray;
    },
    update(camera: Camera, width: number, height: number): void {
      camera.updateMatrixWorld();
      matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      inverse.copy(matrix).invert();
      projection.eye.setFromMatrixPosition(camera.matrixWorld);
      projection.width = width;
      projection.height = height;
    },
  };
  return projection;
}
