import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Fragment } from "react";
import styles from "./breadcrumbs.module.css";

export type Crumb = { label: string; href: string };

/** The way up from this page; the page itself is the title below and is not repeated. */
export function Breadcrumbs({ crumbs, label = "Breadcrumb" }: { crumbs: readonly Crumb[]; label?: string }) {
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
              <ChevronRight />
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
