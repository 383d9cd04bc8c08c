"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { ElementSize } from "@/components/ui/use-element-size";
import type { TagBox } from "@/lib/domain/entities";
import type { PhotoCamera, Size } from "@/lib/domain/photo-camera";
import { type Point, toPhoto } from "@/lib/domain/photo-camera";
import { boxBetween, moveBox } from "@/lib/domain/tag-box";
import { listenToPointer } from "./pointer-listeners";

/** Maps pointer positions to points of the photo. */
export type Lens = { camera: PhotoCamera; frame: ElementSize; photo: Size };

/** Returns the box for a pointer position on the photo. */
type Drag = (to: Point) => TagBox;

function dragOf(element: HTMLElement, target: Element, box: TagBox, from: Point, pointOf: (at: Point) => Point): Drag {
  const handle = target.closest<HTMLElement>("[data-handle]")?.dataset.handle;
  if (!handle) return (to) => moveBox(box, { x: to.x - from.x, y: to.y - from.y });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // The opposite corner stays in place, for any rotation of the photo.
  const fixed = pointOf({ x: handle.includes("w") ? right : left, y: handle.includes("n") ? bottom : top });
  return (to) => boxBetween(fixed, to);
}

/** A box moved by keys is saved this many milliseconds after the last key. */
const KEYS_REST_MS = 600;

type Latest = { lens: Lens; box: TagBox; onChange?: (box: TagBox) => void };

/** Listens for drags of a box; `show` receives each position, and null at the end. Returns the cleanup. */
function listenForDrags(
  target: HTMLElement,
  frame: HTMLElement,
  latest: RefObject<Latest>,
  show: (box: TagBox | null) => void,
): () => void {
  let drag: Drag | null = null;
  let last: TagBox | null = null;

  const pointOf = ({ x, y }: Point): Point => {
    const { camera, frame: size, photo } = latest.current.lens;
    const edge = frame.getBoundingClientRect();
    return toPhoto(camera, size, photo, { x: x - edge.left, y: y - edge.top });
  };
  const pointerAt = ({ clientX, clientY }: PointerEvent): Point => pointOf({ x: clientX, y: clientY });
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !latest.current.onChange) return;
    target.setPointerCapture?.(event.pointerId);
    drag = dragOf(target, event.target as Element, latest.current.box, pointerAt(event), pointOf);
  };
  const move = (event: PointerEvent) => {
    if (!drag) return;
    last = drag(pointerAt(event));
    show(last);
  };
  const cancel = () => {
    drag = null;
    last = null;
    show(null);
  };
  const up = () => {
    if (last) latest.current.onChange?.(last);
    cancel();
  };
  return listenToPointer(target, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel });
}

/**
 * Drags a box or its corners, and nudges it by keys. A drag is one change, reported on release; consecutive keys are
 * one change too.
 */
export function useBoxDrag(
  element: RefObject<HTMLElement | null>,
  lens: Lens,
  box: TagBox,
  onChange?: (box: TagBox) => void,
) {
  const [dragged, setDragged] = useState<TagBox | null>(null);
  const latest = useRef<Latest>({ lens, box, onChange });
  useEffect(() => {
    latest.current = { lens, box, onChange };
  });

  useEffect(() => {
    const target = element.current;
    const frame = target?.parentElement;
    return target && frame ? listenForDrags(target, frame, latest, setDragged) : undefined;
  }, [element]);

  const nudged = useRef<{ box: TagBox; timer: ReturnType<typeof setTimeout> } | null>(null);
  /** Ends the nudge and returns its box. */
  const settle = useCallback((): TagBox => {
    const ended = nudged.current;
    nudged.current = null;
    if (!ended) return latest.current.box;
    clearTimeout(ended.timer);
    setDragged(null);
    latest.current.onChange?.(ended.box);
    return ended.box;
  }, []);
  /** Discards the nudge. */
  const drop = () => {
    if (nudged.current) clearTimeout(nudged.current.timer);
    nudged.current = null;
    setDragged(null);
  };
  const nudge = (change: (box: TagBox) => TagBox) => {
    if (nudged.current) clearTimeout(nudged.current.timer);
    const next = change(nudged.current?.box ?? box);
    nudged.current = { box: next, timer: setTimeout(settle, KEYS_REST_MS) };
    setDragged(next);
  };
  useEffect(() => () => void settle(), [settle]);

  return { shown: dragged ?? box, isDragged: dragged !== null, nudge, settle, drop };
}
