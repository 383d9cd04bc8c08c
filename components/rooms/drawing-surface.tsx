"use client";

import { useEffect, useRef } from "react";
import { type Point, toPhoto } from "@/lib/domain/photo-camera";
import { boxBetween } from "@/lib/domain/tag-box";
import { regionCopy as copy } from "./copy";
import { listenToPointer } from "./pointer-listeners";
import styles from "./tag-box.module.css";
import type { Lens } from "./use-box-drag";
import type { Tagging } from "./use-tagging";

/** Pixels; a shorter drag is a press and draws no box. */
const MIN_DRAG = 4;

/** A layer over the photo that turns a drag into a box. */
export function DrawingSurface({ lens, tagging }: { lens: Lens; tagging: Tagging }) {
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef({ lens, tagging });
  useEffect(() => {
    latest.current = { lens, tagging };
  });
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let start: { pixel: Point; point: Point } | null = null;
    let isDrawn = false;
    const read = ({ clientX, clientY }: PointerEvent) => {
      const { camera, frame, photo } = latest.current.lens;
      const bounds = element.getBoundingClientRect();
      const pixel = { x: clientX - bounds.left, y: clientY - bounds.top };
      return { pixel, point: toPhoto(camera, frame, photo, pixel) };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture?.(event.pointerId);
      start = read(event);
      isDrawn = false;
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const current = read(event);
      if (Math.hypot(current.pixel.x - start.pixel.x, current.pixel.y - start.pixel.y) >= MIN_DRAG) isDrawn = true;
      if (isDrawn) latest.current.tagging.setDraft(boxBetween(start.point, current.point));
    };
    const up = (event: PointerEvent) => {
      if (start && isDrawn) latest.current.tagging.finishDraft(boxBetween(start.point, read(event).point));
      start = null;
    };
    const cancel = () => {
      start = null;
    };
    return listenToPointer(element, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel });
  }, []);
  return (
    <div ref={surface} className={styles.surface} data-own-pointer="">
      <p className={styles.hint} role="status">
        {copy.drawing}
      </p>
    </div>
  );
}
