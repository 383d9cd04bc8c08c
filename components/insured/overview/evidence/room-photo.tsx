"use client";

import { ImageOff } from "lucide-react";
import { useState } from "react";
import type { Image } from "@/lib/domain/entities";
import styles from "./evidence.module.css";

/** A photo in a tile of 4 by 3; a quiet mark where there is none, or it cannot be read. */
export function RoomPhoto({ image, alt }: { image: Pick<Image, "url" | "thumbnailUrl"> | null; alt: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const url = image && (image.thumbnailUrl || image.url);
  const isShown = Boolean(url) && url !== brokenUrl;
  // A photo that failed before the page came to life has told nobody.
  const look = (element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) setBrokenUrl(url);
  };
  return (
    <span className={styles.photo}>
      {isShown ? (
        <img
          ref={look}
          src={url ?? undefined}
          alt={alt}
          width={480}
          height={360}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <ImageOff role="img" aria-label={alt || undefined} aria-hidden={alt ? undefined : true} />
      )}
    </span>
  );
}
