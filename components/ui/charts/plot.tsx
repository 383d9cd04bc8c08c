import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names";
import { useElementSize } from "../use-element-size";
import { layOutLabels, type PlotPlace } from "./place-labels";
import styles from "./plot.module.css";
import { computeShare, type Extent } from "./scale";

/** The width in pixels before the first measurement: that of a phone, so that labels never overlap. */
const ASSUMED_WIDTH = 300;

type Props = {
  /** Describes the picture. */
  label: string;
  /** The picture contains separate links. */
  isGroup?: boolean;
  /** In ascending order; the extent begins and ends with them. */
  ticks: readonly number[];
  extent: Extent;
  /** Formats a value briefly. */
  format: (value: number) => string;
  /** The positions on the axis, from left to right. As many as fit get a label, at most `maxNames`. */
  places: readonly PlotPlace[];
  maxNames: number;
  /** Labels in a column to the right of the picture. */
  endLabels?: ReactNode;
  /** The SVG content. */
  children: ReactNode;
};

/** Formats a share as a percentage for SVG and CSS. */
export const formatPercent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** The frame of a chart: a grid line at each tick, tick labels to the left, axis labels below. */
export function Plot(props: Props) {
  const { label, isGroup = false, ticks, extent, format, places, maxNames, endLabels, children } = props;
  const labelRow = useRef<HTMLDivElement>(null);
  const width = useElementSize(labelRow)?.width ?? ASSUMED_WIDTH;
  const heights = ticks.map((tick) => ({ tick, top: formatPercent(1 - computeShare(tick, extent)) }));
  return (
    <div className={classNames(styles.chart, endLabels !== undefined && styles.withEndLabels)}>
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
      {endLabels}
      <div ref={labelRow} className={styles.places} aria-hidden="true">
        {layOutLabels(places, width, maxNames).map((axisLabel) => (
          <span
            key={axisLabel.id}
            className={styles[axisLabel.align]}
            style={{ left: formatPercent(axisLabel.start), width: formatPercent(axisLabel.width) }}
          >
            {axisLabel.label}
          </span>
        ))}
      </div>
    </div>
  );
}
