/** The square of a picture that is kept: pure. Shares are of the picture's own width and height. */
export type Crop = {
  /** Where the middle of the square is, from 0 to 1. */
  x: number;
  y: number;
  /** 1 is the largest square that fits, 2 half of it. */
  zoom: number;
};
export type PictureSize = { width: number; height: number };

export const WHOLE_CROP: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const LARGEST_ZOOM = 4;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The side of the square, in pixels of the picture. */
export const sideOf = ({ width, height }: PictureSize, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The same crop with its square inside of the picture. */
export function fitCrop(size: PictureSize, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, LARGEST_ZOOM);
  const half = sideOf(size, { ...crop, zoom }) / 2;
  const [left, top] = [half / size.width, half / size.height];
  return { x: within(crop.x, left, 1 - left), y: within(crop.y, top, 1 - top), zoom };
}

/** The square of a fitting crop, in pixels of the picture. */
export function cropSquare(size: PictureSize, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

/** The picture was dragged by so many sides of its frame, to the right and down. */
export function dragCrop(size: PictureSize, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return fitCrop(size, {
    ...crop,
    x: crop.x - (right * side) / size.width,
    y: crop.y - (down * side) / size.height,
  });
}
