"use client";

import { ImageOff } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import type { ElementSize } from "@/components/ui/use-element-size";
import { shownAddress } from "@/lib/client/media/local-previews";
import type { Image } from "@/lib/domain/entities";
import { cssTransform, fitScale, type Size } from "@/lib/domain/photo-camera";
import styles from "./photo-viewer.module.css";
import type { CameraControls } from "./use-photo-camera";
import { usePhotoGestures } from "./use-photo-gestures";
import { regionWords as words } from "./words";

export type PhotoViewerProps = {
  image: Image;
  alt: string;
  frame: RefObject<HTMLDivElement | null>;
  frameSize: ElementSize | null;
  controls: CameraControls;
  /** Reads the photo's address anew: it may have expired. */
  onReload: () => void;
  /** What lies over the photo, such as the boxes of its tags. */
  children?: ReactNode;
};

/** A photo that records no size is laid out as a common one until the browser knows it. */
const UNKNOWN_SIZE: Size = { width: 3, height: 2 };

/** The size of a photo as its record tells it. */
export function photoSize({ width, height }: Pick<Image, "width" | "height">): Size {
  return width > 0 && height > 0 ? { width, height } : UNKNOWN_SIZE;
}

/** One photo under a camera: wheel and pinch zoom, dragging moves, a double press goes to actual size and back. */
export function PhotoViewer({ image, alt, frame, frameSize, controls, onReload, children }: PhotoViewerProps) {
  // The address that could not be loaded: another one, read anew, is tried again.
  const [failed, setFailed] = useState<string | null>(null);
  usePhotoGestures(frame, controls);
  const size = photoSize(image);
  const fit = frameSize ? fitScale(frameSize, size, 0) : 0;
  const laidOut = { width: size.width * fit, height: size.height * fit };
  const isFailed = failed === image.url;

  return (
    <div ref={frame} className={styles.frame} data-zoomed={!controls.isFit || undefined}>
      {isFailed ? (
        <ErrorState
          icon={<ImageOff aria-hidden="true" />}
          message={words.photoFailed}
          retryLabel={words.retry}
          onRetry={() => {
            setFailed(null);
            onReload();
          }}
        />
      ) : frameSize ? (
        <>
          <img
            key={image.key}
            className={styles.photo}
            src={shownAddress(image)}
            alt={alt}
            draggable={false}
            decoding="async"
            style={{
              ...laidOut,
              transform: cssTransform(controls.camera, frameSize, size, laidOut),
              backgroundImage: image.thumbnailUrl ? `url(${JSON.stringify(image.thumbnailUrl)})` : undefined,
            }}
            onError={() => setFailed(image.url)}
          />
          {children}
        </>
      ) : null}
    </div>
  );
}
