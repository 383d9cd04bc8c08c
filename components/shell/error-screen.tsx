"use client";

import { RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { isMissingPart, reportMissingPart } from "@/lib/load-part";
import { ERROR_COPY } from "./error-copy";
import styles from "./error-screen.module.css";
import { errorTextOf } from "./error-text";

export type ErrorScreenProps = {
  /** An HTTP status as text, or null. */
  code: string | null;
  /** Replaces a reload of the whole page. */
  onReload?: () => void;
  /** The error that was thrown while rendering. */
  error?: unknown;
};

/** The content of the error page: what is wrong, and one action. */
export function ErrorScreen({ code, onReload, error }: ErrorScreenProps) {
  const isPartMissing = isMissingPart(error);
  const { title, detail } = errorTextOf(isPartMissing ? "401" : code);
  useEffect(() => {
    if (isPartMissing) reportMissingPart(error);
  }, [isPartMissing, error]);
  return (
    <div className={styles.screen}>
      {code ? (
        <p className={styles.code} aria-hidden="true">
          {code}
        </p>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      <div className={styles.action}>
        {isPartMissing || code === "401" ? (
          <Button variant="primary" icon={<RefreshCw />} onClick={onReload ?? (() => window.location.reload())}>
            {ERROR_COPY.reloadPage}
          </Button>
        ) : (
          <LinkButton variant="primary" href="/insured">
            {ERROR_COPY.goToInsured}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
