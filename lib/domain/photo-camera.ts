/**
 * Where the viewer looks on a photo. It is said in fractions of the photo and relative to "the whole photo fits", so that
 * one camera shows the same part of photos of any size, in a window of any size.
 */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
/** Quarter turns, clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export type PhotoCamera = {
  /** 1: the whole photo fits. */
  zoom: number;
  /** The point of the photo, as it was taken, that stands in the middle: 0 to 1. */
  centre: Point;
  turns: Turns;
};

export const FIT: PhotoCamera = { zoom: 1, centre: { x: 0.5, y: 0.5 }, turns: 0 };
/** Further in than this nothing is to be seen; at least four screen pixels a pixel are always allowed. */
const MAX_ZOOM = 8;
const MAX_PIXEL_SCALE = 4;

const turnsOf = (count: number): Turns => (((count % 4) + 4) % 4) as Turns;

/** A vector turned clockwise, on a screen whose y points down. */
function turn({ x, y }: Point, turns: Turns): Point {
  if (turns === 1) return { x: -y, y: x };
  if (turns === 2) return { x: -x, y: -y };
  return turns === 3 ? { x: y, y: -x } : { x, y };
}

/** The photo's size as it stands after its turns. */
function turnedSize({ width, height }: Size, turns: Turns): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Screen pixels a pixel of the photo when the whole photo fits. */
export function fitScale(frame: Size, photo: Size, turns: Turns): number {
  const { width, height } = turnedSize(photo, turns);
  return Math.min(frame.width / width, frame.height / height);
}

/** Screen pixels a pixel of the photo. */
export function scaleOf(camera: PhotoCamera, frame: Size, photo: Size): number {
  return fitScale(frame, photo, camera.turns) * camera.zoom;
}

/** The zoom at which a pixel of the photo is one of the screen; `density`: device pixels a CSS pixel. */
export function actualSizeZoom(camera: PhotoCamera, frame: Size, photo: Size, density = 1): number {
  return 1 / (fitScale(frame, photo, camera.turns) * density);
}

function zoomRange(camera: PhotoCamera, frame: Size, photo: Size): [number, number] {
  const fit = fitScale(frame, photo, camera.turns);
  return [Math.min(1, 1 / fit), Math.max(MAX_ZOOM, MAX_PIXEL_SCALE / fit)];
}

/** Where a point of the photo (0 to 1) stands on the screen, in pixels from the frame's upper left corner. */
export function toScreen(camera: PhotoCamera, frame: Size, photo: Size, point: Point): Point {
  const scale = scaleOf(camera, frame, photo);
  const away = turn(
    {
      x: (point.x - camera.centre.x) * photo.width * scale,
      y: (point.y - camera.centre.y) * photo.height * scale,
    },
    camera.turns,
  );
  return { x: frame.width / 2 + away.x, y: frame.height / 2 + away.y };
}

/** The inverse: which point of the photo (0 to 1 inside it) stands there. */
export function toPhoto(camera: PhotoCamera, frame: Size, photo: Size, at: Point): Point {
  const scale = scaleOf(camera, frame, photo);
  const back = turn({ x: at.x - frame.width / 2, y: at.y - frame.height / 2 }, turnsOf(-camera.turns));
  return {
    x: camera.centre.x + back.x / (photo.width * scale),
    y: camera.centre.y + back.y / (photo.height * scale),
  };
}

/** How far the centre may go on one axis: no further than the photo's edge, and not at all where all of it is seen. */
function clampAxis(centre: number, shown: number, room: number): number {
  if (shown <= room) return 0.5;
  const half = room / (2 * shown);
  return Math.min(1 - half, Math.max(half, centre));
}

/** The nearest camera that wastes no room beside the photo. */
export function clampCamera(camera: PhotoCamera, frame: Size, photo: Size): PhotoCamera {
  const [least, most] = zoomRange(camera, frame, photo);
  const zoom = Math.min(most, Math.max(least, camera.zoom));
  const scale = fitScale(frame, photo, camera.turns) * zoom;
  const room = turnedSize(frame, camera.turns);
  return {
    zoom,
    turns: camera.turns,
    centre: {
      x: clampAxis(camera.centre.x, photo.width * scale, room.width),
      y: clampAxis(camera.centre.y, photo.height * scale, room.height),
    },
  };
}

/** Zooms so that what stands at `at` stays there, as far as the edges let it. */
export function zoomAt(camera: PhotoCamera, frame: Size, photo: Size, at: Point, zoom: number): PhotoCamera {
  const held = toPhoto(camera, frame, photo, at);
  const [least, most] = zoomRange(camera, frame, photo);
  const zoomed = { ...camera, zoom: Math.min(most, Math.max(least, zoom)) };
  const there = toPhoto(zoomed, frame, photo, at);
  const centre = { x: camera.centre.x + held.x - there.x, y: camera.centre.y + held.y - there.y };
  return clampCamera({ ...zoomed, centre }, frame, photo);
}

/** Moves the photo by so many screen pixels. */
export function panBy(camera: PhotoCamera, frame: Size, photo: Size, by: Point): PhotoCamera {
  const centre = toPhoto(camera, frame, photo, { x: frame.width / 2 - by.x, y: frame.height / 2 - by.y });
  return clampCamera({ ...camera, centre }, frame, photo);
}

/** A quarter turn clockwise (1) or back (-1), around what stands in the middle. */
export function rotate(camera: PhotoCamera, frame: Size, photo: Size, by: 1 | -1): PhotoCamera {
  return clampCamera({ ...camera, turns: turnsOf(camera.turns + by) }, frame, photo);
}

/** The CSS transform of a picture that is laid out with this width and height, its upper left corner in the frame's. */
export function cssTransform(camera: PhotoCamera, frame: Size, photo: Size, laidOut: Size): string {
  const origin = toScreen(camera, frame, photo, { x: 0, y: 0 });
  const scale = scaleOf(camera, frame, photo);
  const across = turn({ x: (photo.width * scale) / laidOut.width, y: 0 }, camera.turns);
  const down = turn({ x: 0, y: (photo.height * scale) / laidOut.height }, camera.turns);
  return `matrix(${[across.x, across.y, down.x, down.y, origin.x, origin.y].map((value) => +value.toFixed(4)).join(", ")})`;
}
