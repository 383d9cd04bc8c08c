import { ChevronRight, CircleCheck } from "lucide-react";
import Link from "next/link";
import { classNames } from "@/components/ui/class-names";
import { Glyph } from "@/components/ui/glyph";
import { toneClass } from "@/components/ui/tone";
import styles from "./blockers.module.css";
import type { ReviewChecks } from "./review-checks";
import { blockerWords } from "./words";

/** What is open, each a link to where it is settled; what is not lies folded below. */
export function OpenPoints({ checks: { open, passed } }: { checks: ReviewChecks }) {
  return (
    <>
      {open.length === 0 ? (
        <p className={styles.nothing}>{blockerWords.nothingOpen}</p>
      ) : (
        <ul className={styles.points} aria-label={blockerWords.open}>
          {open.map(({ id, glyph, tone, fact, why, link }) => (
            <li key={id}>
              <Link href={link.href} className={styles.point} scroll={!link.href.includes("?tab=")}>
                <span className={classNames(styles.icon, toneClass(tone))}>
                  <Glyph name={glyph} />
                </span>
                <span className={styles.text}>
                  <span className={styles.fact}>{fact}</span>
                  <span className={styles.why}>{why}</span>
                </span>
                <span className={styles.action}>
                  {link.label}
                  <ChevronRight aria-hidden="true" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {passed.length > 0 ? (
        <details className={styles.passed}>
          <summary>
            <CircleCheck aria-hidden="true" />
            {blockerWords.passed(passed.length)}
          </summary>
          <ul>
            {passed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
