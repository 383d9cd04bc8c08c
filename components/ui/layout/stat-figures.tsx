import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { toneClass } from "../tone";
import { VisuallyHidden } from "../visually-hidden";
import styles from "./stat-figures.module.css";

export type StatChange = {
  /** The direction of the change. */
  sense: "up" | "down" | "same";
  /** Whether the change is good; most are neutral. */
  meaning: "good" | "bad" | "neutral";
  /** The size of the change as text: "8.2%", "6 h". */
  text: string;
  /** The previous value: "1,628". */
  before?: string;
};

export type StatFigure = {
  id: string;
  label: string;
  /** The formatted value with its unit; null if there is none. */
  figure: string | null;
  change?: StatChange | null;
  /** A small chart of its trend. */
  trend?: ReactNode;
};

const ICONS = { up: ArrowUp, down: ArrowDown, same: Minus };
const TONES = { good: "ok", bad: "bad", neutral: "neutral" } as const;

/** Figures side by side with their change: an arrow for the direction, a word for good or bad. */
export function StatFigures({ label, figures }: { label: string; figures: readonly StatFigure[] }) {
  return (
    <section aria-label={label} className={styles.frame}>
      <dl className={styles.figures}>
        {figures.map(({ id, label: name, figure, change, trend }) => (
          <div key={id} className={styles.stat}>
            <dt className={styles.label} dir="auto">
              {name}
            </dt>
            <dd translate="no" className={styles.figure} title={figure ?? undefined}>
              {figure ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{displayCopy.noData}</VisuallyHidden>
                </>
              )}
            </dd>
            {change ? (
              <dd className={styles.change}>
                <Change change={change} />
              </dd>
            ) : null}
            {trend ? <dd className={styles.trend}>{trend}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Change({ change: { sense, meaning, text, before } }: { change: StatChange }) {
  const Icon = ICONS[sense];
  return (
    <>
      <span className={classNames(styles.by, toneClass(TONES[meaning]))}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{displayCopy.senses[sense]} </VisuallyHidden>
        {text} {displayCopy.meanings[meaning]}
      </span>{" "}
      {before === undefined ? null : (
        <span translate="no" className={styles.before}>
          {displayCopy.from(before)}
        </span>
      )}
    </>
  );
}
