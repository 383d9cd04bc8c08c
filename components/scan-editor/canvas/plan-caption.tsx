"use client";

import { type Ref, useImperativeHandle, useRef } from "react";
import styles from "./scan-canvas.module.css";
import type { PaneCamera } from "./stage/pane";
import { CANVAS_WORDS } from "./words";

export type PlanCaptionHandle = { show(camera: Extract<PaneCamera, { kind: "plan" }>): void };

/** The plan's name with its scale, and the bar that shows it; told frame by frame and without React. */
export function PlanCaption({ ref, title }: { ref: Ref<PlanCaptionHandle>; title: string }) {
  const scale = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(camera) {
        const text = CANVAS_WORDS.atScale(title, camera.scale);
        if (scale.current && scale.current.textContent !== text) scale.current.textContent = text;
        if (!bar.current) return;
        bar.current.style.width = `${camera.bar.pixels.toFixed(1)}px`;
        const { length } = camera.bar;
        if (bar.current.textContent !== length) bar.current.textContent = length;
      },
    }),
    [title],
  );
  return (
    <>
      <div className={styles.name} data-caption="name" data-over-labels="">
        {CANVAS_WORDS.planTitle}
        <span ref={scale} />
      </div>
      <div ref={bar} className={styles.bar} data-caption="bar" data-over-labels="" aria-hidden="true" />
    </>
  );
}
