"use client";

import { Video } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import { isHazardImage } from "@/lib/domain/hazards";
import { regionReviewPath } from "@/lib/domain/insured-paths";
import { RoomPhoto } from "../evidence/room-photo";
import styles from "../parts/overview.module.css";
import { mediaCounts, mediaText } from "../parts/room-state";
import { mediaCopy } from "./copy";
import mediaStyles from "./media.module.css";
import type { MediaGroup, MediaItem } from "./media-filter";

/** Media shown per room at a time. */
const STEP = 24;

/** The media of one room, in steps, each linked to the room's review. */
export function RoomMedia(props: { group: MediaGroup; insuredKey: string; projectKey: string }) {
  const { region, items } = props.group;
  const [shown, setShown] = useState(STEP);
  const hrefOf = (mediaKey?: string) => regionReviewPath(props.insuredKey, props.projectKey, region.key, mediaKey);
  const remaining = items.length - shown;
  return (
    <section className={styles.inspection} aria-label={region.name}>
      <div className={styles.inspectionHead}>
        <h3>
          <Link href={hrefOf()} title={mediaCopy.openRoom(region.name)}>
            {region.name}
          </Link>
        </h3>
        <span className={styles.quiet}>{mediaText(mediaCounts(region))}</span>
      </div>
      <ul className={mediaStyles.grid}>
        {items.slice(0, shown).map((item, index) => (
          <li key={item.key}>
            <Tile item={item} at={index + 1} room={region.name} href={hrefOf(item.key)} />
          </li>
        ))}
      </ul>
      {remaining > 0 ? (
        <Button size="sm" onClick={() => setShown(shown + STEP)}>
          {mediaCopy.more(formatCount(Math.min(remaining, STEP)))}
        </Button>
      ) : null}
    </section>
  );
}

function Tile({ item, at, room, href }: { item: MediaItem; at: number; room: string; href: string }) {
  if (item.video) {
    const { duration } = item.video;
    return (
      <Link href={href} className={mediaStyles.tile} aria-label={mediaCopy.video(room, at)}>
        <RoomPhoto image={item.video.images?.[0] ?? null} alt="" />
        <span className={mediaStyles.caption}>
          <Video aria-hidden="true" />
          {duration ? mediaCopy.seconds(duration) : null}
        </span>
      </Link>
    );
  }
  const labels = (item.image.tags ?? []).map(({ label }) => label);
  const isHazard = isHazardImage(item.image);
  return (
    <Link href={href} className={mediaStyles.tile}>
      <RoomPhoto image={item.image} alt={mediaCopy.photo(room, at)} />
      <span className={mediaStyles.caption} data-tone={isHazard ? "warn" : undefined}>
        {isHazard ? (
          <>
            <Glyph name="alert" />
            <span className="visually-hidden">{mediaCopy.hazard}</span>
          </>
        ) : null}
        <span className={mediaStyles.labels}>{labels.length > 0 ? mediaCopy.tags(labels) : mediaCopy.noTag}</span>
      </span>
    </Link>
  );
}
