import { Video } from "lucide-react";
import Link from "next/link";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { formatCount } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import type { Region } from "@/lib/domain/entities";
import { type ClaimTab, overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import { overviewCopy } from "../parts/copy";
import styles from "../parts/overview.module.css";
import { mediaCounts, mediaText } from "../parts/room-state";
import { RoomsPending } from "../parts/rooms-pending";
import type { Claim } from "../parts/use-claim";
import { evidenceCopy } from "./copy";
import stripStyles from "./evidence.module.css";
import { evidenceRooms } from "./evidence-rooms";
import { RoomPhoto } from "./room-photo";
import { photosOf, tileState } from "./tile-state";

const PLACEHOLDER_KEYS = ["a", "b", "c", "d"];

/** Shows the rooms of a claim, each with its newest photo. */
export function EvidenceStrip({ claim }: { claim: Claim }) {
  const { insured, project, regions } = claim;
  const tab = (name: ClaimTab) => overviewPath(insured.key, project.key, name);
  const shown = regions ? evidenceRooms(regions) : [];
  const more = (regions?.length ?? 0) - shown.length;
  return (
    <section className={styles.block} aria-labelledby="evidence">
      <div className={styles.blockHead}>
        <h2 id="evidence">{evidenceCopy.title}</h2>
        {regions && regions.length > 0 ? <span className={styles.quiet}>{summaryOf(regions)}</span> : null}
        <Link className={styles.end} href={tab("media")} scroll={false}>
          {evidenceCopy.allMedia}
        </Link>
      </div>
      <RoomsPending claim={claim}>
        <StripSkeleton />
      </RoomsPending>
      {regions?.length === 0 ? <p className={styles.none}>{overviewCopy.noRooms}</p> : null}
      {regions && regions.length > 0 ? (
        <ul className={stripStyles.strip} aria-label={evidenceCopy.strip}>
          {shown.map((region) => (
            <li key={region.key}>
              <Tile region={region} href={regionReviewPath(insured.key, project.key, region.key)} />
            </li>
          ))}
          {more > 0 ? (
            <li>
              <Link className={stripStyles.more} href={tab("inspections")} scroll={false}>
                {evidenceCopy.more(more)}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

function summaryOf(regions: readonly Region[]): string {
  const counts = regions.map(mediaCounts);
  const sum = (kind: "photos" | "videos") => counts.reduce((total, count) => total + count[kind], 0);
  return evidenceCopy.summary(
    mediaText({ photos: sum("photos"), videos: sum("videos") }),
    evidenceCopy.rooms(regions.length),
  );
}

function Tile({ region, href }: { region: Region; href: string }) {
  const [newest] = photosOf(region);
  const { photos, videos } = mediaCounts(region);
  const state = tileState(region);
  return (
    <Link href={href} className={stripStyles.tile}>
      <RoomPhoto image={newest ?? null} alt={newest ? evidenceCopy.newest(region.name) : ""} />
      <span className={stripStyles.caption}>
        <span translate="no" className={styles.roomName}>
          {region.name}
        </span>
        <span translate="no" className={stripStyles.count}>
          {formatCount(photos)}
          {videos > 0 ? (
            <>
              <span aria-hidden="true"> + {formatCount(videos)}</span>
              <Video aria-hidden="true" />
              <span className="visually-hidden">{evidenceCopy.videos(videos)}</span>
            </>
          ) : null}
        </span>
      </span>
      <span className={styles.roomState} data-tone={state.tone}>
        <Glyph name={state.glyph} />
        {state.label}
      </span>
    </Link>
  );
}

function StripSkeleton() {
  return (
    <div className={stripStyles.strip} aria-hidden="true">
      {PLACEHOLDER_KEYS.map((name) => (
        <div key={name} className={stripStyles.tile}>
          <span className={stripStyles.photo} />
          <span className={stripStyles.caption}>
            <Skeleton width="60%" />
          </span>
        </div>
      ))}
    </div>
  );
}
