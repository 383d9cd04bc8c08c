"use client";

import { RotateCw, Scan, ZoomIn, ZoomOut } from "lucide-react";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { regionCopy as copy } from "./copy";
import type { CameraControls } from "./use-photo-camera";

/** Pixels that one key press pans. */
const STEP_PX = 80;

/** Registers the keys of the camera: + - 0 and z zoom, Shift+R rotates, Shift+arrows pan. */
export function useCameraActions(controls: CameraControls): void {
  const page = { group: "page" } as const;
  const panAction = (id: string, label: string, key: string, x: number, y: number): Action => ({
    ...page,
    id: `review.${id}`,
    label,
    keys: [`shift+${key}`],
    isKeyOnly: true,
    isRepeatable: true,
    run: () => controls.pan({ x: x * STEP_PX, y: y * STEP_PX }),
  });
  useActions([
    {
      ...page,
      id: "review.zoom-in",
      label: copy.zoomIn,
      icon: ZoomIn,
      keys: ["+", "="],
      isRepeatable: true,
      run: controls.zoomIn,
    },
    {
      ...page,
      id: "review.zoom-out",
      label: copy.zoomOut,
      icon: ZoomOut,
      keys: ["-"],
      isRepeatable: true,
      run: controls.zoomOut,
    },
    { ...page, id: "review.fit", label: copy.fitWhole, icon: Scan, keys: ["0"], run: controls.fit },
    {
      ...page,
      id: "review.actual-size",
      label: copy.actualSize,
      icon: Scan,
      keys: ["z"],
      run: () => (controls.isFit ? controls.actualSize() : controls.fit()),
    },
    {
      ...page,
      id: "review.rotate",
      label: copy.rotate,
      icon: RotateCw,
      keys: ["shift+r"],
      run: () => controls.turn(1),
    },
    panAction("pan-left", copy.panLeft, "ArrowLeft", 1, 0),
    panAction("pan-right", copy.panRight, "ArrowRight", -1, 0),
    panAction("pan-up", copy.panUp, "ArrowUp", 0, 1),
    panAction("pan-down", copy.panDown, "ArrowDown", 0, -1),
  ]);
}
