import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./plot.module.css";
import { type Extent, shareOf } from "./scale";

export type PlotPlace = {
  id: string;
  label: string;
  /** Share of the width, 0 to 1, at which it stands. */
  at: number;
  /** At an end of the picture it stays within: it begins or ends there, in place of standing above its middle. */
  end?: "first" | "last";
};

type Props = {
  /** What the picture is of. */
  label: string;
  /** What is in it leads somewhere, each by itself. */
  isGroup?: boolean;
  /** From the lowest to the highest; the extent begins and ends with them. */
  ticks: readonly number[];
  extent: Extent;
  /** How a value is said; short. */
  format: (value: number) => string;
  /** Those that are named below. */
  places: readonly PlotPlace[];
  /** Words to the right of the picture, which has a column for them. */
  beside?: ReactNode;
  /** What is drawn, in SVG. */
  children: ReactNode;
};

/** Hundredths of a side, as SVG and CSS take them. */
export const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** Share of the width that a place's name may take: as much as each of so many, and not past the picture's ends. */
function roomOf({ at, end }: PlotPlace, count: number): number {
  return end ? 1 / count : Math.min(1 / count, 2 * at, 2 * (1 - at));
}

/** What a chart of values by place is drawn on: a line at each tick, the ticks to the left, the places below. */
export function Plot({ label, isGroup = false, ticks, extent, format, places, beside, children }: Props) {
  const heights = ticks.map((tick) => ({ tick, top: percent(1 - shareOf(tick, extent)) }));
  return (
    <div className={classNames(styles.chart, beside !== undefined && styles.withWords)}>
      <div className={styles.ticks} aria-hidden="true">
        {heights.map(({ tick, top }) => (
          <span key={tick} style={{ top }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <svg className={styles.plot} role={isGroup ? "group" : "img"} aria-label={label}>
        {heights.map(({ tick, top }) => (
          <line key={tick} x1="0" x2="100%" y1={top} y2={top} className={tick === 0 ? styles.zero : styles.grid} />
        ))}
        {children}
      </svg>
      {beside}
      <div className={styles.places} aria-hidden="true">
        {places.map((place) => (
          <span
            key={place.id}
            className={place.end && styles[place.end]}
            style={{ left: percent(place.at), maxWidth: percent(roomOf(place, places.length)) }}
          >
            {place.label}
          </span>
        ))}
      </div>
    </div>
  );
}
