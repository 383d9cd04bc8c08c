"use client";

import { ImageOff, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf, type EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import type { Vector2 } from "@/lib/geometry/vector2";
import { useEditor } from "../../context/editor-context";
import bar from "../../parts/canvas-bar.module.css";
import { PHOTO_COPY as COPY } from "./copy";
import { PhotoMarks } from "./photo-marks";
import { PhotoModel } from "./photo-model";
import styles from "./photo-window.module.css";
import { usePhotoZoom } from "./use-photo-zoom";

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

const inside = (value: number): number => Math.min(1, Math.max(0, value));

/** The photo and the drawing over it. A click, or the cross that arrow keys move, points into the photo. */
export function PhotoStage({ state, photo }: { state: EvidenceState; photo: EvidencePhoto }) {
  const { evidence } = useEditor().view;
  const { state: loaded, isRetrying, onLoad, onError, retry } = useMediaAddress(photo.url);
  const frame = useRef<HTMLButtonElement>(null);
  const [around, setAround] = useState<HTMLDivElement | null>(null);
  const zoom = usePhotoZoom(around, photo);
  const { centre } = zoom.camera;
  const [cross, setCross] = useState<Vector2 | null>(null);
  const [pointer, setPointer] = useState<Vector2 | null>(null);
  // The frame keeps the focus when the photo changes, but not the marks of the last photo.
  const [shownKey, setShownKey] = useState(photo.key);
  if (shownKey !== photo.key) {
    setShownKey(photo.key);
    setCross(null);
    setPointer(null);
  }
  const keysId = useId();
  const isOutlining = state.tool === "outline" && state.corners.length > 0;

  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Vector2 {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return MIDDLE;
    return [inside((clientX - box.left) / box.width), inside((clientY - box.top) / box.height)];
  }

  /** Whether a place is at the outline's first corner. */
  function isFirstCorner([x, y]: Vector2): boolean {
    const first = state.corners[0]?.place;
    const box = frame.current?.getBoundingClientRect();
    if (!first || !box || state.corners.length < 3) return false;
    return Math.hypot((x - first[0]) * box.width, (y - first[1]) * box.height) < CLOSING_PX;
  }

  function click(place: Vector2): void {
    if (isOutlining && isFirstCorner(place)) evidence.closeOutline();
    else evidence.click(place);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const step = STEP * (event.shiftKey ? 5 : event.altKey ? 0.1 : 1);
      const [x, y] = cross ?? MIDDLE;
      const next: Vector2 = [inside(x + arrow[0] * step), inside(y + arrow[1] * step)];
      setCross(next);
      setPointer(next);
      zoom.reveal(next);
    } else if (event.key === "+" || event.key === "=") zoom.zoomIn(cross);
    else if (event.key === "-") zoom.zoomOut(cross);
    else if (event.key === "0") zoom.fit();
    else if (event.key === "Enter" && isOutlining) evidence.closeOutline();
    else if (event.key === " " || event.key === "Enter") click(cross ?? MIDDLE);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onPointerMove(event: PointerEvent): void {
    if (state.corners.length > 0) setPointer(placeOf(event));
  }

  if (loaded === "failed") {
    return (
      <div className={styles.stage}>
        <ErrorState
          icon={<ImageOff aria-hidden="true" />}
          message={COPY.photoFailed}
          retryLabel={COPY.retry}
          isRetrying={isRetrying}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <div ref={setAround} className={styles.stage} aria-busy={loaded === "reading" || undefined}>
      <button
        ref={frame}
        type="button"
        aria-label={COPY.stage(photo.name)}
        aria-describedby={keysId}
        data-entrance=""
        data-own-arrows=""
        className={styles.frame}
        style={
          {
            "--aspect": aspectOf(photo),
            "--zoom": zoom.camera.zoom,
            // In fractions of its own size, from the middle of the stage.
            translate: `${(0.5 - centre.x) * 100}% ${(0.5 - centre.y) * 100}%`,
          } as CSSProperties
        }
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setPointer(null)}
        onClick={(event) => {
          // Some browsers do not focus a clicked button.
          event.currentTarget.focus({ preventScroll: true });
          if (zoom.wasDragged()) return;
          setCross(null);
          click(placeOf(event));
        }}
        onBlur={() => setCross(null)}
      >
        <img
          key={photo.key}
          className={styles.photo}
          src={photo.url}
          alt=""
          draggable={false}
          decoding="async"
          onLoad={onLoad}
          onError={onError}
        />
        {photo.camera && state.isModelDrawn ? (
          <PhotoModel key={`${photo.key}-model`} photo={photo} strength={state.strength} />
        ) : null}
        <PhotoMarks photo={photo} state={state} pointer={pointer} cross={cross} />
      </button>
      <fieldset aria-label={COPY.zoom} className={classNames(bar.dark, bar.floating, styles.zoom)}>
        <IconButton
          size="sm"
          icon={<ZoomOut />}
          label={COPY.zoomOut}
          shortcut="-"
          disabledReason={zoom.isFit ? COPY.isWhole : null}
          onClick={() => zoom.zoomOut(cross)}
        />
        <IconButton
          size="sm"
          icon={<Maximize />}
          label={COPY.fit}
          shortcut="0"
          disabledReason={zoom.isFit ? COPY.isWhole : null}
          onClick={zoom.fit}
        />
        <IconButton size="sm" icon={<ZoomIn />} label={COPY.zoomIn} shortcut="+" onClick={() => zoom.zoomIn(cross)} />
      </fieldset>
      <p id={keysId} className="visually-hidden">
        {COPY.stageKeys}
      </p>
    </div>
  );
}
