import Link from "next/link";
import type { CSSProperties } from "react";
import { classNames } from "../class-names";
import styles from "./bar-chart.module.css";
import { type ChartDatum, placeName } from "./datum";
import { percent } from "./plot";
import plot from "./plot.module.css";

export type BarMarkProps = {
  datum: ChartDatum;
  /** The value in words. */
  said: string;
  isNegative: boolean;
  isStrong: boolean;
  /** Its place from left to right: start, middle and width of the bar at its widest, as percentages of the picture. */
  x: string;
  middle: string;
  width: string;
  /** Its ends as shares of the picture's height, from the top. */
  top: number;
  bottom: number;
};

type PlaceStyle = CSSProperties & Record<"--middle" | "--place", string>;

/** So that a small value still shows: a bar that is not zero is about one pixel high. */
const LEAST = 0.008;

/** One bar. One that leads somewhere is a link over its whole band. */
export function BarMark({ datum, said, isNegative, isStrong, x, middle, width, top, bottom }: BarMarkProps) {
  const height = datum.value === 0 ? 0 : Math.max(LEAST, bottom - top);
  const name = placeName(datum, said);
  const y = isNegative ? top : bottom - height;
  const mark = (
    <>
      <title>{name}</title>
      {datum.href ? <rect x={x} y="0" width={width} height="100%" className={plot.reach} /> : null}
      <rect
        y={percent(y)}
        height={percent(height)}
        rx="2"
        className={classNames(styles.bar, isStrong && styles.strong, datum.isRunning && styles.running)}
      />
      {isStrong ? (
        <text x={middle} y={percent(isNegative ? y + height : y)} dy={isNegative ? 14 : -6} className={styles.value}>
          {said}
        </text>
      ) : null}
    </>
  );
  const place: PlaceStyle = { "--middle": middle, "--place": width };
  if (!datum.href) {
    return (
      <g className={styles.mark} style={place}>
        {mark}
      </g>
    );
  }
  return (
    <Link href={datum.href} aria-label={name} className={classNames(styles.mark, plot.link)} style={place}>
      {mark}
    </Link>
  );
}
