import Link from "next/link";
import { Fragment } from "react";
import styles from "./breadcrumbs.module.css";

export type Crumb = { label: string; href: string };

/** The pages above this one, and the page itself at the end. */
export function Breadcrumbs({
  crumbs,
  current,
  label = "Breadcrumb",
}: {
  crumbs: readonly Crumb[];
  current: string;
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb) => (
          <Fragment key={crumb.href}>
            <li>
              <Link href={crumb.href} className={styles.link}>
                {crumb.label}
              </Link>
            </li>
            <li aria-hidden="true" className={styles.mark}>
              /
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className={styles.current} translate="no">
          {current}
        </li>
      </ol>
    </nav>
  );
}
