"use client";

import { ImageOff } from "lucide-react";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { Image } from "@/lib/domain/entities";
import styles from "./evidence.module.css";

type ShownImage = Pick<Image, "key" | "url" | "thumbnailUrl" | "isOptimistic">;

/** A photo in a 4:3 tile; a placeholder without one, or when it fails to load. */
export function RoomPhoto({ image, alt }: { image: ShownImage | null; alt: string }) {
  const url = (image && (image.thumbnailUrl || shownAddress(image))) || null;
  const { state, onLoad, onError } = useMediaAddress(url);
  // React gets no error event of a photo that failed before hydration.
  const reportEarlyError = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) onError();
  };
  return (
    <span className={styles.photo}>
      {url && state === "shown" ? (
        <img
          ref={reportEarlyError}
          src={url}
          alt={alt}
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          onLoad={onLoad}
          onError={onError}
        />
      ) : state === "reading" ? null : (
        <ImageOff role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />
      )}
    </span>
  );
}
