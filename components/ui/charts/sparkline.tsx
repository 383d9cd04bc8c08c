import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { type ChartDatum, compactNumber } from "./datum";
import { linePath, plotPoints } from "./line-path";
import { drawable, extentOf } from "./scale";
import styles from "./sparkline.module.css";

export type SparklineProps = {
  /** Names the picture, which says its first and its last value. */
  label: string;
  data: readonly ChartDatum[];
  format?: (value: number) => string;
  /** The last value beside the line's end. */
  isEndLabelled?: boolean;
  /** Pixels. */
  height?: number;
};

/** The course of a figure in one line, small enough for a cell. A running last piece is dashed. */
export function Sparkline({ label, data, format = compactNumber, isEndLabelled, height = 32 }: SparklineProps) {
  const values = data.map(({ value }) => drawable(value));
  const known = values.filter((value) => value !== null);
  const extent = extentOf(known);
  const first = known[0];
  const end = known.at(-1);
  if (!extent || first === undefined || end === undefined) {
    return <span className={styles.none}>{displayCopy.noData}</span>;
  }
  const points = plotPoints(values, extent);
  const endIndex = values.findLastIndex((value) => value !== null);
  const endPoint = points[endIndex] ?? null;
  const isRunning = data[endIndex]?.isRunning ?? false;
  const settled = isRunning ? points.slice(0, endIndex) : points;
  const summary = displayCopy.sparkline(label, known.length, format(first), format(end));
  return (
    <span className={styles.sparkline} style={{ gridTemplateRows: height }}>
      <svg role="img" aria-label={isRunning ? `${summary} ${displayCopy.soFar}` : summary} className={styles.plot}>
        <svg
          viewBox="0 0 100 100"
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          className={styles.lines}
          aria-hidden="true"
        >
          <path d={linePath(settled)} className={styles.line} />
          {isRunning ? (
            <path
              d={linePath(points.slice(Math.max(0, endIndex - 1), endIndex + 1))}
              className={classNames(styles.line, styles.running)}
            />
          ) : null}
        </svg>
        {endPoint ? (
          <circle
            cx={`${endPoint.x}%`}
            cy={`${endPoint.y}%`}
            r="3"
            className={isRunning ? styles.openEnd : styles.end}
          />
        ) : null}
      </svg>
      {isEndLabelled ? (
        <span className={styles.label} style={{ top: endPoint ? `${endPoint.y}%` : undefined }} aria-hidden="true">
          {format(end)}
        </span>
      ) : null}
    </span>
  );
}

export type SparklineChartProps = Omit<ChartFrameProps, "children" | "format"> &
  Pick<SparklineProps, "format" | "height">;

/** A sparkline that stands alone: with its title, its end labelled, and its table twin. */
export function SparklineChart({ format = compactNumber, height = 72, ...frame }: SparklineChartProps) {
  return (
    <ChartFrame {...frame} format={format}>
      <Sparkline label={frame.title} data={frame.data} format={format} height={height} isEndLabelled />
    </ChartFrame>
  );
}
