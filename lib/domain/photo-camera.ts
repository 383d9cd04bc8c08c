/**
 * The camera of the photo viewer. It uses fractions of the photo and a zoom relative to fitting the photo, so that one
 * camera shows the same part of photos of any size in a window of any size.
 */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export type PhotoCamera = {
  /** At 1, the whole photo fits. */
  zoom: number;
  /** The point of the unrotated photo at the center of the frame, 0 to 1. */
  center: Point;
  turns: Turns;
};

export const FIT: PhotoCamera = { zoom: 1, center: { x: 0.5, y: 0.5 }, turns: 0 };
/** The maximum zoom, except that four screen pixels per pixel are always allowed. */
const MAX_ZOOM = 8;
const MAX_PIXEL_SCALE = 4;

const turnsOf = (count: number): Turns => (((count % 4) + 4) % 4) as Turns;

/** Rotates a vector clockwise, on a screen whose y points down. */
function turn({ x, y }: Point, turns: Turns): Point {
  if (turns === 1) return { x: -y, y: x };
  if (turns === 2) return { x: -x, y: -y };
  return turns === 3 ? { x: y, y: -x } : { x, y };
}

/** Returns the photo's size after its turns. */
function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Returns screen pixels per photo pixel when the photo fits. */
export function fitScale(frame: Size, photo: Size, turns: Turns): number {
  const { width, height } = turnedSize(photo, turns);
  return Math.min(frame.width / width, frame.height / height);
}

/** Returns screen pixels per photo pixel. */
export function scaleOf(camera: PhotoCamera, frame: Size, photo: Size): number {
  return fitScale(frame, photo, camera.turns) * camera.zoom;
}

/** Returns the zoom of one screen pixel per photo pixel; `density` is device pixels per CSS pixel. */
export function actualSizeZoom(camera: PhotoCamera, frame: Size, photo: Size, density = 1): number {
  return 1 / (fitScale(frame, photo, camera.turns) * density);
}

function zoomRange(camera: PhotoCamera, frame: Size, photo: Size): [number, number] {
  const fit = fitScale(frame, photo, camera.turns);
  return [Math.min(1, 1 / fit), Math.max(MAX_ZOOM, MAX_PIXEL_SCALE / fit)];
}

/** Returns the screen position of a point of the photo (0 to 1), in pixels from the frame's upper left corner. */
export function toScreen(camera: PhotoCamera, frame: Size, photo: Size, point: Point): Point {
  const scale = scaleOf(camera, frame, photo);
  const offset = turn(
    {
      x: (point.x - camera.center.x) * photo.width * scale,
      y: (point.y - camera.center.y) * photo.height * scale,
    },
    camera.turns,
  );
  return { x: frame.width / 2 + offset.x, y: frame.height / 2 + offset.y };
}

/** Inverts `toScreen`: returns the point of the photo, 0 to 1 inside it. */
export function toPhoto(camera: PhotoCamera, frame: Size, photo: Size, at: Point): Point {
  const scale = scaleOf(camera, frame, photo);
  const offset = turn({ x: at.x - frame.width / 2, y: at.y - frame.height / 2 }, turnsOf(-camera.turns));
  return {
    x: camera.center.x + offset.x / (photo.width * scale),
    y: camera.center.y + offset.y / (photo.height * scale),
  };
}

/** Limits the center on one axis so that the frame stays within the photo; 0.5 if the whole photo is visible. */
function clampAxis(center: number, photoLength: number, frameLength: number): number {
  if (photoLength <= frameLength) return 0.5;
  const half = frameLength / (2 * photoLength);
  return Math.min(1 - half, Math.max(half, center));
}

/** Returns the nearest camera that shows no empty space next to the photo. */
export function clampCamera(camera: PhotoCamera, frame: Size, photo: Size): PhotoCamera {
  const [min, max] = zoomRange(camera, frame, photo);
  const zoom = Math.min(max, Math.max(min, camera.zoom));
  const scale = fitScale(frame, photo, camera.turns) * zoom;
  const turnedFrame = turnedSize(frame, camera.turns);
  return {
    zoom,
    turns: camera.turns,
    center: {
      x: clampAxis(camera.center.x, photo.width * scale, turnedFrame.width),
      y: clampAxis(camera.center.y, photo.height * scale, turnedFrame.height),
    },
  };
}

/** Zooms around the point at `at`, as far as the edges allow. */
export function zoomAt(camera: PhotoCamera, frame: Size, photo: Size, at: Point, zoom: number): PhotoCamera {
  const before = toPhoto(camera, frame, photo, at);
  const [min, max] = zoomRange(camera, frame, photo);
  const zoomed = { ...camera, zoom: Math.min(max, Math.max(min, zoom)) };
  const after = toPhoto(zoomed, frame, photo, at);
  const center = { x: camera.center.x + before.x - after.x, y: camera.center.y + before.y - after.y };
  return clampCamera({ ...zoomed, center }, frame, photo);
}

/** Moves the photo by this many screen pixels. */
export function panBy(camera: PhotoCamera, frame: Size, photo: Size, by: Point): PhotoCamera {
  const center = toPhoto(camera, frame, photo, { x: frame.width / 2 - by.x, y: frame.height / 2 - by.y });
  return clampCamera({ ...camera, center }, frame, photo);
}

/** Rotates a quarter turn clockwise (1) or counterclockwise (-1), around the center of the frame. */
export function rotate(camera: PhotoCamera, frame: Size, photo: Size, by: 1 | -1): PhotoCamera {
  return clampCamera({ ...camera, turns: turnsOf(camera.turns + by) }, frame, photo);
}

/** Returns the CSS transform of a picture with this layout size, whose upper left corner is the frame's. */
export function cssTransform(camera: PhotoCamera, frame: Size, photo: Size, laidOut: Size): string {
  const origin = toScreen(camera, frame, photo, { x: 0, y: 0 });
  const scale = scaleOf(camera, frame, photo);
  const across = turn({ x: (photo.width * scale) / laidOut.width, y: 0 }, camera.turns);
  const down = turn({ x: 0, y: (photo.height * scale) / laidOut.height }, camera.turns);
  return `matrix(${[across.x, across.y, down.x, down.y, origin.x, origin.y].map((value) => +value.toFixed(4)).join(", ")})`;
}
