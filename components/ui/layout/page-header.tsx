import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import styles from "./page-header.module.css";

export type PageHeaderProps = {
  title: string;
  crumbs?: readonly Crumb[];
  /** Small tools at the end of the breadcrumb line. */
  corner?: ReactNode;
  /** A switch or a status next to the title. */
  titleAside?: ReactNode;
  /** Buttons at the end of the title's line, the primary action last. */
  actions?: ReactNode;
  /** One line of facts under the title. */
  detail?: ReactNode;
  /** `Tabs` on the header's lower edge. */
  tabs?: ReactNode;
};

/** The head of a page: breadcrumbs, its only level-1 heading, and its actions. */
export function PageHeader({ title, crumbs, corner, titleAside, actions, detail, tabs }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs ? (
        <div className={styles.top}>
          <Breadcrumbs crumbs={crumbs} current={title} />
          {corner ? <div className={styles.corner}>{corner}</div> : null}
        </div>
      ) : null}
      <div className={crumbs ? styles.lineBelow : styles.line}>
        <h1 className={styles.title} dir="auto" translate={crumbs ? "no" : undefined}>
          {title}
        </h1>
        {titleAside}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {detail ? <div className={styles.detail}>{detail}</div> : null}
      {tabs}
    </header>
  );
}
