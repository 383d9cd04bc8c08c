import { clamp } from "../clamp";

/** The square crop of a picture. Shares are fractions of the picture's width and height. */
export type Crop = {
  /** The center of the square, from 0 to 1. */
  x: number;
  y: number;
  /** 1 is the largest square that fits; 2 halves its side. */
  zoom: number;
};
export type PictureSize = { width: number; height: number };

export const FULL_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

/** Returns the side of the square in pixels of the picture. */
export const cropSide = ({ width, height }: PictureSize, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** Moves the square inside the picture and limits the zoom. */
export function fitCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const half = cropSide(size, { ...crop, zoom }) / 2;
  const [left, top] = [half / size.width, half / size.height];
  return { x: clamp(crop.x, left, 1 - left), y: clamp(crop.y, top, 1 - top), zoom };
}

/** Returns the square of a fitted crop in pixels of the picture. */
export function cropSquare(size: PictureSize, crop: Crop): { left: number; top: number; side: number } {
  const side = cropSide(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

/** Moves the crop after a drag of the picture by `right` and `down`, both as multiples of the frame's side. */
export function dragCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = cropSide(size, crop);
  return fitCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}
