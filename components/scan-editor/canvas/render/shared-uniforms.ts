/** Uniforms that all materials of a picture share; changed in place, so that one write reaches all of them. */
import { Vector3, Vector4 } from "three";
import { ALL_LAYERS } from "@/lib/editor/tools/layers/layer-list";
import type { CutPlane } from "@/lib/editor/tools/views/section";

export type SharedUniforms = {
  /** Number of the room in focus, or -1 for all rooms. */
  uFocus: { value: number };
  /** Unit vector toward the light; it turns with the camera, so that visible walls never look alike. */
  uLight: { value: Vector3 };
  uPixelRatio: { value: number };
  /** Brightness of rooms out of focus, as a share. */
  uDim: { value: number };
  /** Bits of the shown layers (see layer-list.ts), and of edge and corner layers that are shown alone. */
  uShown: { value: number };
  uAlone: { value: number };
  /** Normal and offset of the section plane; parts beyond it are not drawn. A zero normal cuts nothing. */
  uCut: { value: Vector4 };
  /** 1 under X-ray. */
  uXray: { value: number };
  /** 1 while low confidence is tinted. */
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

/** Places the light high behind the viewer's left shoulder. */
export function turnLight(uniforms: SharedUniforms, azimuth: number): void {
  const angle = azimuth - 0.85;
  uniforms.uLight.value.set(Math.sin(angle) * 0.62, 0.78, Math.cos(angle) * 0.62).normalize();
}

export function setCut(uniforms: SharedUniforms, plane: CutPlane | null): void {
  if (plane) uniforms.uCut.value.set(...plane.normal, plane.offset);
  else uniforms.uCut.value.set(0, 0, 0, 1);
}
