/** Exports the picture as a PNG at twice its size: draws it again at that size, with its overlays. */
import type { WebGLRenderer } from "three";
import { drawCaption } from "../overlay/draw-caption";
import { drawSvg } from "../overlay/draw-svg";
import type { PaneElements } from "./pane";
import type { ScanStage } from "./scan-stage";

const SCALE = 2;
const BORDER_COLOR = "oklch(1 0 0 / 0.14)";

type Source = { gl: WebGLRenderer; stage: ScanStage; panes: Iterable<PaneElements> };

/** Longest side in pixels that all browsers draw reliably. */
const MAX_SIDE = 8_192;

function drawAt({ gl, stage }: Source, ratio: number): void {
  gl.setPixelRatio(ratio);
  stage.draw(gl, ratio);
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no picture"))), "image/png");
  });

/** Rejects if the browser has no memory for the picture. */
export async function takePicture(source: Source, { hasLabels }: { hasLabels: boolean }): Promise<Blob> {
  const { gl, panes } = source;
  const whole = gl.domElement.getBoundingClientRect();
  const scale = Math.min(SCALE, MAX_SIDE / Math.max(whole.width, whole.height, 1));
  const picture = document.createElement("canvas");
  picture.width = Math.round(whole.width * scale);
  picture.height = Math.round(whole.height * scale);
  const context = picture.getContext("2d");
  if (!context) throw new Error("The browser made no picture");
  const ratio = gl.getPixelRatio();
  // Copied in the same task, because WebGL keeps its drawing only until the browser's next paint.
  try {
    drawAt(source, scale);
    context.drawImage(gl.domElement, 0, 0, picture.width, picture.height);
  } finally {
    drawAt(source, ratio);
  }
  context.scale(scale, scale);
  for (const { pane, labels, overlay } of panes) {
    const bounds = pane.getBoundingClientRect();
    context.save();
    context.translate(bounds.left - whole.left, bounds.top - whole.top);
    context.beginPath();
    context.rect(0, 0, bounds.width, bounds.height);
    context.clip();
    if (hasLabels) {
      for (const root of [labels, overlay]) drawSvg(context, root);
      drawCaption(context, pane);
    }
    context.fillStyle = BORDER_COLOR;
    if (bounds.left > whole.left + 1) context.fillRect(0, 0, 1, bounds.height);
    if (bounds.top > whole.top + 1) context.fillRect(0, 0, bounds.width, 1);
    context.restore();
  }
  return asPng(picture);
}
