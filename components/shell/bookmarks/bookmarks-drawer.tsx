"use client";

import { Bookmark } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { Drawer } from "@/components/ui/overlays/drawer";
import { useNow } from "@/components/ui/use-now";
import { useBackend } from "@/lib/client/reads/use-backend";
import { BookmarkedClaim } from "./bookmarked-claim";
import styles from "./bookmarks.module.css";
import { bookmarksCopy as copy } from "./copy";

/** Each claim costs two calls, unless their results are cached. */
const SHOWN_AT_ONCE = 30;

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/**
 * The employee's own bookmarked claims, newest first. A removed bookmark stays visible until the drawer closes, and can
 * be set again.
 */
export function BookmarksDrawer({ isOpen, onOpenChange }: Props) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={copy.title} description={copy.note}>
      {isOpen ? <Claims onOpened={() => onOpenChange(false)} /> : null}
    </Drawer>
  );
}

function Claims({ onOpened }: { onOpened: () => void }) {
  const { data, error, reload } = useBackend("bookmark.list", {});
  const now = useNow();
  const [maxShown, setMaxShown] = useState(SHOWN_AT_ONCE);
  const [listedKeys, setListedKeys] = useState<readonly string[]>([]);
  const bookmarkedKeys = (data ?? [])
    .filter(({ targetType }) => targetType === "project")
    .map(({ targetKey }) => targetKey);
  const addedKeys = [...new Set(bookmarkedKeys)].filter((key) => !listedKeys.includes(key));
  if (addedKeys.length > 0) setListedKeys(listedKeys.length === 0 ? addedKeys : [...listedKeys, ...addedKeys]);
  if (data === undefined) {
    if (error) return <ErrorState message={copy.unread} onRetry={reload} retryLabel={copy.retry} />;
    return <Skeleton height={48} />;
  }
  if (listedKeys.length === 0) return <EmptyState icon={<Bookmark aria-hidden="true" />} sentence={copy.none} />;
  return (
    <>
      <ul className={styles.claims} aria-label={copy.title}>
        {listedKeys.slice(0, maxShown).map((key) => (
          <BookmarkedClaim key={key} projectKey={key} now={now} onOpened={onOpened} />
        ))}
      </ul>
      {listedKeys.length > maxShown ? (
        <Button onClick={() => setMaxShown(maxShown + SHOWN_AT_ONCE)}>
          {copy.more(Math.min(SHOWN_AT_ONCE, listedKeys.length - maxShown))}
        </Button>
      ) : null}
    </>
  );
}
