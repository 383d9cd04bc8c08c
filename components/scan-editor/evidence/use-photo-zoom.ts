"use client";
/** How near the open photo is seen, and which part of it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { clampCamera, FIT, type PhotoCamera, type Point, panBy, type Size, zoomAt } from "@/lib/domain/photo-camera";
import type { Vector2 } from "@/lib/geometry/vector2";

const STEP = 1.5;
const LINE_PX = 16;
/** Pixels that a press may move and still be a click. */
const SLOP = 3;
/** Of the frame: so near its edge the cross has the photo follow it. */
const EDGE = 0.08;

export type PhotoZoom = {
  camera: PhotoCamera;
  isFit: boolean;
  /** Around a place of the photo in fractions, else around the middle of what is seen. */
  zoomIn: (at?: Vector2 | null) => void;
  zoomOut: (at?: Vector2 | null) => void;
  fit: () => void;
  /** So that a place of the photo is in sight. */
  reveal: (place: Vector2) => void;
  /** What is pressed and moved has been a drag: the click that ends it is none. */
  wasDragged: () => boolean;
};

/** `stage`: what the photo is seen in, once it is there. Each photo begins as a whole. */
export function usePhotoZoom(stage: HTMLElement | null, photo: Size & { key: string }): PhotoZoom {
  const [kept, setKept] = useState({ key: photo.key, camera: FIT });
  const camera = kept.key === photo.key ? kept.camera : FIT;
  const { key, width, height } = photo;
  const isDragged = useRef(false);
  /** There is nothing to drag into sight. */
  const isWhole = useRef(true);
  useEffect(() => {
    isWhole.current = camera.zoom <= 1;
  });

  const change = useCallback(
    (next: (camera: PhotoCamera, frame: Size) => PhotoCamera) => {
      const box = stage?.getBoundingClientRect();
      if (!box || box.width === 0 || box.height === 0) return;
      setKept((last) => {
        const from = last.key === key ? last.camera : FIT;
        const moved = next(clampCamera(from, box, { width, height }), box);
        return { key, camera: moved.zoom < 1 ? FIT : moved };
      });
    },
    [stage, key, width, height],
  );
  const zoomBy = useCallback(
    (factor: number, at: (frame: Size, from: PhotoCamera) => Point) =>
      change((from, frame) => {
        const zoom = Math.max(1, from.zoom * factor);
        return zoomAt(from, frame, { width, height }, at(frame, from), zoom);
      }),
    [change, width, height],
  );

  useEffect(() => {
    if (!stage) return;
    let pressed: Point | null = null;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = stage.getBoundingClientRect();
      const pixels = event.deltaMode === 1 ? event.deltaY * LINE_PX : event.deltaY;
      // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
      const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
      zoomBy(factor, () => ({ x: event.clientX - box.left, y: event.clientY - box.top }));
    };
    const onDown = (event: PointerEvent): void => {
      isDragged.current = false;
      pressed = event.isPrimary !== false && event.button <= 1 ? { x: event.clientX, y: event.clientY } : null;
    };
    const onMove = (event: PointerEvent): void => {
      if (!pressed || event.isPrimary === false || event.buttons === 0 || isWhole.current) return;
      const by = { x: event.clientX - pressed.x, y: event.clientY - pressed.y };
      if (!isDragged.current && Math.hypot(by.x, by.y) < SLOP) return;
      isDragged.current = true;
      pressed = { x: event.clientX, y: event.clientY };
      change((from, frame) => panBy(from, frame, { width, height }, by));
    };
    const onUp = (): void => {
      pressed = null;
    };
    // React's own wheel handler is passive: it could not keep the page from zooming.
    stage.addEventListener("wheel", onWheel, { passive: false });
    stage.addEventListener("pointerdown", onDown);
    stage.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onUp);
    return () => {
      stage.removeEventListener("wheel", onWheel);
      stage.removeEventListener("pointerdown", onDown);
      stage.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onUp);
    };
  }, [stage, zoomBy, change, width, height]);

  /** Where a place of the photo stands in the frame. */
  function pixelOf(place: Vector2, frame: Size, from: PhotoCamera): Point {
    const scale = Math.min(frame.width / width, frame.height / height) * from.zoom;
    return {
      x: frame.width / 2 + (place[0] - from.centre.x) * width * scale,
      y: frame.height / 2 + (place[1] - from.centre.y) * height * scale,
    };
  }
  const around =
    (place: Vector2 | null | undefined) =>
    (frame: Size, from: PhotoCamera): Point =>
      place ? pixelOf(place, frame, from) : { x: frame.width / 2, y: frame.height / 2 };

  return {
    camera,
    isFit: camera.zoom <= 1,
    zoomIn: (at) => zoomBy(STEP, around(at)),
    zoomOut: (at) => zoomBy(1 / STEP, around(at)),
    fit: () => setKept({ key, camera: FIT }),
    reveal: (place) =>
      change((from, frame) => {
        const { x, y } = pixelOf(place, frame, from);
        const [dx, dy] = [EDGE * frame.width, EDGE * frame.height];
        const by = {
          x: Math.max(0, dx - x) + Math.min(0, frame.width - dx - x),
          y: Math.max(0, dy - y) + Math.min(0, frame.height - dy - y),
        };
        return by.x === 0 && by.y === 0 ? from : panBy(from, frame, { width, height }, by);
      }),
    wasDragged: () => isDragged.current,
  };
}
