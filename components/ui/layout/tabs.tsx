"use client";

import Link from "next/link";
import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../class-names";
import { moveRovingFocus } from "../roving-focus";
import styles from "./tabs.module.css";

export type TabLink = {
  href: string;
  label: string;
  /** Shown next to the label, already formatted. */
  count?: string | null;
  /** Reserves space for a count that is loading. */
  isCountPending?: boolean;
  isCurrent: boolean;
  /** Handles a plain click instead of a navigation. New tabs and copying still use the URL. */
  onSelect?: () => void;
};

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Tabs that are links, each with a URL; the arrow keys move the focus. For use under a page header. */
export function Tabs({ label, tabs, className }: { label: string; tabs: readonly TabLink[]; className?: string }) {
  const strip = useRef<HTMLElement>(null);
  // Counts that load later make the tabs wider, so the strip scrolls again.
  const layoutKey = tabs.some((tab) => tab.isCurrent)
    ? tabs.map(({ href, count, isCurrent }) => `${href} ${count ?? ""} ${isCurrent}`).join()
    : null;
  // On a small screen the strip overflows; the current tab must never be cut off.
  useEffect(() => {
    const tab = layoutKey === null ? null : strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !tab) return;
    const { left, right } = strip.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    if (box.right > right) strip.current.scrollLeft += box.right - right;
    else if (box.left < left) strip.current.scrollLeft -= left - box.left;
  }, [layoutKey]);
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
