"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { MobileWarning } from "./mobile-warning";
import { NavigationLoadingBar } from "./navigation-loading-bar";
import { OfflineBanner } from "./offline-banner";
import styles from "./shell.module.css";
import { shellModeOf } from "./shell-mode";
import { SideNav } from "./side-nav";
import { TopBar } from "./top-bar";
import { useFocusOnArrival } from "./use-focus-on-arrival";
import { WORDS } from "./words";

/** What stands around every signed-in screen. The page fills the main column, which is the one that scrolls. */
export function Shell({ children }: { children: ReactNode }) {
  const path = usePathname();
  const mode = shellModeOf(path);
  const main = useFocusOnArrival(path);
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {WORDS.skipToContent}
      </a>
      <NavigationLoadingBar />
      {mode === "bare" ? null : (
        <>
          <TopBar />
          <SideNav isForcedNarrow={mode === "collapsed"} />
        </>
      )}
      <div className={styles.column}>
        <OfflineBanner />
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <MobileWarning />
    </div>
  );
}
