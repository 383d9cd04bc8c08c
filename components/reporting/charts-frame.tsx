"use client";

import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { usePublicConfig } from "@/lib/client/public-config";
import styles from "./charts-panel.module.css";
import { reportingCopy } from "./copy";
import { type FrameAnswer, useFrameAnswer } from "./use-frame-answer";

const { charts: copy } = reportingCopy;

/** Where the dashboard finds the token: behind the #, which no server is told and no referrer carries. */
const framedAddress = (url: string, token: string) => `${url}#accessToken=${encodeURIComponent(token)}`;

/** In the dashboard's place for as long as there is none: what is waited for, or that nothing came. */
export function ChartsPlace({ answer }: { answer: Exclude<FrameAnswer, "answered"> }) {
  return (
    <div role="status" className={styles.place}>
      {answer === "refused" ? null : <Spinner />}
      <span>{copy.place[answer]}</span>
    </div>
  );
}

/**
 * A later token is handed to the dashboard that is there: another address behind the # loads nothing anew. One that has
 * gone to another address since, by a redirect or a link, is loaded anew with each.
 */
export function ChartsFrame({ url, token }: { url: string; token: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(token);
  const given = useRef(token);
  const isAlone = !usePublicConfig().vendors.includes("chat");
  const { answer, look } = useFrameAnswer(frame, { url, isAlone });
  useEffect(() => {
    if (given.current === token) return;
    given.current = token;
    // Replaced, so that Back leads to the page before and not to an older token.
    frame.current?.contentWindow?.location.replace(framedAddress(url, token));
  }, [url, token]);
  return (
    <div className={styles.stage}>
      {answer === "answered" ? null : <ChartsPlace answer={answer} />}
      <iframe
        ref={frame}
        className={styles.frame}
        data-is-there={answer === "answered" || undefined}
        title={copy.title}
        src={framedAddress(url, first)}
        onLoad={look}
        sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
