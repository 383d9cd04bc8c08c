"use client";
/** Zoom and pan of the open photo. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { clampCamera, FIT, type PhotoCamera, type Point, panBy, type Size, zoomAt } from "@/lib/domain/photo-camera";
import type { Vector2 } from "@/lib/geometry/vector2";

const STEP = 1.5;
const LINE_PX = 16;
/** How far a press may move and still be a click, in pixels. */
const SLOP = 3;
/** A share of the frame: the photo follows the crosshair this close to its edge. */
const EDGE = 0.08;

export type PhotoZoom = {
  camera: PhotoCamera;
  isFit: boolean;
  /** Around a place of the photo, in fractions, else around the middle of the view. */
  zoomIn: (at?: Vector2 | null) => void;
  zoomOut: (at?: Vector2 | null) => void;
  fit: () => void;
  /** Pans until a place of the photo is visible. */
  reveal: (place: Vector2) => void;
  /** Whether the press was a drag, so that the click after it does not count. */
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
  const held = new Map<number, Point>();
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
    held.set(event.pointerId, pointOf(event));
    // A second finger is never a click, even without movement.
    isDragged.current = held.size > 1;
  };
  /** The photo follows the middle of two fingers, and grows with their distance. */
  const pinch = (from: readonly [Point, Point], to: readonly [Point, Point]): void => {
    const box = stage.getBoundingClientRect();
    const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const apart = ([a, b]: readonly [Point, Point]): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const [was, is] = [middle(from), middle(to)];
    change((last, frame) => {
      const at = { x: was.x - box.left, y: was.y - box.top };
      const near = zoomAt(last, frame, photo, at, Math.max(1, (last.zoom * apart(to)) / apart(from)));
      return panBy(near, frame, photo, { x: is.x - was.x, y: is.y - was.y });
    });
  };
  const onMove = (event: PointerEvent): void => {
    const was = held.get(event.pointerId);
    // Released outside of the page, without an event.
    if (event.buttons === 0) held.delete(event.pointerId);
    if (!was || event.buttons === 0) return;
    const is = pointOf(event);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      held.set(event.pointerId, is);
      pinch([was, other], [is, other]);
      return;
    }
    if (isWhole.current) return;
    const by = { x: is.x - was.x, y: is.y - was.y };
    if (!isDragged.current && Math.hypot(by.x, by.y) < SLOP) return;
    isDragged.current = true;
    held.set(event.pointerId, is);
    change((from, frame) => panBy(from, frame, photo, by));
  };
  const onUp = (event: PointerEvent): void => {
    held.delete(event.pointerId);
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

/** `stage`: the element that shows the photo, once mounted. Each photo starts at its whole size. */
export function usePhotoZoom(stage: HTMLElement | null, photo: Size & { key: string }): PhotoZoom {
  const [kept, setKept] = useState({ key: photo.key, camera: FIT });
  const camera = kept.key === photo.key ? kept.camera : FIT;
  const { key, width, height } = photo;
  const isDragged = useRef(false);
  /** Nothing can be panned. */
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

  useEffect(
    () => (stage ? followPointers(stage, { zoomBy, change, photo: { width, height }, isDragged, isWhole }) : undefined),
    [stage, zoomBy, change, width, height],
  );

  /** Returns the pixel of a photo's place in the frame. */
  function pixelOf(place: Vector2, frame: Size, from: PhotoCamera): Point {
    const scale = Math.min(frame.width / width, frame.height / height) * from.zoom;
    return {
      x: frame.width / 2 + (place[0] - from.center.x) * width * scale,
      y: frame.height / 2 + (place[1] - from.center.y) * height * scale,
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
