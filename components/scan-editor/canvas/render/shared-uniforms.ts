/** What all materials of a picture have in common; changed in place, so that one write reaches them all. */
import { Vector3 } from "three";

export type SharedUniforms = {
  /** The room in focus by its place in the floor's list, or -1 for all. */
  uFocus: { value: number };
  /** Toward the light, length 1; it goes along with the camera, so that the walls one sees never look alike. */
  uLight: { value: Vector3 };
  uPixelRatio: { value: number };
};

export function createSharedUniforms(): SharedUniforms {
  return {
    uFocus: { value: -1 },
    uLight: { value: new Vector3(-0.45, 0.8, 0.42).normalize() },
    uPixelRatio: { value: 1 },
  };
}

/** The light stands high at the left shoulder of who looks. */
export function turnLight(uniforms: SharedUniforms, azimuth: number): void {
  const angle = azimuth - 0.85;
  uniforms.uLight.value.set(Math.sin(angle) * 0.62, 0.78, Math.cos(angle) * 0.62).normalize();
}
