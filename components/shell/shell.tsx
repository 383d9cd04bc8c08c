"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useCallback } from "react";
import { FailedUploads } from "./failed-uploads";
import { IdleDialog } from "./idle-dialog";
import { ActiveImpersonation } from "./impersonation/active-impersonation";
import { MobileWarning } from "./mobile-warning";
import { NavigationLoadingBar } from "./navigation-loading-bar";
import { OfflineBanner } from "./offline-banner";
import styles from "./shell.module.css";
import { shellModeOf } from "./shell-mode";
import { SideNav } from "./side-nav";
import { TopBar } from "./top-bar";
import { useFocusOnArrival } from "./use-focus-on-arrival";
import { WORDS } from "./words";

export type ShellProps = {
  /** In the navigation, under the mark. */
  quickSearch?: ReactNode;
  /** In the navigation, under the role's items: the views that somebody keeps. */
  views?: ReactNode;
  children: ReactNode;
};

/** What stands around every signed-in screen. The page fills the main column, which is the one that scrolls. */
export function Shell({ quickSearch, views, children }: ShellProps) {
  const path = usePathname();
  const mode = shellModeOf(path);
  const main = useFocusOnArrival(path);
  const takeLostFocus = useCallback(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [main]);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {WORDS.skipToContent}
      </a>
      <NavigationLoadingBar />
      {mode === "bare" ? null : (
        <>
          <TopBar quickSearch={quickSearch} views={views} />
          <SideNav isForcedNarrow={mode === "collapsed"} quickSearch={quickSearch} views={views} />
        </>
      )}
      <div className={styles.column}>
        <ActiveImpersonation onGone={takeLostFocus} />
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
