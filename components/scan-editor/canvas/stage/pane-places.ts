/** Where the pictures lie on the one canvas, and drawing each into its part. */
import type { Camera, Scene, WebGLRenderer } from "three";

/** Pixels of the page, from the canvas's left upper corner. */
export type Place = { left: number; top: number; width: number; height: number };

export type PanePlaces = {
  /** Where a surface lies on the canvas, as it was last measured. */
  of(canvas: HTMLCanvasElement, surface: Element): Place;
  /** From now on all is measured anew. */
  forget(): void;
  dispose(): void;
};

/**
 * Measures when something has another size, and not at each frame: before a frame the panels have just been written, and to
 * ask for a place then would have the page laid out twice.
 */
export function createPanePlaces(onChange: () => void): PanePlaces {
  const known = new Map<Element, Place>();
  const watched = new Set<Element>();
  const observer = new ResizeObserver(() => {
    known.clear();
    onChange();
  });

  function watch(element: Element): void {
    if (watched.has(element)) return;
    watched.add(element);
    observer.observe(element);
  }

  return {
    of(canvas, surface) {
      const last = known.get(surface);
      if (last) return last;
      watch(canvas);
      watch(surface);
      const [whole, part] = [canvas.getBoundingClientRect(), surface.getBoundingClientRect()];
      const place = { left: part.left - whole.left, top: part.top - whole.top, width: part.width, height: part.height };
      known.set(surface, place);
      return place;
    },
    forget() {
      known.clear();
      watched.clear();
      observer.disconnect();
    },
    dispose: () => observer.disconnect(),
  };
}

/** `height`: the canvas's, in pixels of the page. */
export function renderPanes(
  gl: WebGLRenderer,
  three: Scene,
  height: number,
  parts: readonly { camera: Camera; place: Place }[],
): void {
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
