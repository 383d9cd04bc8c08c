/** Where the pictures lie on the one canvas, and drawing each into its part. */
import type { Camera, Scene, WebGLRenderer } from "three";

/** Pixels of the page, from the canvas's left upper corner. */
export type Place = { left: number; top: number; width: number; height: number };

export function placeOn(canvas: Element, surface: Element): Place {
  const [whole, part] = [canvas.getBoundingClientRect(), surface.getBoundingClientRect()];
  return { left: part.left - whole.left, top: part.top - whole.top, width: part.width, height: part.height };
}

export function renderPanes(gl: WebGLRenderer, three: Scene, parts: readonly { camera: Camera; place: Place }[]): void {
  const height = gl.domElement.clientHeight;
  gl.setScissorTest(parts.length > 1);
  for (const { camera, place } of parts) {
    // WebGL counts from below.
    const box = [place.left, height - place.top - place.height, place.width, place.height] as const;
    gl.setViewport(...box);
    gl.setScissor(...box);
    gl.render(three, camera);
  }
  gl.setScissorTest(false);
}
