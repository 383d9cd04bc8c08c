import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { type ChartDatum, formatCompact } from "./datum";
import { buildLinePath, computePoints } from "./line-path";
import { computeExtent, toDrawable } from "./scale";
import styles from "./sparkline.module.css";

export type SparklineProps = {
  /** Names the chart; its accessible name also has the first and last values. */
  label: string;
  data: readonly ChartDatum[];
  format?: (value: number) => string;
  /** Shows the last value at the end of the line. */
  isEndLabeled?: boolean;
  /** Pixels. */
  height?: number;
};

/** The trend of a figure as a line, small enough for a table cell; the last segment is dashed while its period runs. */
export function Sparkline({ label, data, format = formatCompact, isEndLabeled, height = 32 }: SparklineProps) {
  const values = data.map(({ value }) => toDrawable(value));
  const drawableValues = values.filter((value) => value !== null);
  const extent = computeExtent(drawableValues);
  const first = drawableValues[0];
  const end = drawableValues.at(-1);
  if (!extent || first === undefined || end === undefined) {
    return <span className={styles.none}>{displayCopy.noData}</span>;
  }
  const points = computePoints(values, extent);
  const endIndex = values.findLastIndex((value) => value !== null);
  const endPoint = points[endIndex] ?? null;
  const isRunning = data[endIndex]?.isRunning ?? false;
  const completed = isRunning ? points.slice(0, endIndex) : points;
  const summary = displayCopy.sparkline(label, drawableValues.length, format(first), format(end));
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
          <path d={buildLinePath(completed)} className={styles.line} />
          {isRunning ? (
            <path
              d={buildLinePath(points.slice(Math.max(0, endIndex - 1), endIndex + 1))}
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
      {isEndLabeled ? (
        <span className={styles.label} style={{ top: endPoint ? `${endPoint.y}%` : undefined }} aria-hidden="true">
          {format(end)}
        </span>
      ) : null}
    </span>
  );
}

export type SparklineChartProps = Omit<ChartFrameProps, "children" | "format"> &
  Pick<SparklineProps, "format" | "height">;

/** A standalone sparkline with its title, a labeled end and its data table. */
export function SparklineChart({ format = formatCompact, height = 72, ...frame }: SparklineChartProps) {
  return (
    <ChartFrame {...frame} format={format}>
      <Sparkline label={frame.title} data={frame.data} format={format} height={height} isEndLabeled />
    </ChartFrame>
  );
}
