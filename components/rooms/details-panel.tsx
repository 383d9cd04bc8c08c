"use client";

import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { formatCount, formatDayAndTime, formatDuration } from "@/components/ui/format-time";
import { distanceBetween, placeOf } from "@/lib/domain/distance";
import type { Image, Video } from "@/lib/domain/entities";
import { type MediaTime, mediaTime } from "@/lib/domain/media-time";
import { usTimeZone } from "@/lib/domain/us-time-zone";
import { regionCopy as copy } from "./copy";
import styles from "./details-panel.module.css";
import { distanceText } from "./length-text";
import { type MediaItem, videoNumber } from "./media-items";
import { mediaTimeText } from "./media-time-text";
import { lossText } from "./time-from-loss";
import type { Review } from "./use-review";

export type DetailsPanelProps = {
  item: MediaItem;
  review: Review;
  /** Seeks the video to a time in seconds. */
  onFrame: (videoKey: string, seconds: number) => void;
};

/** Facts about a photo or video, without judgment. */
export function DetailsPanel({ item, review, onFrame }: DetailsPanelProps) {
  return (
    <section className={styles.panel} aria-label={copy.details}>
      <h2 className={styles.title}>{copy.details}</h2>
      <dl className={styles.facts}>
        {item.kind === "photo" ? (
          <PhotoFacts image={item.image} video={item.video} review={review} onFrame={onFrame} />
        ) : (
          <VideoFacts video={item.video} />
        )}
        <Fact name={copy.key}>
          <code className={styles.key}>{shortKey(item.key)}</code>
          <CopyButton text={item.key} label={copy.copyKey} copiedLabel={copy.copied} />
        </Fact>
      </dl>
    </section>
  );
}

type PhotoFactsProps = { image: Image; video: Video | null } & Pick<DetailsPanelProps, "review" | "onFrame">;

function PhotoFacts({ image, video, review, onFrame }: PhotoFactsProps) {
  const frameTime = image.videoTimestamp ?? 0;
  const frame = video ? copy.frameOf(videoNumber(review.room, video.key), formatDuration(frameTime)) : "";
  const place = placeOf(image);
  const propertyPlace = review.property && placeOf(review.property);
  const time = mediaTime(image);
  return (
    <>
      <TimeFact time={time} />
      <LossFact time={time} review={review} />
      {video ? (
        <Fact name={copy.from}>
          <button
            type="button"
            className={styles.frame}
            aria-label={copy.showFrame(frame)}
            onClick={() => onFrame(video.key, frameTime)}
          >
            {frame}
          </button>
        </Fact>
      ) : null}
      <Fact name={copy.size}>{pixels(image)}</Fact>
      <Fact name={copy.status}>{copy.statuses[image.status]}</Fact>
      <Fact name={copy.place}>{place ? `${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}` : copy.none}</Fact>
      {place && propertyPlace ? (
        <Fact name={copy.distance}>{copy.fromProperty(distanceText(distanceBetween(place, propertyPlace)))}</Fact>
      ) : null}
    </>
  );
}

function VideoFacts({ video }: { video: Video }) {
  return (
    <>
      <TimeFact time={mediaTime(video)} />
      <Fact name={copy.duration}>{formatDuration(video.duration ?? 0)}</Fact>
      <Fact name={copy.size}>{pixels(video)}</Fact>
      <Fact name={copy.frames}>{formatCount(video.images?.length ?? 0)}</Fact>
    </>
  );
}

function TimeFact({ time }: { time: MediaTime | null }) {
  if (time === null) return null;
  return <Fact name={time.isTaken ? copy.taken : copy.added}>{mediaTimeText(time, formatDayAndTime)}</Fact>;
}

/** Shows the time between loss and capture; renders nothing if only the time of upload is known. */
function LossFact({ time, review: { project, property } }: { time: MediaTime | null; review: Review }) {
  const zone = property && usTimeZone(property);
  const text = time?.isTaken ? lossText(time, project.dateOfLoss, { home: zone ?? undefined }) : null;
  return text ? <Fact name={copy.loss}>{text}</Fact> : null;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function pixels({ width, height }: { width?: number; height?: number }): string {
  return width && height ? `${width} × ${height}` : copy.none;
}

/** Keeps the prefix and the end of a key, which people compare. */
function shortKey(key: string): string {
  const [prefix = ""] = key.split("-");
  return key.length > 16 ? `${prefix}…${key.slice(-6)}` : key;
}
