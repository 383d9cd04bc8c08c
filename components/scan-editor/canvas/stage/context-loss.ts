/** When the graphics card takes the picture away and gives it back. */

/**
 * three asks for the context and makes its own things anew when it is back, but for what was set on the renderer; and the
 * picture is drawn on demand, so it has to be asked for. Returns what ends the watch.
 */
export function watchRestored(canvas: HTMLCanvasElement, onRestored: () => void): () => void {
  canvas.addEventListener("webglcontextrestored", onRestored);
  return () => canvas.removeEventListener("webglcontextrestored", onRestored);
}
