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

/** Each costs two calls, unless they are cached. */
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
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const marked = (data ?? []).filter(({ targetType }) => targetType === "project").map(({ targetKey }) => targetKey);
  const added = [...new Set(marked)].filter((key) => !seen.includes(key));
  if (added.length > 0) setSeen(seen.length === 0 ? added : [...seen, ...added]);
  if (data === undefined) {
    if (error) return <ErrorState message={copy.unread} onRetry={reload} retryLabel={copy.retry} />;
    return <Skeleton height={48} />;
  }
  if (seen.length === 0) return <EmptyState icon={<Bookmark aria-hidden="true" />} sentence={copy.none} />;
  return (
    <>
      <ul className={styles.claims} aria-label={copy.title}>
        {seen.slice(0, most).map((key) => (
          <BookmarkedClaim key={key} projectKey={key} now={now} onOpened={onOpened} />
        ))}
      </ul>
      {seen.length > most ? (
        <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>
          {copy.more(Math.min(SHOWN_AT_ONCE, seen.length - most))}
        </Button>
      ) : null}
    </>
  );
}
