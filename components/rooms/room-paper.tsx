"use client";

import { useEffect, useRef, useState } from "react";
import { formatDayAndTime, formatDuration, readZoneName } from "@/components/ui/format-time";
import { shownAddress } from "@/lib/client/data/media/local-previews";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import { addressText } from "@/lib/domain/address-lines";
import { personName } from "@/lib/domain/person-name";
import { regionCopy as copy } from "./copy";
import { type MediaItem, timeOf } from "./media-items";
import { mediaTimeText } from "./media-time-text";
import styles from "./room-paper.module.css";
import { type MediaCursor, useMediaCursor } from "./use-media-cursor";
import type { Review } from "./use-review";

const PHOTOS_PER_PAGE = 6;

type RoomPaperProps = {
  review: Review;
  /** Called when every picture has loaded or failed; may be called again. */
  onReady: () => void;
};

/** The printed room in the order and filter of the screen: six photos per page, each page with a claim header. */
export function RoomPaper({ review, onReady }: RoomPaperProps) {
  const cursor = useMediaCursor(review.room);
  const { items } = cursor;
  const settled = useRef(new Set<string>());
  const settle = (key: string) => {
    settled.current.add(key);
    if (items.every((item) => settled.current.has(item.key))) onReady();
  };
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) onReady();
  });
  const pages = Math.max(1, Math.ceil(items.length / PHOTOS_PER_PAGE));
  return (
    <div className={styles.paper} data-print="only">
      {Array.from({ length: pages }, (_, page) => {
        const from = page * PHOTOS_PER_PAGE;
        return (
          <section key={items[from]?.key ?? review.room.key} className={styles.page}>
            <PageHeader review={review} cursor={cursor} page={page + 1} pages={pages} />
            {isEmpty ? (
              <p>{cursor.query.only === "all" ? copy.noMedia : copy.noHazards}</p>
            ) : (
              <div className={styles.photos}>
                {items.slice(from, from + PHOTOS_PER_PAGE).map((item, index) => (
                  <Photo
                    key={item.key}
                    item={item}
                    name={
                      item.kind === "photo" ? copy.photo(from + index + 1) : copy.video(cursor.videoNumber(item.key))
                    }
                    onSettled={() => settle(item.key)}
                  />
                ))}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

function PageHeader(props: { review: Review; cursor: MediaCursor; page: number; pages: number }) {
  const { insured, project, property, room } = props.review;
  const { items, all, query } = props.cursor;
  const address = property?.address ? addressText(property.address) : "";
  return (
    <header className={styles.header}>
      <h2>{room.name}</h2>
      <p>{copy.claim(project.claimNumber)}</p>
      <p>{[personName(insured), address].filter(Boolean).join(" · ")}</p>
      <p>{copy.page(props.page, props.pages)}</p>
      {query.only === "hazards" ? <p>{copy.hazardsOfAll(items.length, all.length)}</p> : null}
    </header>
  );
}

function Photo({ item, name, onSettled }: { item: MediaItem; name: string; onSettled: () => void }) {
  const tags = item.kind === "photo" ? (item.image.tags ?? []) : [];
  const caption = item.kind === "photo" ? item.image.caption : null;
  return (
    <figure className={styles.photo}>
      <Picture item={item} name={name} onSettled={onSettled} />
      <figcaption>
        <strong>{name}</strong> {timeText(item)}
        {caption ? <p>{caption}</p> : null}
        {tags.length > 0 ? <p>{tags.map(({ label }) => label).join(", ")}</p> : null}
      </figcaption>
    </figure>
  );
}

function Picture({ item, name, onSettled }: { item: MediaItem; name: string; onSettled: () => void }) {
  const address = item.kind === "photo" ? item.image.thumbnailUrl || shownAddress(item.image) : null;
  const { state, onLoad, onError } = useMediaAddress(address);
  const [isLoaded, setIsLoaded] = useState(false);
  const isMissing = !address || state === "failed";
  useEffect(() => {
    if (isMissing || isLoaded) onSettled();
  });
  if (isMissing) {
    return <p className={styles.missing}>{item.kind === "video" ? copy.videoOnPaper : copy.photoFailed}</p>;
  }
  // Renders no image while its address is read again, so that the retry mounts a new element.
  if (state === "reading") return <p className={styles.missing} />;
  const loaded = () => {
    onLoad();
    setIsLoaded(true);
  };
  return <img className={styles.picture} src={address} alt={name} onLoad={loaded} onError={onError} />;
}

function timeText(item: MediaItem): string {
  const duration = item.kind === "video" ? [formatDuration(item.video.duration ?? 0)] : [];
  const time = timeOf(item);
  if (time === null) return duration.join();
  const text = mediaTimeText(time, (iso) =>
    time.isZoneKnown ? `${formatDayAndTime(iso)} ${readZoneName(Date.parse(iso))}` : formatDayAndTime(iso),
  );
  return [...duration, time.isTaken ? copy.takenAt(text) : copy.addedAt(text)].join(" · ");
}
