import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "./breadcrumbs";
import styles from "./page-header.module.css";

export type PageHeaderProps = {
  title: string;
  crumbs?: readonly Crumb[];
  /** At the end of the crumbs' line: small tools. */
  corner?: ReactNode;
  /** Beside the title: a switch or a status. */
  beside?: ReactNode;
  /** At the end of the line; the primary action last. */
  actions?: ReactNode;
  /** Under the title: one line of facts. */
  detail?: ReactNode;
  /** `Tabs`, on the header's lower edge. */
  tabs?: ReactNode;
};

/** The head of a page: the way up, its one level-1 heading, what can be done with it. */
export function PageHeader({ title, crumbs, corner, beside, actions, detail, tabs }: PageHeaderProps) {
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
        {beside}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {detail ? <div className={styles.detail}>{detail}</div> : null}
      {tabs}
    </header>
  );
}
