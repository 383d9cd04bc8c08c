"use client";

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useCallback, useEffect, useState } from "react";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { CANVAS_COPY } from "./copy";
import { PaneFrame } from "./pane-frame";
import styles from "./scan-canvas.module.css";
import { watchContext } from "./stage/context-loss";
import type { PaneElements, PaneKind } from "./stage/pane";
import { createScanStage, type ScanStage } from "./stage/scan-stage";
import { takePicture } from "./stage/take-picture";
import type { EditorView, Layout } from "./view/editor-view";

/** Whether this browser draws WebGL 2; asked once, with a context of its own that is let go again. */
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
  /** What the picture shows, e.g. "Entry level". */
  title: string;
};

type Panes = ReadonlyMap<PaneKind, PaneElements>;

const GROUND = "#1d1d1d";
const MOST_PIXELS_PER_POINT = 2;
/** Of a page that is zoomed out as far as browsers go, which has no more to show. */
const LEAST_PIXELS_PER_POINT = 0.25;
const PANES: Record<Layout, readonly PaneKind[]> = { "3d": ["orbit"], plan: ["plan"], split: ["plan", "orbit"] };

/** Runs a stage inside fiber's canvas: it renders on demand, and nothing of the scene is a React element. */
function Stage(
  props: Pick<ScanCanvasProps, "store" | "view" | "floorNumber"> & {
    panes: Panes;
    onPicture: (isThere: boolean) => void;
  },
) {
  const { store, view, floorNumber, panes, onPicture } = props;
  const { gl, scene, invalidate } = useThree();
  const [stage, setStage] = useState<ScanStage | null>(null);
  useEffect(() => {
    const { selectedVertex, contested, section } = CANVAS_COPY;
    const names = { selectedVertex, contested, section };
    const created = createScanStage({ store, view, floorNumber, three: scene, names, requestFrame: invalidate });
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
  // With a priority of its own fiber leaves the drawing to it.
  useFrame(({ viewport }) => stage?.draw(gl, viewport.dpr), 1);
  return null;
}

/** The pictures of one floor, in 3D and as a plan, with the overlays on them. */
export function ScanCanvas({ title, layout, ...props }: ScanCanvasProps) {
  const [panes, setPanes] = useState<Panes>(() => new Map());
  const [canDraw] = useState(hasWebGl);
  const [isThere, setIsThere] = useState(true);
  const register = useCallback((kind: PaneKind, elements: PaneElements | null) => {
    setPanes((before) => {
      const next = new Map(before);
      if (elements) next.set(kind, elements);
      else next.delete(kind);
      return next;
    });
  }, []);
  return (
    <div className={styles.frame}>
      {canDraw ? (
        <>
          <div className={styles.drawing} data-lost={!isThere || undefined}>
            <Canvas
              frameloop="demand"
              dpr={[LEAST_PIXELS_PER_POINT, MOST_PIXELS_PER_POINT]}
              gl={{ antialias: true, powerPreference: "high-performance" }}
              flat
              onCreated={({ gl }) => gl.setClearColor(GROUND)}
            >
              <Stage {...props} panes={panes} onPicture={setIsThere} />
            </Canvas>
          </div>
          <div className={styles.panes} data-layout={layout}>
            {PANES[layout].map((kind) => (
              <PaneFrame key={kind} kind={kind} title={title} isBeside={layout === "split"} register={register} />
            ))}
          </div>
          <p role="status" className={styles.lost}>
            {isThere ? null : CANVAS_COPY.lostPicture}
          </p>
        </>
      ) : (
        <p className={styles.none}>{CANVAS_COPY.noPicture}</p>
      )}
    </div>
  );
}
