"use client";

import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden";
import { useSkeletonPhase } from "./use-skeleton-phase";

/** Shows the skeleton after 150 ms, for at least 300 ms, then the content. `children` is not called while loading. */
export function SkeletonSwitch(props: {
  isLoading: boolean;
  skeleton: ReactNode;
  loadingLabel?: string;
  children: () => ReactNode;
}) {
  const phase = useSkeletonPhase(props.isLoading);
  if (phase === "content" && !props.isLoading) return props.children();
  if (phase !== "skeleton") return null;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{props.loadingLabel ?? "Loading"}</span>
      </VisuallyHidden>
      {props.skeleton}
    </>
  );
}
