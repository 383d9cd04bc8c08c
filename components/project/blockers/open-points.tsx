"use client";

import { ChevronRight, CircleCheck } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Glyph } from "@/components/ui/glyph";
import { toneClass } from "@/components/ui/tone";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import styles from "./blockers.module.css";
import { blockerCopy } from "./copy";
import { type OpenPoint, type ReviewChecks, withoutPoints } from "./review-checks";

/** Open points shown until the list is expanded; blocking points come first. */
const MAX_COLLAPSED = 6;

type Props = {
  checks: ReviewChecks;
  geometry: GeometryErrors;
  /** Reloads the data that could not be loaded. */
  onReadAgain: () => Promise<void>;
};

/** Open points, each with a link to where it is resolved; passed checks are folded below. */
export function OpenPoints({ checks: { open, passed }, geometry, onReadAgain }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  // A single further point takes no more room than the button.
  const shown = isExpanded || open.length <= MAX_COLLAPSED + 1 ? open : open.slice(0, MAX_COLLAPSED);
  const more = open.length - shown.length;
  return (
    <>
      {open.length === 0 ? (
        <p className={styles.nothing}>{withoutPoints(geometry)}</p>
      ) : (
        <ul className={styles.points} aria-label={blockerCopy.open}>
          {shown.map((point) => (
            <li key={point.id}>
              <Point point={point} onReadAgain={onReadAgain} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <Button className={styles.more} size="sm" onClick={() => setIsExpanded(true)}>
          {blockerCopy.more(more)}
        </Button>
      ) : null}
      {passed.length > 0 ? (
        <details className={styles.passed}>
          <summary>
            <CircleCheck aria-hidden="true" />
            {blockerCopy.passed(passed.length)}
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

function Point({ point, onReadAgain }: { point: OpenPoint; onReadAgain: () => Promise<void> }) {
  const [isReading, setIsReading] = useState(false);
  async function readAgain(): Promise<void> {
    setIsReading(true);
    await onReadAgain();
    setIsReading(false);
  }
  const { glyph, tone, fact, why, link } = point;
  const content = (
    <>
      <span className={classNames(styles.icon, toneClass(tone))}>
        <Glyph name={glyph} />
      </span>
      <span className={styles.text}>
        <span className={styles.fact}>{fact}</span>
        <span className={styles.why}>{why}</span>
      </span>
    </>
  );
  if (link.href === null) {
    return (
      <div className={styles.point}>
        {content}
        <Button size="sm" isLoading={isReading} onClick={() => void readAgain()}>
          {link.label}
        </Button>
      </div>
    );
  }
  return (
    <Link href={link.href} className={styles.point} scroll={!link.href.includes("?tab=")}>
      {content}
      <span className={styles.action}>
        {link.label}
        <ChevronRight aria-hidden="true" />
      </span>
    </Link>
  );
}
