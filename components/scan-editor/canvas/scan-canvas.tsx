"use client";

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { type RefObject, useEffect, useRef, useState } from "react";
import { PerspectiveCamera } from "three";
import type { EditorStore } from "@/lib/editor/editor-store";
import { AxisBall, type AxisBallHandle } from "./axis-ball-view";
import type { EditorView } from "./editor-view";
import { hasWebGl } from "./has-webgl";
import styles from "./scan-canvas.module.css";
import { watchContext } from "./stage/context-loss";
import { createScanStage, type ScanStage } from "./stage/scan-stage";
import { CANVAS_WORDS } from "./words";

export type ScanCanvasProps = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  /** What the picture shows, e.g. "Entry level". */
  title: string;
};

const CAMERA = { fov: 34, near: 0.05, far: 400 } as const;
const GROUND = "#1d1d1d";
const MOST_PIXELS_PER_POINT = 2;

type Layers = {
  surface: RefObject<HTMLDivElement | null>;
  labels: RefObject<SVGSVGElement | null>;
  overlay: RefObject<SVGSVGElement | null>;
  ball: RefObject<AxisBallHandle | null>;
};

/** Runs a stage inside fiber's canvas: it renders on demand, and nothing of the scene is a React element. */
function Stage({
  store,
  view,
  floorNumber,
  layers,
  onPicture,
}: Omit<ScanCanvasProps, "title"> & { layers: Layers; onPicture: (isThere: boolean) => void }) {
  const { gl, scene, camera, invalidate } = useThree();
  const stage = useRef<ScanStage | null>(null);
  useEffect(() => {
    const { surface, labels, overlay, ball } = layers;
    if (!(camera instanceof PerspectiveCamera) || !surface.current || !labels.current || !overlay.current) return;
    const created = createScanStage({
      store,
      view,
      floorNumber,
      three: scene,
      camera,
      surface: surface.current,
      labels: labels.current,
      overlay: overlay.current,
      names: { selectedVertex: CANVAS_WORDS.selectedVertex },
      requestFrame: invalidate,
      onTurn: (azimuth, elevation) => ball.current?.turn(azimuth, elevation),
    });
    stage.current = created;
    invalidate();
    return () => {
      stage.current = null;
      created.dispose();
    };
  }, [store, view, floorNumber, layers, scene, camera, invalidate]);
  useEffect(
    () =>
      watchContext(gl.domElement, {
        onLost: () => onPicture(false),
        onRestored() {
          gl.setClearColor(GROUND);
          invalidate();
          onPicture(true);
        },
      }),
    [gl, invalidate, onPicture],
  );
  useFrame(({ size, viewport }) => stage.current?.prepare(size.width, size.height, viewport.dpr));
  return null;
}

/** The picture of one floor with the overlays on it. */
export function ScanCanvas({ title, ...props }: ScanCanvasProps) {
  const surface = useRef<HTMLDivElement>(null);
  const labels = useRef<SVGSVGElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const ball = useRef<AxisBallHandle>(null);
  const [layers] = useState<Layers>({ surface, labels, overlay, ball });
  const [canDraw] = useState(hasWebGl);
  const [isThere, setIsThere] = useState(true);
  return (
    <div className={styles.frame}>
      <div
        ref={surface}
        className={styles.surface}
        role="img"
        aria-label={CANVAS_WORDS.picture}
        data-lost={!isThere || undefined}
      >
        {canDraw ? (
          <Canvas
            frameloop="demand"
            camera={CAMERA}
            dpr={[1, MOST_PIXELS_PER_POINT]}
            gl={{ antialias: true, powerPreference: "high-performance" }}
            flat
            onCreated={({ gl }) => gl.setClearColor(GROUND)}
          >
            <Stage {...props} layers={layers} onPicture={setIsThere} />
          </Canvas>
        ) : (
          <p className={styles.none}>{CANVAS_WORDS.noPicture}</p>
        )}
      </div>
      <svg ref={labels} className={styles.overlay} aria-hidden="true" />
      <svg ref={overlay} className={styles.overlay} role="presentation" />
      <div className={styles.name}>
        {CANVAS_WORDS.perspective}
        <span>{title}</span>
      </div>
      <AxisBall ref={ball} />
      <p role="status" className={styles.lost}>
        {isThere ? null : CANVAS_WORDS.lostPicture}
      </p>
    </div>
  );
}
