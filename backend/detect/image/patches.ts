/** Connected patches of a mask. */
export type Mask = { width: number; height: number; isSet: Uint8Array };

export type Patch = {
  /** Indexes in the mask, row by row. */
  pixels: number[];
  left: number;
  top: number;
  /** `right` and `bottom` are inside the patch. */
  right: number;
  bottom: number;
};

const NEIGHBOR_OFFSETS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => ({ dx, dy })));

function growPatch({ width, height, isSet }: Mask, start: number, seen: Uint8Array): Patch {
  const pixels = [start];
  const patch: Patch = { pixels, left: width, top: height, right: 0, bottom: 0 };
  seen[start] = 1;
  for (let next = 0; next < pixels.length; next += 1) {
    const index = pixels[next] ?? 0;
    const [x, y] = [index % width, Math.floor(index / width)];
    patch.left = Math.min(patch.left, x);
    patch.right = Math.max(patch.right, x);
    patch.top = Math.min(patch.top, y);
    patch.bottom = Math.max(patch.bottom, y);
    for (const { dx, dy } of NEIGHBOR_OFFSETS) {
      const [neighborX, neighborY] = [x + dx, y + dy];
      const neighbor = neighborY * width + neighborX;
      const isInside = neighborX >= 0 && neighborY >= 0 && neighborX < width && neighborY < height;
      if (isInside && isSet[neighbor] && !seen[neighbor]) {
        seen[neighbor] = 1;
        pixels.push(neighbor);
      }
    }
  }
  return patch;
}

/** Returns the patches of pixels that touch, diagonally too, of at least `smallest` pixels; top first. */
export function patchesOf(mask: Mask, smallest: number): Patch[] {
  const seen = new Uint8Array(mask.isSet.length);
  const patches: Patch[] = [];
  mask.isSet.forEach((isSet, index) => {
    if (!isSet || seen[index]) return;
    const patch = growPatch(mask, index, seen);
    if (patch.pixels.length >= smallest) patches.push(patch);
  });
  return patches;
}

export const widthOf = ({ left, right }: Patch): number => right - left + 1;
export const heightOf = ({ top, bottom }: Patch): number => bottom - top + 1;

/** Returns the box of a patch with a margin in pixels, in fractions of the picture. */
export function boxOf(patch: Patch, { width, height }: { width: number; height: number }, margin = 0) {
  const left = Math.max(0, patch.left - margin);
  const top = Math.max(0, patch.top - margin);
  const right = Math.min(width, patch.right + 1 + margin);
  const bottom = Math.min(height, patch.bottom + 1 + margin);
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
