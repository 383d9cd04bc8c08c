export type ContextWatcher = {
  onLost(): void;
  /**
   * three restores its own objects, but not the values set on the renderer; and since the picture is drawn on demand, a frame has
   * to be requested.
   */
  onRestored(): void;
};

/** Returns a function that stops watching. */
export function watchContext(canvas: HTMLCanvasElement, { onLost, onRestored }: ContextWatcher): () => void {
  canvas.addEventListener("webglcontextlost", onLost);
  canvas.addEventListener("webglcontextrestored", onRestored);
  return () => {
    canvas.removeEventListener("webglcontextlost", onLost);
    canvas.removeEventListener("webglcontextrestored", onRestored);
  };
}
