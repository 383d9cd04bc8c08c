"use client";

import { RotateCw, Scan, ZoomIn, ZoomOut } from "lucide-react";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import type { CameraControls } from "./use-photo-camera";
import { regionWords as words } from "./words";

/** Pixels that one press of a key moves the view. */
const STEP_PX = 80;

/** The keys of the camera: + - 0 and z for the zoom, Shift with r turns, Shift with an arrow moves. */
export function useCameraActions(controls: CameraControls): void {
  const page = { group: "page" } as const;
  const move = (id: string, label: string, key: string, x: number, y: number): Action => ({
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
      label: words.zoomIn,
      icon: ZoomIn,
      keys: ["+", "="],
      isRepeatable: true,
      run: controls.zoomIn,
    },
    {
      ...page,
      id: "review.zoom-out",
      label: words.zoomOut,
      icon: ZoomOut,
      keys: ["-"],
      isRepeatable: true,
      run: controls.zoomOut,
    },
    { ...page, id: "review.fit", label: words.fitWhole, icon: Scan, keys: ["0"], run: controls.fit },
    {
      ...page,
      id: "review.actual-size",
      label: words.actualSize,
      icon: Scan,
      keys: ["z"],
      run: () => (controls.isFit ? controls.actualSize() : controls.fit()),
    },
    {
      ...page,
      id: "review.rotate",
      label: words.rotate,
      icon: RotateCw,
      keys: ["shift+r"],
      run: () => controls.turn(1),
    },
    move("pan-left", words.panLeft, "ArrowLeft", 1, 0),
    move("pan-right", words.panRight, "ArrowRight", -1, 0),
    move("pan-up", words.panUp, "ArrowUp", 0, 1),
    move("pan-down", words.panDown, "ArrowDown", 0, -1),
  ]);
}
