"use client";

import { useCallback, useEffect, useMemo } from "react";
import type { ReadScene } from "@/lib/editor/core/scene";
import { aspectOf, type EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import { createNearFaces } from "@/lib/editor/tools/evidence/near-faces";
import {
  PHOTO_LINE_KINDS,
  type PhotoLines,
  type PhotoSegment,
  photoLines,
} from "@/lib/editor/tools/evidence/photo-lines";
import { useEditor } from "../../context/editor-context";
import { useLayers } from "../../state/use-layers";
import { useSceneValue } from "../../state/use-store";
import styles from "./photo-window.module.css";

const KINDS = ["vertex", "face", "objectPlanar"] as const;
const NO_LINES: PhotoLines = { face: [], opening: [], damage: [] };

const pixelText = ([x, y]: PhotoSegment[number], width: number, height: number): string =>
  `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;

/** Returns one path for all lines of a kind, in the photo's pixels. */
function pathOf(segments: readonly PhotoSegment[], { width, height }: EvidencePhoto): string {
  return segments.map(([a, b]) => `M${pixelText(a, width, height)}L${pixelText(b, width, height)}`).join("");
}

/** The model's edges over the photo, updated with each edit. */
export function PhotoModel({ photo, strength }: { photo: EvidencePhoto; strength: number }) {
  const { store, view } = useEditor();
  const shown = useLayers(view);
  const near = useMemo(() => photo.camera && createNearFaces(store.scene, photo.camera.position), [store, photo]);
  useEffect(() => (near ? store.subscribeScene(near.follow) : undefined), [store, near]);
  const compute = useCallback(
    (scene: ReadScene) => {
      const isHidden = (key: string): boolean => shown.hiddenRows.has(key) || view.layers.isHidden("face", key);
      return photo.camera && near ? photoLines(scene, photo.camera, aspectOf(photo), isHidden, near.keys()) : NO_LINES;
    },
    [photo, view, shown, near],
  );
  const lines = useSceneValue(store, KINDS, compute, "settled");
  return (
    <svg
      aria-hidden="true"
      className={styles.over}
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      preserveAspectRatio="none"
      style={{ opacity: strength }}
      data-part="model"
    >
      {PHOTO_LINE_KINDS.map((kind) => {
        const path = pathOf(lines[kind], photo);
        return (
          <g key={kind} className={styles.lines} data-kind={kind}>
            <path d={path} className={styles.halo} />
            <path d={path} />
          </g>
        );
      })}
    </svg>
  );
}
