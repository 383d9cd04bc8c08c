"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { Point } from "@/lib/domain/photo-camera";
import type { CameraControls } from "./use-photo-camera";

/** A press that moves less than this many pixels does not pan. */
const SLOP = 3;
const LINE_PX = 16;

const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

type Controls = () => Pick<CameraControls, "pan" | "zoomBy" | "isFit" | "fit" | "actualSize">;

/** Returns whether the press is on the photo, not on a box over it. */
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
    if (!isDragged && distance(before, now) < SLOP) return;
    if (!isDragged) frame.setPointerCapture?.(event.pointerId);
    isDragged = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) {
      controls().pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const previousCenter = middleOf(before, other);
    const center = middleOf(now, other);
    controls().pan({ x: center.x - previousCenter.x, y: center.y - previousCenter.y });
    controls().zoomBy(distance(now, other) / Math.max(1, distance(before, other)), center);
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
