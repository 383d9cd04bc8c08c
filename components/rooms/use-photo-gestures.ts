"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "@/lib/domain/photo-camera";
import type { CameraControls } from "./use-photo-camera";

/** A press may move this many pixels. */
const SLOP = 3;
const LINE_PX = 16;

const middleOf = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

type Controls = () => Pick<CameraControls, "pan" | "zoomBy" | "isFit" | "fit" | "actualSize">;

/** Whether the press is on the photo, not on a box over it. */
const isForPhoto = ({ target, button }: PointerEvent | MouseEvent): boolean =>
  button <= 1 && !(target instanceof Element && target.closest("button, a, input, [data-own-pointer]"));

function listen(frame: HTMLElement, controls: Controls): () => void {
  const pointers = new Map<number, Point>();
  let isDragged = false;

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * LINE_PX : event.deltaY;
    // A touchpad pinch is a wheel event with Ctrl, in small steps.
    controls().zoomBy(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002)), pointOf(event));
  };
  const onDown = (event: PointerEvent) => {
    if (!isForPhoto(event)) return;
    if (pointers.size === 0) isDragged = false;
    pointers.set(event.pointerId, pointOf(event));
  };
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    if (!isDragged && apart(before, now) < SLOP) return;
    if (!isDragged) frame.setPointerCapture?.(event.pointerId);
    isDragged = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) {
      controls().pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const held = middleOf(before, other);
    const center = middleOf(now, other);
    controls().pan({ x: center.x - held.x, y: center.y - held.y });
    controls().zoomBy(apart(now, other) / Math.max(1, apart(before, other)), center);
  };
  const onUp = (event: PointerEvent) => pointers.delete(event.pointerId);
  const onDoubleClick = (event: MouseEvent) => {
    if (!isForPhoto(event)) return;
    if (controls().isFit) controls().actualSize(pointOf(event));
    else controls().fit();
  };

  // React's wheel handler is passive and could not prevent page zoom.
  frame.addEventListener("wheel", onWheel, { passive: false });
  frame.addEventListener("pointerdown", onDown);
  frame.addEventListener("pointermove", onMove);
  frame.addEventListener("pointerup", onUp);
  frame.addEventListener("pointercancel", onUp);
  frame.addEventListener("dblclick", onDoubleClick);
  return () => {
    frame.removeEventListener("wheel", onWheel);
    frame.removeEventListener("pointerdown", onDown);
    frame.removeEventListener("pointermove", onMove);
    frame.removeEventListener("pointerup", onUp);
    frame.removeEventListener("pointercancel", onUp);
    frame.removeEventListener("dblclick", onDoubleClick);
  };
}

/** The wheel zooms, one pointer pans, two pinch, a double press toggles the actual size. */
export function usePhotoGestures(frame: RefObject<HTMLElement | null>, controls: CameraControls): void {
  const latest = useRef(controls);
  useEffect(() => {
    latest.current = controls;
  });
  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, () => latest.current) : undefined;
  }, [frame]);
}
