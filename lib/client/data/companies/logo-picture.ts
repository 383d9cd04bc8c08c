/** The longer side in pixels: four times the largest size on screen. */
const MAX_SIDE_PX = 512;

/** Returns the size that fits the limit in the picture's proportions, never enlarged. */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Redraws a picture as a PNG of limited size, which drops the metadata of the file. Throws if the browser cannot draw
 * it.
 */
export async function asLogo(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, logoSize(bitmap));
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Without a context the canvas stays empty, and would give a transparent picture.
  if (!context) throw new Error("Nothing to draw with");
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error("Not drawn"))), "image/png");
  });
}
