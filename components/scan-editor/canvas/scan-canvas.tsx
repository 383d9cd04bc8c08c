"use client";

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { CANVAS_COPY } from "./copy";
import { PaneFrame } from "./pane-frame";
import styles from "./scan-canvas.module.css";
import { watchContext } from "./stage/context-loss";
import type { PaneElements, PaneKind } from "./stage/pane";
import { ScanStage } from "./stage/scan-stage";
import { takePicture } from "./stage/take-picture";
import type { EditorView, Layout } from "./view/editor-view";

/** Returns whether this browser supports WebGL 2, and releases the context of the test. */
function hasWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}

export type ScanCanvasProps = {
  store: EditorStore;
  view: EditorView;
  floorNumber: number;
  layout: Layout;
  /** Name of the floor, such as "Entry level". */
  title: string;
};

type Panes = ReadonlyMap<PaneKind, PaneElements>;

const GROUND = "#1d1d1d";
const MAX_PIXEL_RATIO = 2;
/** The ratio of a page at the smallest browser zoom. */
const MIN_PIXEL_RATIO = 0.25;
const PANES: Record<Layout, readonly PaneKind[]> = { "3d": ["orbit"], plan: ["plan"], split: ["plan", "orbit"] };

/** Runs a stage inside fiber's canvas. It renders on demand, and no part of the scene is a React element. */
function Stage(
  props: Pick<ScanCanvasProps, "store" | "view" | "floorNumber"> & {
    panes: Panes;
    onPicture: (isAvailable: boolean) => void;
  },
) {
  const { store, view, floorNumber, panes, onPicture } = props;
  const { gl, scene, invalidate } = useThree();
  const [stage, setStage] = useState<ScanStage | null>(null);
  useEffect(() => {
    const { selectedVertex, contested, section } = CANVAS_COPY;
    const names = { selectedVertex, contested, section };
    const created = new ScanStage({ store, view, floorNumber, three: scene, names, requestFrame: invalidate });
    setStage(created);
    return () => {
      setStage(null);
      created.dispose();
    };
  }, [store, view, floorNumber, scene, invalidate]);
  useEffect(() => stage?.show(panes), [stage, panes]);
  useEffect(() => {
    if (!stage) return;
    view.picture = (how) => takePicture({ gl, stage, panes: panes.values() }, how);
    return () => {
      view.picture = null;
    };
  }, [view, gl, stage, panes]);
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
  // A priority above 0 makes fiber leave the drawing to this callback.
  useFrame(({ viewport }) => stage?.draw(gl, viewport.dpr), 1);
  return null;
}

/** Shows the 3D picture and the plan of one floor, with their overlays. */
export function ScanCanvas({ title, layout, ...props }: ScanCanvasProps) {
  const [panes, setPanes] = useState<Panes>(() => new Map());
  const [canDraw] = useState(hasWebGl);
  const [isAvailable, setIsAvailable] = useState(true);
  const register = useCallback((kind: PaneKind, elements: PaneElements | null) => {
    setPanes((previous) => {
      const next = new Map(previous);
      if (elements) next.set(kind, elements);
      else next.delete(kind);
      return next;
    });
  }, []);
  return (
    <div className={styles.frame}>
      {canDraw ? (
        <>
          <div className={styles.drawing} data-lost={!isAvailable || undefined}>
            <Canvas
              frameloop="demand"
              dpr={[MIN_PIXEL_RATIO, MAX_PIXEL_RATIO]}
              gl={{ antialias: true, powerPreference: "high-performance" }}
              flat
              onCreated={({ gl }) => gl.setClearColor(GROUND)}
            >
              <Stage {...props} panes={panes} onPicture={setIsAvailable} />
            </Canvas>
          </div>
          <div className={styles.panes} data-layout={layout}>
            {PANES[layout].map((kind) => (
              <PaneFrame key={kind} kind={kind} title={title} isSplit={layout === "split"} register={register} />
            ))}
          </div>
          <p role="status" className={styles.lost}>
            {isAvailable ? null : CANVAS_COPY.lostPicture}
          </p>
        </>
      ) : (
        <p className={styles.none}>{CANVAS_COPY.noPicture}</p>
      )}
    </div>
  );
}
