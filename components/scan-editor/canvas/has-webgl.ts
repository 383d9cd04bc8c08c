/** Whether this browser draws WebGL 2; asked once, with a context of its own that is let go again. */
export function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
