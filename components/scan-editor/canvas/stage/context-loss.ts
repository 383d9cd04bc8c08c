/** When the graphics card takes the picture away and gives it back. */

export type ContextWatcher = {
  onLost(): void;
  /**
   * three asks for the context and makes its own things anew when it is back, but for what was set on the renderer; and the
   * picture is drawn on demand, so it has to be asked for.
   */
  onRestored(): void;
};

/** Returns what ends the watch. */
export function watchContext(canvas: HTMLCanvasElement, { onLost, onRestored }: ContextWatcher): () => void {
  canvas.addEventListener("webglcontextlost", onLost);
  canvas.addEventListener("webglcontextrestored", onRestored);
  return () => {
    canvas.removeEventListener("webglcontextlost", onLost);
    canvas.removeEventListener("webglcontextrestored", onRestored);
  };
}
