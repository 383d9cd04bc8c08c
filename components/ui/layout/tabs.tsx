"use client";

import Link from "next/link";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { moveRovingFocus } from "../roving-focus";
import styles from "./tabs.module.css";

export type TabLink = {
  href: string;
  label: string;
  /** Shown beside the label, already formatted. */
  count?: string | null;
  /** Keeps the place of a count that is on its way. */
  isCountPending?: boolean;
  isCurrent: boolean;
  /** Chosen with a plain click, in place of a navigation; the address stays for new tabs and for copying. */
  onSelect?: () => void;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Tabs that are links, so that each has an address; the arrow keys move the focus among them. For under a page header. */
export function Tabs({ label, tabs, className }: { label: string; tabs: readonly TabLink[]; className?: string }) {
  const strip = useRef<HTMLElement>(null);
  // Counts that come later make the tabs wider: then it is looked after again.
  const drawn = tabs.some((tab) => tab.isCurrent)
    ? tabs.map(({ href, count, isCurrent }) => `${href} ${count ?? ""} ${isCurrent}`).join()
    : null;
  // On a small screen the strip is wider than its place: the tab that is seen is never the one that is cut off.
  useEffect(() => {
    const tab = drawn === null ? null : strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !tab) return;
    const { left, right } = strip.current.getBoundingClientRect();
    const at = tab.getBoundingClientRect();
    if (at.right > right) strip.current.scrollLeft += at.right - right;
    else if (at.left < left) strip.current.scrollLeft -= left - at.left;
  }, [drawn]);
  return (
    <nav ref={strip} aria-label={label} className={classNames(styles.tabs, className)} onKeyDown={moveRovingFocus}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={false}
          data-roving=""
          className={styles.tab}
          onClick={(event) => {
            if (!tab.onSelect || !isPlainClick(event)) return;
            event.preventDefault();
            tab.onSelect();
          }}
          aria-current={tab.isCurrent ? "page" : undefined}
        >
          {tab.label}
          {tab.count || tab.isCountPending ? (
            <span translate="no" className={styles.count}>
              {tab.count}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
