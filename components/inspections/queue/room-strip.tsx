import Link from "next/link";
import { formatCount } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import { useMediaAddress } from "@/lib/client/data/media/use-media-address";
import type { WorkDetail } from "@/lib/client/data/worklist/use-work-detail";
import type { SurveyListItem } from "@/lib/domain/entities";
import { overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import type { RoomSummary } from "@/lib/domain/room-summary";
import { queueCopy } from "./copy";
import styles from "./queue.module.css";

/** Tiles that fit in one row. */
export const MAX_ROOMS = 5;

/** A photo of each room, with media counts and hazards. */
export function RoomStrip({ survey, detail }: { survey: SurveyListItem; detail: WorkDetail }) {
  const { insured, project } = survey;
  const shown = detail.rooms.slice(0, MAX_ROOMS);
  const more = detail.rooms.length - shown.length;
  return (
    <div className={styles.strip}>
      <ul className={styles.rooms} aria-label={queueCopy.rooms}>
        {shown.map((room) => (
          <li key={room.regionKey}>
            <Link
              className={styles.room}
              href={regionReviewPath(insured.key, project.key, room.regionKey)}
              prefetch={false}
              aria-label={queueCopy.roomMedia(room.name, room.mediaCount, formatCount(room.mediaCount))}
            >
              <RoomPhoto room={room} />
              <span className={styles.caption}>
                <span className={styles.roomName} dir="auto">
                  {room.name}
                </span>
                <span className={styles.count}>{formatCount(room.mediaCount)}</span>
              </span>
              <span className={styles.tag} dir="auto">
                {room.topTag?.isHazard ? <Glyph name="alert" /> : null}
                <span>{room.topTag?.label ?? (room.mediaCount > 0 ? queueCopy.notTagged : queueCopy.noMedia)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Link className={styles.more} href={overviewPath(insured.key, project.key, "inspections")} prefetch={false}>
          {queueCopy.moreRooms(more)}
        </Link>
      ) : null}
    </div>
  );
}

/** Preloaded, so that the photo appears in the same frame as its room. */
function RoomPhoto({ room: { photoUrl } }: { room: RoomSummary }) {
  const { state, onLoad, onError } = useMediaAddress(photoUrl);
  return (
    <span className={styles.photo}>
      {photoUrl && state === "shown" ? (
        <img key={photoUrl} src={photoUrl} alt="" decoding="sync" draggable={false} onLoad={onLoad} onError={onError} />
      ) : state === "reading" ? null : (
        <Glyph name="image" />
      )}
    </span>
  );
}
