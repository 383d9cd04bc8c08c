"use client";
/** Points into the open photo, by pointer or by a crosshair that arrow keys move. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import type { EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import type { Vector2 } from "@/lib/geometry/vector2";
import { useEditor } from "../../context/editor-context";
import type { PhotoZoom } from "./use-photo-zoom";

const MIDDLE: Vector2 = [0.5, 0.5];
const STEP = 0.01;
const ARROWS: Readonly<Record<string, Vector2>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A click this close to the first corner closes an outline, in pixels. */
const CLOSING_PX = 9;

const clampToPhoto = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns the point under the pointer, in fractions of the frame. */
function pointInFrame(frame: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }): Vector2 {
  const box = frame?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return MIDDLE;
  return [clampToPhoto((clientX - box.left) / box.width), clampToPhoto((clientY - box.top) / box.height)];
}

/** Returns whether a click at the point closes the outline. */
function isAtFirstCorner(frame: HTMLElement | null, { corners }: EvidenceState, [x, y]: Vector2): boolean {
  const first = corners[0]?.place;
  const box = frame?.getBoundingClientRect();
  if (!first || !box || corners.length < 3) return false;
  return Math.hypot((x - first[0]) * box.width, (y - first[1]) * box.height) < CLOSING_PX;
}

/**
 * Returns the crosshair and the pointer, in fractions of the photo or null, and the frame's ref and handlers. When
 * the photo changes, the frame keeps the focus, and crosshair and pointer are cleared.
 */
export function usePhotoPointing(state: EvidenceState, photo: EvidencePhoto, zoom: PhotoZoom) {
  const { evidence } = useEditor().view;
  const ref = useRef<HTMLButtonElement>(null);
  const [crosshair, setCrosshair] = useState<Vector2 | null>(null);
  const [pointer, setPointer] = useState<Vector2 | null>(null);
  const [shownKey, setShownKey] = useState(photo.key);
  if (shownKey !== photo.key) {
    setShownKey(photo.key);
    setCrosshair(null);
    setPointer(null);
  }
  const isOutlining = state.tool === "outline" && state.corners.length > 0;

  function click(point: Vector2): void {
    if (isOutlining && isAtFirstCorner(ref.current, state, point)) evidence.closeOutline();
    else evidence.click(point);
  }

  function moveCrosshair(direction: Vector2, step: number): void {
    const [x, y] = crosshair ?? MIDDLE;
    const next: Vector2 = [clampToPhoto(x + direction[0] * step), clampToPhoto(y + direction[1] * step)];
    setCrosshair(next);
    setPointer(next);
    zoom.reveal(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) moveCrosshair(arrow, STEP * (event.shiftKey ? 5 : event.altKey ? 0.1 : 1));
    else if (event.key === "+" || event.key === "=") zoom.zoomIn(crosshair);
    else if (event.key === "-") zoom.zoomOut(crosshair);
    else if (event.key === "0") zoom.fit();
    else if (event.key === "Enter" && isOutlining) evidence.closeOutline();
    else if (event.key === " " || event.key === "Enter") click(crosshair ?? MIDDLE);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent<HTMLButtonElement>): void {
    // Some browsers do not focus a clicked button.
    event.currentTarget.focus({ preventScroll: true });
    if (zoom.wasDragged()) return;
    setCrosshair(null);
    click(pointInFrame(ref.current, event));
  }

  function onPointerMove(event: PointerEvent): void {
    if (state.corners.length > 0) setPointer(pointInFrame(ref.current, event));
  }

  return {
    crosshair,
    pointer,
    frame: {
      ref,
      onKeyDown,
      onPointerMove,
      onPointerLeave: () => setPointer(null),
      onClick,
      onBlur: () => setCrosshair(null),
    },
  };
}
