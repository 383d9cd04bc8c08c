import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { useElementSize } from "../table/use-element-size";
import { type PlotPlace, placeLabels } from "./place-labels";
import styles from "./plot.module.css";
import { type Extent, shareOf } from "./scale";

/** In pixels, until it is known: on a phone, so that nothing is written on anything else meanwhile. */
const USUAL_WIDTH = 300;

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
  /** From left to right; as many are named below as have room there, and `mostNames` at most. */
  places: readonly PlotPlace[];
  mostNames: number;
  /** Words to the right of the picture, which has a column for them. */
  beside?: ReactNode;
  /** What is drawn, in SVG. */
  children: ReactNode;
};

/** Hundredths of a side, as SVG and CSS take them. */
export const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** What a chart of values by place is drawn on: a line at each tick, the ticks to the left, the places below. */
export function Plot(props: Props) {
  const { label, isGroup = false, ticks, extent, format, places, mostNames, beside, children } = props;
  const names = useRef<HTMLDivElement>(null);
  const width = useElementSize(names)?.width ?? USUAL_WIDTH;
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
      <div ref={names} className={styles.places} aria-hidden="true">
        {placeLabels(places, width, mostNames).map((name) => (
          <span
            key={name.id}
            className={styles[name.align]}
            style={{ left: percent(name.start), width: percent(name.width) }}
          >
            {name.label}
          </span>
        ))}
      </div>
    </div>
  );
}
