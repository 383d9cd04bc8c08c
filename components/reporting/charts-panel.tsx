"use client";

import { RefreshCw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import type { ChartsConfig } from "@/lib/domain/public-config";
import { ChartsFrame, ChartsPlace } from "./charts-frame";
import styles from "./charts-panel.module.css";
import { reportingCopy } from "./copy";
import { useChartsToken } from "./use-charts-token";

const { charts: copy } = reportingCopy;

/** The analytics dashboard in a frame of its own origin, which cannot reach this page. */
export function ChartsPanel({ charts }: { charts: ChartsConfig }) {
  const id = useId();
  const { session } = useSession();
  // False after a client-side navigation, until this page's own document has loaded.
  const isFrameAllowed = usePublicConfig().vendors.includes("charts");
  const title = <h2 id={id}>{copy.title}</h2>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      {isFrameAllowed && session && !session.impersonation ? (
        <Dashboard url={charts.url} title={title} />
      ) : (
        <>
          {title}
          {isFrameAllowed && session ? <Notice>{copy.impersonating}</Notice> : <ChartsPlace answer="opening" />}
        </>
      )}
    </section>
  );
}

/**
 * The frame's origin and Reload are always shown above it: only the person, not the page, can see what a frame of
 * another origin shows (a refusal, an empty page, the browser's error).
 */
function Dashboard({ url, title }: { url: string; title: ReactNode }) {
  const { token, failure, isAsking, retry } = useChartsToken();
  if (failure !== null) {
    return (
      <>
        {title}
        <ErrorState message={failure} onRetry={retry} retryLabel={copy.retry} isRetrying={isAsking} />
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        {title}
        <Button size="sm" variant="ghost" icon={<RefreshCw />} isLoading={token === null} onClick={retry}>
          {copy.again}
        </Button>
      </div>
      <p className={styles.source}>{copy.source(new URL(url).host)}</p>
      {token === null ? <ChartsPlace answer="opening" /> : <ChartsFrame url={url} token={token} />}
    </>
  );
}
