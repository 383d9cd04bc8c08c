/** What is seen as a PNG of twice its size: drawn anew at that size, with what lies over it. */
import type { WebGLRenderer } from "three";
import { drawCaption } from "../overlay/draw-caption";
import { drawSvg } from "../overlay/draw-svg";
import type { PaneElements } from "./pane";
import type { ScanStage } from "./scan-stage";

const TIMES = 2;
const EDGE = "oklch(1 0 0 / 0.14)";

type Seen = { gl: WebGLRenderer; stage: ScanStage; panes: Iterable<PaneElements> };

/** No browser draws a side longer than this reliably. */
const LONGEST = 8_192;

function drawAt({ gl, stage }: Seen, ratio: number): void {
  gl.setPixelRatio(ratio);
  stage.draw(gl, ratio);
}

const asPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The browser made no picture"))), "image/png");
  });

/** Rejects where the browser has no memory for it. */
export async function takePicture(seen: Seen, { hasLabels }: { hasLabels: boolean }): Promise<Blob> {
  const { gl, panes } = seen;
  const whole = gl.domElement.getBoundingClientRect();
  const times = Math.min(TIMES, LONGEST / Math.max(whole.width, whole.height, 1));
  const picture = document.createElement("canvas");
  picture.width = Math.round(whole.width * times);
  picture.height = Math.round(whole.height * times);
  const context = picture.getContext("2d");
  if (!context) throw new Error("The browser made no picture");
  const ratio = gl.getPixelRatio();
  // In one turn, in which nothing is shown: the picture is there only until the browser draws again.
  try {
    drawAt(seen, times);
    context.drawImage(gl.domElement, 0, 0, picture.width, picture.height);
  } finally {
    drawAt(seen, ratio);
  }
  context.scale(times, times);
  for (const { pane, labels, overlay } of panes) {
    const place = pane.getBoundingClientRect();
    context.save();
    context.translate(place.left - whole.left, place.top - whole.top);
    context.beginPath();
    context.rect(0, 0, place.width, place.height);
    context.clip();
    if (hasLabels) {
      for (const root of [labels, overlay]) drawSvg(context, root);
      drawCaption(context, pane);
    }
    context.fillStyle = EDGE;
    if (place.left > whole.left + 1) context.fillRect(0, 0, 1, place.height);
    if (place.top > whole.top + 1) context.fillRect(0, 0, place.width, 1);
    context.restore();
  }
  return asPng(picture);
}
