export type ContextWatcher = {
  onLost(): void;
  /**
   * three.js restores its own objects, but not the values set on the renderer. The picture is drawn on demand, so a
   * frame has to be requested.
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
