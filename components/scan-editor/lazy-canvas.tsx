"use client";

import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import styles from "./editor.module.css";

/** The canvas comes in its own chunk: no other page loads three. */
export const LazyCanvas = dynamic(() => import("./canvas/scan-canvas").then((module) => module.ScanCanvas), {
  ssr: false,
  loading: () => (
    <div className={styles.canvasLoading}>
      <Skeleton width={160} height={14} />
    </div>
  ),
});
