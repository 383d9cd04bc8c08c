import Link from "next/link";
import type { CSSProperties } from "react";
import { classNames } from "../class-names";
import styles from "./bar-chart.module.css";
import { type ChartDatum, describePlace } from "./datum";
import { formatPercent } from "./plot";
import plot from "./plot.module.css";

export type BarMarkProps = {
  datum: ChartDatum;
  /** The formatted value. */
  valueText: string;
  isNegative: boolean;
  isStrong: boolean;
  /** The bar's start, center and maximum width, as percentages of the picture's width. */
  x: string;
  middle: string;
  width: string;
  /** The bar's ends as shares of the picture's height, from the top. */
  top: number;
  bottom: number;
};

type PlaceStyle = CSSProperties & Record<"--middle" | "--place", string>;

/** The least height of a nonzero bar, as a share of the picture's height: about one pixel, to remain visible. */
const MIN_HEIGHT = 0.008;

/** One bar. If its datum has a page, the full height of the column is a link. */
export function BarMark({ datum, valueText, isNegative, isStrong, x, middle, width, top, bottom }: BarMarkProps) {
  const height = datum.value === 0 ? 0 : Math.max(MIN_HEIGHT, bottom - top);
  const name = describePlace(datum, valueText);
  const y = isNegative ? top : bottom - height;
  const mark = (
    <>
      <title>{name}</title>
      {datum.href ? <rect x={x} y="0" width={width} height="100%" className={plot.reach} /> : null}
      <rect
        y={formatPercent(y)}
        height={formatPercent(height)}
        rx="2"
        className={classNames(styles.bar, isStrong && styles.strong, datum.isRunning && styles.running)}
      />
      {isStrong ? (
        <text
          x={middle}
          y={formatPercent(isNegative ? y + height : y)}
          dy={isNegative ? 14 : -6}
          className={styles.value}
        >
          {valueText}
        </text>
      ) : null}
    </>
  );
  const placeStyle: PlaceStyle = { "--middle": middle, "--place": width };
  if (!datum.href) {
    return (
      <g className={styles.mark} style={placeStyle}>
        {mark}
      </g>
    );
  }
  return (
    <Link href={datum.href} aria-label={name} className={classNames(styles.mark, plot.link)} style={placeStyle}>
      {mark}
    </Link>
  );
}
