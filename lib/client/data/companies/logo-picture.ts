/** Pixels of the longer side: four times as large as it is ever shown. */
const LONGEST_SIDE = 512;

/** The size of a picture that fits: never larger than it is, and in its own proportions. */
export function logoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The picture as a logo is kept: a PNG that is no larger than it needs to be, drawn anew, so that nothing else that was in
 * the file goes with it. Throws where it is none that this browser can draw.
 */
export async function asLogo(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, logoSize(bitmap));
  const context = canvas.getContext("2d");
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Without one the canvas is empty, and as a picture nothing but clear.
  if (!context) throw new Error("Nothing to draw with");
  return new Promise((resolve, reject) => {
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error("Not drawn"))), "image/png");
  });
}
