"use client";

import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { usePublicConfig } from "@/lib/client/public-config";
import styles from "./charts-panel.module.css";
import { reportingCopy } from "./copy";
import { type FrameAnswer, useFrameAnswer } from "./use-frame-answer";

const { charts: copy } = reportingCopy;

/** The token follows the #, which is sent to no server and in no referrer. */
const framedAddress = (url: string, token: string) => `${url}#accessToken=${encodeURIComponent(token)}`;

/** Shown until the dashboard has loaded: says what is loading, or that the dashboard did not load. */
export function ChartsPlace({ answer }: { answer: Exclude<FrameAnswer, "answered"> }) {
  return (
    <div role="status" className={styles.place}>
      {answer === "refused" ? null : <Spinner />}
      <span>{copy.place[answer]}</span>
    </div>
  );
}

/**
 * Shows the dashboard. A later token only changes the part after the #, which does not reload the dashboard. If the
 * dashboard has navigated elsewhere, each new token loads it again.
 */
export function ChartsFrame({ url, token }: { url: string; token: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [firstToken] = useState(token);
  const loadedToken = useRef(token);
  const isAlone = !usePublicConfig().vendors.includes("chat");
  const { answer, look } = useFrameAnswer(frame, { url, isAlone });
  useEffect(() => {
    if (loadedToken.current === token) return;
    loadedToken.current = token;
    // Replaces the address, so that Back leads to the previous page and not to an older token.
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
        src={framedAddress(url, firstToken)}
        onLoad={look}
        sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
