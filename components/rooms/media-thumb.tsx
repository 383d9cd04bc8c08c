import { ImageOff, ImageUp, Play, Tag } from "lucide-react";
import { formatDuration } from "@/components/ui/format-time";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { MediaItem } from "./media-items";
import styles from "./media-thumb.module.css";

function addressOf(item: MediaItem): string | null {
  if (item.kind === "photo") return item.image.thumbnailUrl || shownAddress(item.image);
  return item.video.images?.[0]?.thumbnailUrl ?? null;
}

/** Thumbnail of a photo or video, with its tag count or duration. The caller provides the accessible name. */
export function MediaThumb({ item }: { item: MediaItem }) {
  const address = addressOf(item);
  const { state, onLoad, onError } = useMediaAddress(address);
  const tags = item.kind === "photo" ? (item.image.tags?.length ?? 0) : 0;
  return (
    <span className={styles.thumb} aria-hidden="true" data-local={isLocal(item) || undefined}>
      {address && state === "shown" ? (
        <img
          className={styles.picture}
          src={address}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          onLoad={onLoad}
          onError={onError}
        />
      ) : (
        <span className={styles.none}>
          {state === "reading" ? null : item.kind === "video" ? <Play /> : isLocal(item) ? <ImageUp /> : <ImageOff />}
        </span>
      )}
      {item.kind === "video" ? (
        <span translate="no" className={styles.badge}>
          <Play />
          {formatDuration(item.video.duration ?? 0)}
        </span>
      ) : tags > 0 ? (
        <span translate="no" className={styles.badge}>
          <Tag />
          {tags}
        </span>
      ) : null}
    </span>
  );
}

function isLocal(item: MediaItem): boolean {
  return item.kind === "photo" && item.image.isOptimistic === true;
}
