"use client";

import { ImageOff } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { ErrorState } from "@/components/ui/feedback/error-state";
import type { ElementSize } from "@/components/ui/use-element-size";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { Image } from "@/lib/domain/entities";
import { cssTransform, fitScale, type Size } from "@/lib/domain/photo-camera";
import { regionCopy as copy } from "./copy";
import styles from "./photo-viewer.module.css";
import type { CameraControls } from "./use-photo-camera";
import { usePhotoGestures } from "./use-photo-gestures";

export type PhotoViewerProps = {
  image: Image;
  alt: string;
  frame: RefObject<HTMLDivElement | null>;
  frameSize: ElementSize | null;
  controls: CameraControls;
  /** Shown over the photo, such as the boxes of its tags. */
  children?: ReactNode;
};

/** Size assumed for a photo without one, until the browser knows it. */
const UNKNOWN_SIZE: Size = { width: 3, height: 2 };

/** Returns the recorded size of a photo, or an assumed size if none is recorded. */
export function photoSize({ width, height }: Pick<Image, "width" | "height">): Size {
  return width > 0 && height > 0 ? { width, height } : UNKNOWN_SIZE;
}

/** One photo under a camera: wheel and pinch zoom, dragging pans, a double press toggles the actual size. */
export function PhotoViewer({ image, alt, frame, frameSize, controls, children }: PhotoViewerProps) {
  const address = shownAddress(image);
  const { state, isRetrying, onLoad, onError, retry } = useMediaAddress(address);
  usePhotoGestures(frame, controls);
  const size = photoSize(image);
  const fit = frameSize ? fitScale(frameSize, size, 0) : 0;
  const layoutSize = { width: size.width * fit, height: size.height * fit };

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-zoomed={!controls.isFit || undefined}
      aria-busy={state === "reading" || undefined}
    >
      {address === null ? (
        <p className={styles.waits}>{copy.photoWaits}</p>
      ) : state === "failed" ? (
        <div className={styles.failure}>
          <ErrorState
            icon={<ImageOff aria-hidden="true" />}
            message={copy.photoFailed}
            retryLabel={copy.retry}
            isRetrying={isRetrying}
            onRetry={retry}
          />
        </div>
      ) : frameSize && state === "shown" ? (
        <>
          <img
            key={image.key}
            className={styles.photo}
            src={address}
            alt={alt}
            draggable={false}
            decoding="async"
            style={{
              ...layoutSize,
              transform: cssTransform(controls.camera, frameSize, size, layoutSize),
              backgroundImage: image.thumbnailUrl ? `url(${JSON.stringify(image.thumbnailUrl)})` : undefined,
            }}
            onLoad={onLoad}
            onError={onError}
          />
          {children}
        </>
      ) : null}
    </div>
  );
}
