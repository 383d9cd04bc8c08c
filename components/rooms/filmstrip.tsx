"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";
import { useAction } from "@/lib/client/actions/use-action";
import type { Upload } from "@/lib/client/data/media/upload-store";
import { regionCopy as copy } from "./copy";
import styles from "./filmstrip.module.css";
import type { MediaItem } from "./media-items";
import { MediaThumb } from "./media-thumb";
import { UploadTile } from "./upload-tile";

/** Pixels between thumbnails, as in `filmstrip.module.css`. */
const STEP_PX = 102;
const OVERSCAN = 6;
/** Width for the first render, before the strip is measured. */
const FIRST_WIDTH_PX = 1000;

export type FilmstripProps = {
  roomName: string;
  items: readonly MediaItem[];
  /** Shown after the photos. */
  uploads: readonly Upload[];
  currentIndex: number;
  /** Keys of compared photos. */
  marked?: ReadonlySet<string>;
  nameOf: (item: MediaItem, index: number) => string;
  onChoose: (item: MediaItem) => void;
};

/** The room's photos and videos as a virtualized strip that keeps the current one visible. */
export function Filmstrip({ roomName, items, uploads, currentIndex, marked, nameOf, onChoose }: FilmstripProps) {
  const scroller = useRef<HTMLElement>(null);
  // While a video is shown, Space on its thumbnail plays it, as elsewhere.
  const play = useAction("review.play");
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: items.length + uploads.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => STEP_PX,
    overscan: OVERSCAN,
    initialRect: { width: FIRST_WIDTH_PX, height: 0 },
    paddingStart: 14,
    paddingEnd: 14,
  });
  const shouldFocus = useRef(false);
  useLayoutEffect(() => {
    if (currentIndex < 0) return;
    virtualizer.scrollToIndex(currentIndex, { align: "auto" });
    // Focus in the strip follows the current photo.
    shouldFocus.current = scroller.current?.contains(document.activeElement) === true;
  }, [virtualizer, currentIndex]);
  // Runs after every render, because the thumbnail may be rendered one render after the scroll.
  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    const picture = scroller.current?.querySelector<HTMLElement>("[aria-current]");
    if (!picture) return;
    shouldFocus.current = false;
    picture.focus({ preventScroll: true });
  });
  return (
    <nav ref={scroller} className={styles.strip} aria-label={copy.filmstrip(roomName)}>
      <ul className={styles.list} style={{ width: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const upload = uploads[index - items.length];
          if (upload) {
            return (
              <li key={upload.id} className={styles.place} style={{ left: start }}>
                <UploadTile upload={upload} />
              </li>
            );
          }
          const item = items[index];
          if (!item) return null;
          const isCurrent = index === currentIndex;
          return (
            <li key={item.key} className={styles.place} style={{ left: start }}>
              <button
                type="button"
                className={styles.picture}
                aria-label={nameOf(item, index)}
                aria-current={isCurrent || undefined}
                aria-pressed={marked?.has(item.key)}
                onClick={() => (isCurrent && play ? play.run() : onChoose(item))}
              >
                <MediaThumb item={item} />
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
