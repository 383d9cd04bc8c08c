"use client";

import Link from "next/link";
import { classNames } from "../class-names";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { type ChartDatum, compactNumber, placeName } from "./datum";
import styles from "./line-chart.module.css";
import { linePath, lonePoints, type PlotPoint, plotPoints } from "./line-path";
import { Plot } from "./plot";
import plot from "./plot.module.css";
import { drawable, scaleFromZero } from "./scale";

export type LineChartProps = Omit<ChartFrameProps, "children" | "format"> & {
  /** How a value is said; short. */
  format?: (value: number) => string;
  /** How many a place's values come from, in words. */
  countText?: (count: number) => string;
};

const MOST_NAMES = 4;
/** Closer than that, in hundredths of the height, two labels would lie on each other. */
const LABEL_GAP = 11;

type Line = {
  name: "value" | "second";
  points: readonly (PlotPoint | null)[];
  end: { at: PlotPoint; said: string } | null;
};

/** Two courses from zero in one picture, the second dashed, each with its last value at its end. Places may lead somewhere. */
export function LineChart({ format = compactNumber, countText, ...frame }: LineChartProps) {
  const { data, title } = frame;
  const series = { value: data.map(({ value }) => value), second: data.map(({ second }) => second ?? null) };
  const { ticks, extent } = scaleFromZero([...series.value, ...series.second]);
  const lineOf = (name: Line["name"]): Line => {
    const values = series[name].map(drawable);
    const points = plotPoints(values, extent);
    const last = values.findLastIndex((value) => value !== null);
    const [at, value] = [points[last] ?? null, values[last] ?? null];
    return { name, points, end: at && value !== null ? { at, said: format(value) } : null };
  };
  const second = lineOf("second");
  const lines = [second, lineOf("value")];
  const [upper, lower] = lines.flatMap(({ end }) => end?.at.y ?? []).sort((one, other) => one - other);
  const isTight = upper !== undefined && lower !== undefined && lower - upper < LABEL_GAP;
  // Of two at one height the later line's label goes below.
  const topOf = (y: number, index: number) =>
    isTight ? upper + (y > upper || (lower === upper && index > 0) ? LABEL_GAP : 0) : y;
  const leads = data.some(({ href }) => href);
  const places = data.map(({ id, label }, index) => ({
    id,
    label,
    at: data.length > 1 ? index / (data.length - 1) : 1,
  }));
  const words = (
    <div className={styles.ends} aria-hidden="true">
      {lines.map(({ name, end }, index) =>
        end ? (
          <span key={name} className={styles[`${name}Label`]} style={{ top: `${topOf(end.at.y, index)}%` }}>
            {end.said}
          </span>
        ) : null,
      )}
    </div>
  );
  return (
    <ChartFrame {...frame} format={format}>
      <Plot
        label={title}
        isGroup={leads}
        ticks={ticks}
        extent={extent}
        format={format}
        places={places}
        mostNames={MOST_NAMES}
        beside={words}
      >
        <svg
          viewBox="0 0 100 100"
          width="100%"
          height="100%"
          preserveAspectRatio="none"
          className={styles.lines}
          aria-hidden="true"
        >
          {lines.map(({ name, points }) => (
            <path key={name} d={linePath(points)} className={styles[name]} />
          ))}
        </svg>
        {data.map((datum, index) =>
          datum.href ? (
            <PlaceLink
              key={datum.id}
              datum={datum}
              href={datum.href}
              format={format}
              countText={countText}
              reach={reachOf(index, data.length)}
              points={lines.flatMap(({ name, points }) => (points[index] ? [{ name, ...points[index] }] : []))}
            />
          ) : null,
        )}
        {/* No dash begins in a line of no length. */}
        {lonePoints(second.points).map(({ x, y }) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r="1.25" className={styles.secondAlone} />
        ))}
        {lines.map(({ name, end }) =>
          end ? (
            <circle key={name} cx={`${end.at.x}%`} cy={`${end.at.y}%`} r="3" className={styles[`${name}End`]} />
          ) : null,
        )}
      </Plot>
    </ChartFrame>
  );
}

/** From the middle between a place and the one before to the middle before the next, within the picture; in hundredths of it. */
function reachOf(index: number, count: number): { x: number; width: number } {
  if (count < 2) return { x: 0, width: 100 };
  const step = 100 / (count - 1);
  const [from, to] = [Math.max(0, (index - 0.5) * step), Math.min(100, (index + 0.5) * step)];
  return { x: from, width: to - from };
}

type PlaceLinkProps = {
  datum: ChartDatum;
  href: string;
  format: (value: number) => string;
  countText?: (count: number) => string;
  reach: { x: number; width: number };
  points: readonly (PlotPoint & { name: Line["name"] })[];
};

/** A place over the whole height of the picture; its values stand out while it is pointed at or has the focus. */
function PlaceLink({ datum, href, format, countText, reach, points }: PlaceLinkProps) {
  const values = [drawable(datum.value), drawable(datum.second)].flatMap((value) =>
    value === null ? [] : [format(value)],
  );
  const count = countText && datum.count !== undefined ? [countText(datum.count)] : [];
  const name = placeName(datum, [...values, ...count].join(", "));
  return (
    <Link href={href} aria-label={name} className={classNames(plot.link, styles.place)}>
      <title>{name}</title>
      <rect x={`${reach.x}%`} y="0" width={`${reach.width}%`} height="100%" className={plot.reach} />
      {points.map(({ name: line, x, y }) => (
        <circle key={line} cx={`${x}%`} cy={`${y}%`} r="3" className={classNames(styles.mark, styles[`${line}End`])} />
      ))}
    </Link>
  );
}
