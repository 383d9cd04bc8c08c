"use client";

import { ImageOff, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type CSSProperties, useId, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { PhotoCamera } from "@/lib/domain/photo-camera";
import type { EvidenceState } from "@/lib/editor/tools/evidence/evidence-controller";
import { aspectOf, type EvidencePhoto } from "@/lib/editor/tools/evidence/evidence-photo";
import type { Vector2 } from "@/lib/geometry/vector2";
import bar from "../../parts/canvas-bar.module.css";
import { PHOTO_COPY as COPY } from "./copy";
import { PhotoMarks } from "./photo-marks";
import { PhotoModel } from "./photo-model";
import styles from "./photo-window.module.css";
import { usePhotoPointing } from "./use-photo-pointing";
import { type PhotoZoom, usePhotoZoom } from "./use-photo-zoom";

/** Returns the size and position of the frame. */
function frameStyle(photo: EvidencePhoto, { zoom, center }: PhotoCamera): CSSProperties {
  return {
    "--aspect": aspectOf(photo),
    "--zoom": zoom,
    // Relative to the size of the frame, from the middle of the stage.
    translate: `${(0.5 - center.x) * 100}% ${(0.5 - center.y) * 100}%`,
  } as CSSProperties;
}

/** The photo and the drawing over it. A click, or the crosshair that arrow keys move, points into the photo. */
export function PhotoStage({ state, photo }: { state: EvidenceState; photo: EvidencePhoto }) {
  const { state: loadState, isRetrying, onLoad, onError, retry } = useMediaAddress(photo.url);
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const zoom = usePhotoZoom(stage, photo);
  const { crosshair, pointer, frame } = usePhotoPointing(state, photo, zoom);
  const keysId = useId();

  if (loadState === "failed") {
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
    <div ref={setStage} className={styles.stage} aria-busy={loadState === "reading" || undefined}>
      <button
        {...frame}
        type="button"
        aria-label={COPY.stage(photo.name)}
        aria-describedby={keysId}
        data-entrance=""
        data-own-arrows=""
        className={styles.frame}
        style={frameStyle(photo, zoom.camera)}
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
        <PhotoMarks photo={photo} state={state} pointer={pointer} crosshair={crosshair} />
      </button>
      <ZoomButtons zoom={zoom} crosshair={crosshair} />
      <p id={keysId} className="visually-hidden">
        {COPY.stageKeys}
      </p>
    </div>
  );
}

/** Buttons that zoom around the crosshair, or around the middle of the view if there is none. */
function ZoomButtons({ zoom, crosshair }: { zoom: PhotoZoom; crosshair: Vector2 | null }) {
  const disabledReason = zoom.isFit ? COPY.isWhole : null;
  return (
    <fieldset aria-label={COPY.zoom} className={classNames(bar.dark, bar.floating, styles.zoom)}>
      <IconButton
        size="sm"
        icon={<ZoomOut />}
        label={COPY.zoomOut}
        shortcut="-"
        disabledReason={disabledReason}
        onClick={() => zoom.zoomOut(crosshair)}
      />
      <IconButton
        size="sm"
        icon={<Maximize />}
        label={COPY.fit}
        shortcut="0"
        disabledReason={disabledReason}
        onClick={zoom.fit}
      />
      <IconButton size="sm" icon={<ZoomIn />} label={COPY.zoomIn} shortcut="+" onClick={() => zoom.zoomIn(crosshair)} />
    </fieldset>
  );
}
