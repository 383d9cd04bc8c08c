"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import styles from "./editor.module.css";

/** Can be called before the survey is loaded, so that both load at the same time. */
export const loadCanvas = () => import("./canvas/scan-canvas").then((module) => module.ScanCanvas);

/** The canvas is a chunk of its own, so that no other page loads three. */
export const LazyCanvas = dynamic(loadCanvas, {
  ssr: false,
  loading: () => (
    <div className={styles.canvasLoading}>
      <Skeleton width={160} height={14} />
    </div>
  ),
});
