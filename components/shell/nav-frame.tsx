import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { COPY } from "./frame/copy";
import { NavCollapsed } from "./nav-collapsed";
import styles from "./side-nav.module.css";

export type NavFrameProps = {
  isCollapsed: boolean;
  /** Next to the logo. */
  toggle?: ReactNode;
  /** Between the logo and the items: search. It may call `useIsNavCollapsed`. */
  quickSearch?: ReactNode;
  items: ReactNode;
  /** Below the items. */
  views?: ReactNode;
  /** At the bottom: help, theme, user. */
  foot: ReactNode;
};

/** The layout of the navigation, from logo to user menu. */
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

/** The navigation's column on wide screens. `isInline`: shown inside a page, as in the gallery. */
export function NavColumn(props: { isNarrow: boolean; isInline?: boolean; children: ReactNode }) {
  const { isNarrow, isInline, children } = props;
  const Element = isInline ? "div" : "aside";
  return (
    <Element className={styles.side} data-narrow={isNarrow || undefined} data-inline={isInline || undefined}>
      {children}
    </Element>
  );
}
