/** Measures the areas of the panes on the canvas they share, and draws each pane into its area. */
import type { Camera, Scene, WebGLRenderer } from "three";

/** Pixels of the page, from the canvas's upper left corner. */
export type Place = { left: number; top: number; width: number; height: number };

export type PanePlaces = {
  /** Returns the last measured place of a surface on the canvas. */
  of(canvas: HTMLCanvasElement, surface: Element): Place;
  /** Measures all surfaces again at the next call. */
  forget(): void;
  dispose(): void;
};

/**
 * Measures only after a resize, not in each frame: the panels are written just before a frame, and measuring then would
 * make the browser lay out the page twice.
 */
export function createPanePlaces(onChange: () => void): PanePlaces {
  const measured = new Map<Element, Place>();
  const watched = new Set<Element>();
  const observer = new ResizeObserver(() => {
    measured.clear();
    onChange();
  });

  function watch(element: Element): void {
    if (watched.has(element)) return;
    watched.add(element);
    observer.observe(element);
  }

  return {
    of(canvas, surface) {
      const last = measured.get(surface);
      if (last) return last;
      watch(canvas);
      watch(surface);
      const whole = canvas.getBoundingClientRect();
      const part = surface.getBoundingClientRect();
      const place = { left: part.left - whole.left, top: part.top - whole.top, width: part.width, height: part.height };
      measured.set(surface, place);
      return place;
    },
    forget() {
      measured.clear();
      watched.clear();
      observer.disconnect();
    },
    dispose: () => observer.disconnect(),
  };
}

/** Draws the panes. `height` is the height of the canvas in pixels of the page. */
export function renderPanes(
  gl: WebGLRenderer,
  three: Scene,
  height: number,
  parts: readonly { camera: Camera; place: Place }[],
): void {
  gl.setScissorTest(parts.length > 1);
  for (const { camera, place } of parts) {
    // WebGL measures from the lower edge.
    const box = [place.left, height - place.top - place.height, place.width, place.height] as const;
    gl.setViewport(...box);
    gl.setScissor(...box);
    gl.render(three, camera);
  }
  gl.setScissorTest(false);
}
