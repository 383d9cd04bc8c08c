"use client";

import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { AxisBall, type AxisBallHandle } from "./axis-ball-view";
import { CANVAS_COPY } from "./copy";
import styles from "./scan-canvas.module.css";
import type { PaneCamera, PaneElements, PaneKind } from "./stage/pane";

type PlanCaptionHandle = { show(camera: Extract<PaneCamera, { kind: "plan" }>): void };

/** The plan's name with its scale and scale bar; updated each frame without React. */
function PlanCaption({ ref, title }: { ref: Ref<PlanCaptionHandle>; title: string }) {
  const scale = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      show(camera) {
        const text = CANVAS_COPY.atScale(title, camera.scale);
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
        {CANVAS_COPY.planTitle}
        <span ref={scale} />
      </div>
      <div ref={bar} className={styles.bar} data-caption="bar" data-over-labels="" aria-hidden="true" />
    </>
  );
}

/** One picture on the page: the surface that takes the pointer and the overlays above it. Memoize `register`. */
export function PaneFrame(props: {
  kind: PaneKind;
  title: string;
  /** Whether the 3D picture is shown next to the plan, which then has the tools. */
  isSplit: boolean;
  register: (kind: PaneKind, elements: PaneElements | null) => void;
}) {
  const { kind, title, isSplit, register } = props;
  const pane = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const labels = useRef<SVGSVGElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const ball = useRef<AxisBallHandle>(null);
  const caption = useRef<PlanCaptionHandle>(null);
  useLayoutEffect(() => {
    if (!pane.current || !surface.current || !labels.current || !overlay.current) return;
    register(kind, {
      pane: pane.current,
      surface: surface.current,
      labels: labels.current,
      overlay: overlay.current,
      onCamera(camera) {
        if (camera.kind === "orbit") ball.current?.turn(camera.azimuth, camera.elevation);
        else caption.current?.show(camera);
      },
    });
    return () => register(kind, null);
  }, [kind, register]);
  const name = kind === "plan" ? CANVAS_COPY.plan : CANVAS_COPY.picture;
  return (
    <div ref={pane} className={styles.pane} data-kind={kind}>
      <div ref={surface} className={styles.surface} role="img" aria-label={name} />
      <svg ref={labels} className={styles.overlay} aria-hidden="true" />
      <svg ref={overlay} className={styles.overlay} role="presentation" />
      {kind === "plan" ? (
        <PlanCaption ref={caption} title={title} />
      ) : (
        <>
          <div className={styles.name} data-caption="name" data-over-labels="" data-split={isSplit}>
            {CANVAS_COPY.perspective}
            <span>{isSplit ? CANVAS_COPY.linked : title}</span>
          </div>
          <AxisBall ref={ball} />
        </>
      )}
    </div>
  );
}
