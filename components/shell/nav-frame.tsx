import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { COPY } from "./frame/copy";
import { NavCollapsed } from "./nav-collapsed";
import styles from "./side-nav.module.css";

export type NavFrameProps = {
  isCollapsed: boolean;
  /** Beside the mark. */
  toggle?: ReactNode;
  /** Between the mark and the items: the way to search and jump. What stands here may ask `useIsNavCollapsed`. */
  quickSearch?: ReactNode;
  items: ReactNode;
  /** Under the items. */
  views?: ReactNode;
  /** At the foot: help, theme, user. */
  foot: ReactNode;
};

/** Where everything stands in the navigation, from mark to user menu. */
export function NavFrame({ isCollapsed, toggle, quickSearch, items, views, foot }: NavFrameProps) {
  return (
    <NavCollapsed value={isCollapsed}>
      <div className={styles.head}>
        <Link href="/" className={styles.home} aria-label={COPY.product}>
          <Wordmark name={COPY.product} />
        </Link>
        {toggle}
      </div>
      {quickSearch ? <div className={styles.quickSearch}>{quickSearch}</div> : null}
      <nav aria-label={COPY.navigation} className={styles.main}>
        {items}
        {views}
      </nav>
      <div className={styles.foot}>{foot}</div>
    </NavCollapsed>
  );
}

/** The column that the navigation stands in on wide screens. `isInline`: on a page beside others of its kind. */
export function NavColumn(props: { isNarrow: boolean; isInline?: boolean; children: ReactNode }) {
  const { isNarrow, isInline, children } = props;
  const Element = isInline ? "div" : "aside";
  return (
    <Element className={styles.side} data-narrow={isNarrow || undefined} data-inline={isInline || undefined}>
      {children}
    </Element>
  );
}
