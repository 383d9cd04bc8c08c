"use client";

import { useEffect, useId, useRef, useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { usePublicConfig } from "@/lib/client/public-config";
import { useSession } from "@/lib/client/session/use-session";
import type { ChartsConfig } from "@/lib/domain/public-config";
import styles from "./charts-panel.module.css";
import { useChartsToken } from "./use-charts-token";
import { reportingWords } from "./words";

const { charts: words } = reportingWords;

/** Where the dashboard finds the token: behind the #, which no server is told and no referrer carries. */
const framedAddress = (url: string, token: string) => `${url}#accessToken=${encodeURIComponent(token)}`;

/** The analytics dashboard in a frame of its own origin, which reaches nothing of this page. */
export function ChartsPanel({ charts }: { charts: ChartsConfig }) {
  const id = useId();
  const { session } = useSession();
  // Whoever came from another page is being given this one's own document.
  const isFramed = usePublicConfig().vendors.includes("charts");
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {session === null || !isFramed ? <Skeleton height={480} /> : null}
      {isFramed && session?.impersonation ? <Notice>{words.impersonating}</Notice> : null}
      {isFramed && session && !session.impersonation ? <Dashboard url={charts.url} /> : null}
    </section>
  );
}

function Dashboard({ url }: { url: string }) {
  const { token, failure, isAsking, retry } = useChartsToken();
  if (failure !== null) {
    return <ErrorState message={failure} onRetry={retry} retryLabel={words.retry} isRetrying={isAsking} />;
  }
  return token === null ? <Skeleton height={480} /> : <Frame url={url} token={token} />;
}

/**
 * A later token is handed to the dashboard that is there: another address behind the # loads nothing anew. One that has
 * gone to another address since, by a redirect or a link, is loaded anew with each.
 */
function Frame({ url, token }: { url: string; token: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(token);
  const given = useRef(token);
  useEffect(() => {
    if (given.current === token) return;
    given.current = token;
    // Replaced, so that Back leads to the page before and not to an older token.
    frame.current?.contentWindow?.location.replace(framedAddress(url, token));
  }, [url, token]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={words.title}
      src={framedAddress(url, first)}
      sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
      referrerPolicy="no-referrer"
    />
  );
}
