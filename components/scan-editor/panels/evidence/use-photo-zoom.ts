"use client";
/** Zoom and pan of the open photo. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clampCamera, FIT, type PhotoCamera, type Point, panBy, type Size, zoomAt } from "@/lib/domain/photo-camera";
import type { Vector2 } from "@/lib/geometry/vector2";

const ZOOM_STEP = 1.5;
const LINE_PX = 16;
/** The greatest movement of a press that still counts as a click, in pixels. */
const CLICK_TOLERANCE = 3;
/** In fractions of the frame: the photo pans if the crosshair is closer than this to the edge of the frame. */
const EDGE_MARGIN = 0.08;

export type PhotoZoom = {
  camera: PhotoCamera;
  isFit: boolean;
  /** Zooms around a point of the photo, in fractions, else around the middle of the view. */
  zoomIn: (point?: Vector2 | null) => void;
  zoomOut: (point?: Vector2 | null) => void;
  fit: () => void;
  /** Pans until a point of the photo is visible. */
  reveal: (point: Vector2) => void;
  /** Returns whether the press was a drag, so that the click after it does not count. */
  wasDragged: () => boolean;
};

type StageHandlers = {
  zoomBy: (factor: number, at: (frame: Size, from: PhotoCamera) => Point) => void;
  change: (next: (camera: PhotoCamera, frame: Size) => PhotoCamera) => void;
  photo: Size;
  isDragged: RefObject<boolean>;
  isWhole: RefObject<boolean>;
};

/** Zooms by wheel and pinch, and pans by drag. Returns a function that stops listening. */
function followPointers(stage: HTMLElement, handlers: StageHandlers): () => void {
  const { zoomBy, change, photo, isDragged, isWhole } = handlers;
  /** The pressed pointers in order: a mouse button, or fingers. */
  const pressed = new Map<number, Point>();
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = stage.getBoundingClientRect();
    const pixels = event.deltaMode === 1 ? event.deltaY * LINE_PX : event.deltaY;
    // A pinch on a touchpad is a wheel event with Ctrl, in small steps.
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    zoomBy(factor, () => ({ x: event.clientX - box.left, y: event.clientY - box.top }));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button > 1) return;
    pressed.set(event.pointerId, pointOf(event));
    // A second finger is never a click, even without movement.
    isDragged.current = pressed.size > 1;
  };
  /** Pans the photo with the middle of two fingers, and zooms it by the change of their distance. */
  const pinch = (from: readonly [Point, Point], to: readonly [Point, Point]): void => {
    const box = stage.getBoundingClientRect();
    const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const distanceOf = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const before = middle(from);
    const after = middle(to);
    change((last, frame) => {
      const center = { x: before.x - box.left, y: before.y - box.top };
      const zoomed = zoomAt(last, frame, photo, center, Math.max(1, (last.zoom * distanceOf(to)) / distanceOf(from)));
      return panBy(zoomed, frame, photo, { x: after.x - before.x, y: after.y - before.y });
    });
  };
  const onMove = (event: PointerEvent): void => {
    const before = pressed.get(event.pointerId);
    // The button was released outside of the page, without an event.
    if (event.buttons === 0) pressed.delete(event.pointerId);
    if (!before || event.buttons === 0) return;
    const after = pointOf(event);
    const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      pressed.set(event.pointerId, after);
      pinch([before, other], [after, other]);
      return;
    }
    if (isWhole.current) return;
    const offset = { x: after.x - before.x, y: after.y - before.y };
    if (!isDragged.current && Math.hypot(offset.x, offset.y) < CLICK_TOLERANCE) return;
    isDragged.current = true;
    pressed.set(event.pointerId, after);
    change((from, frame) => panBy(from, frame, photo, offset));
  };
  const onUp = (event: PointerEvent): void => {
    pressed.delete(event.pointerId);
  };
  // React's wheel handler is passive and could not prevent the page from zooming.
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
}

/** `stage`: the element that shows the photo, once mounted. Each photo is shown whole at first. */
export function usePhotoZoom(stage: HTMLElement | null, photo: Size & { key: string }): PhotoZoom {
  const [latest, setLatest] = useState({ key: photo.key, camera: FIT });
  const camera = latest.key === photo.key ? latest.camera : FIT;
  const { key, width, height } = photo;
  const isDragged = useRef(false);
  /** Whether the whole photo is visible, so that it cannot be panned. */
  const isWhole = useRef(true);
  useEffect(() => {
    isWhole.current = camera.zoom <= 1;
  });

  const change = useCallback(
    (next: (camera: PhotoCamera, frame: Size) => PhotoCamera) => {
      const box = stage?.getBoundingClientRect();
      if (!box || box.width === 0 || box.height === 0) return;
      setLatest((last) => {
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

  useEffect(
    () => (stage ? followPointers(stage, { zoomBy, change, photo: { width, height }, isDragged, isWhole }) : undefined),
    [stage, zoomBy, change, width, height],
  );

  /** Returns where the frame shows a point of the photo, in pixels. */
  function pixelOf(point: Vector2, frame: Size, from: PhotoCamera): Point {
    const scale = Math.min(frame.width / width, frame.height / height) * from.zoom;
    return {
      x: frame.width / 2 + (point[0] - from.center.x) * width * scale,
      y: frame.height / 2 + (point[1] - from.center.y) * height * scale,
    };
  }
  const around =
    (point: Vector2 | null | undefined) =>
    (frame: Size, from: PhotoCamera): Point =>
      point ? pixelOf(point, frame, from) : { x: frame.width / 2, y: frame.height / 2 };

  return {
    camera,
    isFit: camera.zoom <= 1,
    zoomIn: (point) => zoomBy(ZOOM_STEP, around(point)),
    zoomOut: (point) => zoomBy(1 / ZOOM_STEP, around(point)),
    fit: () => setLatest({ key, camera: FIT }),
    reveal: (point) =>
      change((from, frame) => {
        const { x, y } = pixelOf(point, frame, from);
        const [dx, dy] = [EDGE_MARGIN * frame.width, EDGE_MARGIN * frame.height];
        const by = {
          x: Math.max(0, dx - x) + Math.min(0, frame.width - dx - x),
          y: Math.max(0, dy - y) + Math.min(0, frame.height - dy - y),
        };
        return by.x === 0 && by.y === 0 ? from : panBy(from, frame, { width, height }, by);
      }),
    wasDragged: () => isDragged.current,
  };
}
