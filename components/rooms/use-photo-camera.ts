"use client";

import { useCallback, useState } from "react";
import type { ElementSize } from "@/components/ui/use-element-size";
import {
  actualSizeZoom,
  clampCamera,
  FIT,
  type PhotoCamera,
  type Point,
  panBy,
  rotate,
  type Size,
  zoomAt,
} from "@/lib/domain/photo-camera";

const ZOOM_STEP = 1.25;

export type CameraControls = {
  camera: PhotoCamera;
  /** Screen pixels per photo pixel; null until the frame is measured. */
  scale: number | null;
  /** `at` in pixels from the frame's upper left corner; the center by default. */
  zoomBy: (factor: number, at?: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  pan: (by: Point) => void;
  turn: (by: 1 | -1) => void;
  fit: () => void;
  actualSize: (at?: Point) => void;
  isFit: boolean;
};

export type CameraState = [PhotoCamera, (change: (camera: PhotoCamera) => PhotoCamera) => void];

/** Returns a camera that resets to the whole photo when the photo changes. */
export function useOwnCamera(photoKey: string): CameraState {
  const [stored, setStored] = useState({ photoKey, camera: FIT });
  const camera = stored.photoKey === photoKey ? stored.camera : FIT;
  const set = useCallback(
    (change: (camera: PhotoCamera) => PhotoCamera) =>
      setStored((last) => ({ photoKey, camera: change(last.photoKey === photoKey ? last.camera : FIT) })),
    [photoKey],
  );
  return [camera, set];
}

/** Returns the operations of a camera for the sizes of photo and frame. */
export function cameraControls([requested, set]: CameraState, frame: ElementSize | null, photo: Size): CameraControls {
  const camera = frame ? clampCamera(requested, frame, photo) : requested;
  const change = (next: (camera: PhotoCamera, frame: Size) => PhotoCamera) => {
    if (frame) set((last) => next(clampCamera(last, frame, photo), frame));
  };
  const center = (size: Size): Point => ({ x: size.width / 2, y: size.height / 2 });
  const zoomBy = (factor: number, at?: Point) =>
    change((last, size) => zoomAt(last, size, photo, at ?? center(size), last.zoom * factor));
  const density = typeof window === "undefined" ? 1 : window.devicePixelRatio || 1;
  return {
    camera,
    scale: frame ? camera.zoom / actualSizeZoom(camera, frame, photo, density) : null,
    zoomBy,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    pan: (by) => change((last, size) => panBy(last, size, photo, by)),
    turn: (by) => change((last, size) => rotate(last, size, photo, by)),
    fit: () => change((last) => ({ ...FIT, turns: last.turns })),
    actualSize: (at) =>
      change((last, size) => zoomAt(last, size, photo, at ?? center(size), actualSizeZoom(last, size, photo, density))),
    isFit: Math.abs(camera.zoom - 1) < 1e-6,
  };
}
