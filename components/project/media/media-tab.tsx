"use client";

import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Segmented } from "@/components/ui/inputs/segmented";
import { Select } from "@/components/ui/inputs/select";
import { Switch } from "@/components/ui/inputs/switch";
import { useBookmarkedPhotos } from "@/lib/client/data/bookmarks/use-bookmarked-photos";
import type { Region } from "@/lib/domain/entities";
import styles from "../parts/overview.module.css";
import { RoomsPending } from "../parts/rooms-pending";
import type { Claim } from "../parts/use-claim";
import { mediaCopy } from "./copy";
import mediaStyles from "./media.module.css";
import { groupMedia, MEDIA_KINDS, type MediaFilter, tagLabels } from "./media-filter";
import { RoomMedia } from "./room-media";

const QUERY = {
  kind: parseAsStringLiteral(MEDIA_KINDS).withDefault("all"),
  room: parseAsString.withDefault(""),
  tag: parseAsString.withDefault(""),
  hazards: parseAsBoolean.withDefault(false),
  bookmarked: parseAsBoolean.withDefault(false),
};

/** The filters in the address. Defaults are left out; unknown values fall back to them. */
function useMediaFilter() {
  const [filter, setFilter] = useQueryStates(QUERY, { history: "push" });
  const { kind, room, tag, hazards, bookmarked } = filter;
  const isSet = kind !== "all" || room !== "" || tag !== "" || hazards || bookmarked;
  return {
    filter: filter satisfies MediaFilter,
    isSet,
    change: (change: Partial<MediaFilter>) => void setFilter(change),
    clear: () => void setFilter(null),
  };
}

/** Every photo and video of a claim, by room. */
export function MediaTab({ claim }: { claim: Claim }) {
  const { insured, project, regions } = claim;
  return (
    <section className={styles.block} aria-labelledby="media">
      <div className={styles.blockHead}>
        <h2 id="media">{mediaCopy.title}</h2>
      </div>
      <RoomsPending claim={claim}>
        <Skeleton width="60%" height={40} />
      </RoomsPending>
      {regions ? <Rooms regions={regions} insuredKey={insured.key} projectKey={project.key} /> : null}
    </section>
  );
}

function Rooms(props: { regions: readonly Region[]; insuredKey: string; projectKey: string }) {
  const { filter, isSet, change, clear } = useMediaFilter();
  const { regions, insuredKey, projectKey } = props;
  const { photos, hasFailed, retry } = useBookmarkedPhotos();
  const isPending = filter.bookmarked && photos === null;
  const groups = isPending ? [] : groupMedia(regions, filter, photos ?? NO_PHOTO_KEYS);
  const hasAny = groups.length > 0 || isSet;
  if (!hasAny) return <p className={styles.none}>{mediaCopy.none}</p>;
  return (
    <>
      <fieldset className={mediaStyles.filters} aria-label={mediaCopy.filters}>
        <Segmented
          label={mediaCopy.kind}
          value={filter.kind}
          onValueChange={(kind) => change({ kind })}
          options={MEDIA_KINDS.map((value) => ({ value, label: mediaCopy.kinds[value] }))}
        />
        <Select
          label={mediaCopy.room}
          isLabelHidden
          size="sm"
          value={filter.room || EVERY}
          onValueChange={(room) => change({ room: room === EVERY ? "" : room })}
          options={[
            { value: EVERY, text: mediaCopy.everyRoom },
            ...regions.map(({ key, name }) => ({ value: key, text: name })),
          ]}
        />
        <Select
          label={mediaCopy.tag}
          isLabelHidden
          size="sm"
          value={filter.tag || EVERY}
          onValueChange={(tag) => change({ tag: tag === EVERY ? "" : tag })}
          options={[
            { value: EVERY, text: mediaCopy.everyTag },
            ...tagLabels(regions).map((label) => ({ value: label, text: label })),
          ]}
        />
        <Switch
          label={mediaCopy.hazards}
          value={filter.hazards}
          onValueChange={(hazards) => change({ hazards: hazards === true })}
        />
        <Switch
          label={mediaCopy.bookmarked}
          value={filter.bookmarked}
          onValueChange={(bookmarked) => change({ bookmarked: bookmarked === true })}
        />
      </fieldset>
      {isPending ? (
        hasFailed ? (
          <ErrorState message={mediaCopy.bookmarksFailed} onRetry={retry} retryLabel={mediaCopy.retry} />
        ) : (
          <Skeleton width="60%" height={40} />
        )
      ) : null}
      {groups.length === 0 && !isPending ? (
        <EmptyState sentence={mediaCopy.nothingFound} action={<Button onClick={clear}>{mediaCopy.clear}</Button>} />
      ) : null}
      {groups.map((group) => (
        <RoomMedia key={group.region.key} group={group} insuredKey={insuredKey} projectKey={projectKey} />
      ))}
    </>
  );
}

const NO_PHOTO_KEYS: ReadonlySet<string> = new Set();
/** A value for "all", because a select has no empty option. */
const EVERY = "every";
