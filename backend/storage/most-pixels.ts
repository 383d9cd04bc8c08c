/** Pixels that a picture may have before it is decoded: past any camera, short of what exhausts the memory. */
export const MOST_PIXELS = 120_000_000;
