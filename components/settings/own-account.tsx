"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { Notice } from "@/components/ui/feedback/notice";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { SkeletonSwitch } from "@/components/ui/feedback/skeleton-switch";
import { useBackend } from "@/lib/client/reads/use-backend";
import { useSession } from "@/lib/client/session/use-session";
import { useUnreadSession } from "@/lib/client/session/use-unread";
import type { Employee } from "@/lib/domain/entities";
import { COPY } from "./copy";
import styles from "./own-account.module.css";

/** The skeleton lines, in the sizes of the content that replaces them. */
const LINES = [
  { name: "title", width: 120, height: 20 },
  { name: "picture", width: 240, height: 64 },
  { name: "fields", width: "100%", height: 52 },
  { name: "more fields", width: "100%", height: 52 },
] as const;

/** Shows sections about the signed-in employee once their record is loaded, even during impersonation. */
export function OwnAccount({ children }: { children: (employee: Employee) => ReactNode }) {
  const { session } = useSession();
  const unreadSession = useUnreadSession();
  const { data, error, isValidating, reload } = useBackend("employee.me", session === null ? null : {});
  if (!data && (error || unreadSession.isUnread)) {
    const retry = error ? reload : unreadSession.ask;
    return <ErrorState message={COPY.unread} onRetry={() => void retry()} isRetrying={isValidating} />;
  }
  const skeleton = (
    <div className={styles.skeleton}>
      {LINES.map(({ name, width, height }) => (
        <Skeleton key={name} width={width} height={height} />
      ))}
    </div>
  );
  return (
    <SkeletonSwitch isLoading={!data} loadingLabel={COPY.loading} skeleton={skeleton}>
      {() =>
        data ? (
          <>
            {error ? <StaleNotice failure={error.message} reload={() => void reload()} /> : null}
            {children(data)}
          </>
        ) : null
      }
    </SkeletonSwitch>
  );
}

function StaleNotice({ failure, reload }: { failure: string; reload: () => void }) {
  const retry = (
    <Button size="sm" onClick={reload}>
      {COPY.retry}
    </Button>
  );
  return (
    <Notice tone="bad" isUrgent action={retry}>
      {COPY.refreshFailed(failure)}
    </Notice>
  );
}
