/** What all materials of a picture have in common; changed in place, so that one write reaches them all. */
import { Vector3, Vector4 } from "three";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { CutPlane } from "@/lib/editor/tools/views/section";

export type SharedUniforms = {
  /** The room in focus by its place in the floor's list, or -1 for all. */
  uFocus: { value: number };
  /** Toward the light, length 1; it goes along with the camera, so that the walls one sees never look alike. */
  uLight: { value: Vector3 };
  uPixelRatio: { value: number };
  /** What is not in focus comes out at this share. */
  uDim: { value: number };
  /** The layers shown, and those of edges and corners that are shown alone, as bits (see layer-list.ts). */
  uShown: { value: number };
  uAlone: { value: number };
  /** Normal and offset of the cut: what lies beyond is not drawn. A zero normal cuts nothing. */
  uCut: { value: Vector4 };
  /** 1 while walls are see-through. */
  uXray: { value: number };
  /** 1 while what the capture was less sure of is tinted. */
  uDoubt: { value: number };
};

export function createSharedUniforms(): SharedUniforms {
  return {
    uFocus: { value: -1 },
    uLight: { value: new Vector3(-0.45, 0.8, 0.42).normalize() },
    uPixelRatio: { value: 1 },
    uDim: { value: 0.58 },
    uShown: { value: ALL_LAYERS },
    uAlone: { value: 0 },
    uCut: { value: new Vector4(0, 0, 0, 1) },
    uXray: { value: 0 },
    uDoubt: { value: 0 },
  };
}

/** The light stands high at the left shoulder of who looks. */
export function turnLight(uniforms: SharedUniforms, azimuth: number): void {
  const angle = azimuth - 0.85;
  uniforms.uLight.value.set(Math.sin(angle) * 0.62, 0.78, Math.cos(angle) * 0.62).normalize();
}

export function setCut(uniforms: SharedUniforms, plane: CutPlane | null): void {
  if (plane) uniforms.uCut.value.set(...plane.normal, plane.offset);
  else uniforms.uCut.value.set(0, 0, 0, 1);
}
