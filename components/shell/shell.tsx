"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { lazyPart, useLazyLayer, useLazyPart } from "@/components/ui/lazy-part";
import { useUploadSummary } from "@/lib/client/data/media/upload-summary";
import { useSession } from "@/lib/client/session/use-session";
import { COPY } from "./frame/copy";
import { shellModeOf } from "./frame/shell-mode";
import { MobileWarning } from "./mobile-warning";
import { NavigationLoadingBar } from "./navigation-loading-bar";
import { OfflineBanner } from "./offline-banner";
import { IdleDialog } from "./session/idle-dialog";
import styles from "./shell.module.css";
import { SideNav } from "./side-nav";
import { TopBar } from "./top-bar";

/** Focuses the new page if focus was lost with the link that opened it, so that Tab continues from there. */
function useFocusOnArrival(path: string) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}

const alerts = lazyPart(() => import("./upload-alerts").then(({ UploadAlerts }) => UploadAlerts));

/** Reports failed files, loaded with the first one. */
function FailedUploads() {
  const Alerts = useLazyLayer(alerts, useUploadSummary().failed.length > 0);
  return Alerts ? <Alerts /> : null;
}

/** Loaded only during impersonation. */
const activeImpersonation = lazyPart(() =>
  import("./impersonation/active-impersonation").then(({ ActiveImpersonation }) => ActiveImpersonation),
);

export type ShellProps = {
  /** In the navigation, below the logo. */
  quickSearch?: ReactNode;
  /** In the navigation, below the role's items: saved views. */
  views?: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in screen. The page fills the main column, which scrolls. */
export function Shell({ quickSearch, views, children }: ShellProps) {
  const path = usePathname();
  const mode = shellModeOf(path);
  const main = useFocusOnArrival(path);
  const { session } = useSession();
  const ActiveImpersonation = useLazyPart(activeImpersonation, Boolean(session?.impersonation));
  const takeLostFocus = useCallback(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main]);
  return (
    <div className={styles.shell} data-mode={mode}>
      <a href="#main" className={styles.skip}>
        {COPY.skipToContent}
      </a>
      <NavigationLoadingBar />
      {mode === "bare" ? null : (
        <>
          <TopBar quickSearch={quickSearch} views={views} />
          <SideNav isForcedNarrow={mode === "collapsed"} quickSearch={quickSearch} views={views} />
        </>
      )}
      <div className={styles.column}>
        {ActiveImpersonation ? <ActiveImpersonation onRemoved={takeLostFocus} /> : null}
        <OfflineBanner hasOwnList={mode === "bare"} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <IdleDialog />
      <MobileWarning />
      <FailedUploads />
    </div>
  );
}
