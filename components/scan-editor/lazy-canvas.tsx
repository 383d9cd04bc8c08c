"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import styles from "./editor.module.css";

/** Asked for while the lists are still on their way, so that the picture waits for no more than these. */
export const loadCanvas = () => import("./canvas/scan-canvas").then((module) => module.ScanCanvas);

/** The canvas comes in its own chunk: no other page loads three. */
export const LazyCanvas = dynamic(loadCanvas, {
  ssr: false,
  loading: () => (
    <div className={styles.canvasLoading}>
      <Skeleton width={160} height={14} />
    </div>
  ),
});
