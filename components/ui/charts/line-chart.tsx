import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { type ChartDatum, describePlace, formatCompact } from "./datum";
import styles from "./line-chart.module.css";
import { buildLinePath, computePoints, findLonePoints, type PlotPoint } from "./line-path";
import { Plot } from "./plot";
import plot from "./plot.module.css";
import { type Extent, scaleFromZero, toDrawable } from "./scale";

export type LineChartProps = Omit<ChartFrameProps, "children" | "format"> & {
  /** Formats a value briefly. */
  format?: (value: number) => string;
  /** Describes the number of records behind one datum. */
  countText?: (count: number) => string;
};

const MAX_NAMES = 4;
/** Labels closer than this, in hundredths of the height, would overlap. */
const LABEL_GAP = 11;

type Line = {
  name: "value" | "second";
  points: readonly (PlotPoint | null)[];
  end: { point: PlotPoint; text: string } | null;
};

function buildLine(
  name: Line["name"],
  values: readonly (number | null)[],
  extent: Extent,
  format: (value: number) => string,
): Line {
  const drawable = values.map(toDrawable);
  const points = computePoints(drawable, extent);
  const last = drawable.findLastIndex((value) => value !== null);
  const point = points[last] ?? null;
  const value = drawable[last] ?? null;
  return { name, points, end: point && value !== null ? { point, text: format(value) } : null };
}

/** Two lines on a scale from zero, the second dashed, each with its last value at its end. A datum may be a link. */
export function LineChart({ format = formatCompact, countText, ...frame }: LineChartProps) {
  const { data, title } = frame;
  const values = data.map(({ value }) => value);
  const seconds = data.map(({ second }) => second ?? null);
  const { ticks, extent } = scaleFromZero([...values, ...seconds]);
  const second = buildLine("second", seconds, extent, format);
  const lines = [second, buildLine("value", values, extent, format)];
  const places = data.map(({ id, label }, index) => ({
    id,
    label,
    position: data.length > 1 ? index / (data.length - 1) : 1,
  }));
  return (
    <ChartFrame {...frame} format={format}>
      <Plot
        label={title}
        isGroup={data.some(({ href }) => href)}
        ticks={ticks}
        extent={extent}
        format={format}
        places={places}
        maxNames={MAX_NAMES}
        endLabels={<EndLabels lines={lines} />}
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
            <path key={name} d={buildLinePath(points)} className={styles[name]} />
          ))}
        </svg>
        {data.map((datum, index) =>
          datum.href ? (
            <DatumLink
              key={datum.id}
              datum={datum}
              href={datum.href}
              format={format}
              countText={countText}
              reach={computeReach(index, data.length)}
              points={lines.flatMap(({ name, points }) => (points[index] ? [{ name, ...points[index] }] : []))}
            />
          ) : null,
        )}
        {/* A lone point of the dashed line is a circle, because a dash needs length. */}
        {findLonePoints(second.points).map(({ x, y }) => (
          <circle key={x} cx={`${x}%`} cy={`${y}%`} r="1.25" className={styles.secondAlone} />
        ))}
        {lines.map(({ name, end }) =>
          end ? (
            <circle key={name} cx={`${end.point.x}%`} cy={`${end.point.y}%`} r="3" className={styles[`${name}End`]} />
          ) : null,
        )}
      </Plot>
    </ChartFrame>
  );
}

/** The last value of each line next to its end; labels at nearly the same height are moved apart. */
function EndLabels({ lines }: { lines: readonly Line[] }): ReactNode {
  const [upper, lower] = lines.flatMap(({ end }) => end?.point.y ?? []).sort((one, other) => one - other);
  const isOverlapping = upper !== undefined && lower !== undefined && lower - upper < LABEL_GAP;
  // If both labels have the same height, the later line's label goes below.
  const findTop = (y: number, index: number) =>
    isOverlapping ? upper + (y > upper || (lower === upper && index > 0) ? LABEL_GAP : 0) : y;
  return (
    <div className={styles.ends} aria-hidden="true">
      {lines.map(({ name, end }, index) =>
        end ? (
          <span key={name} className={styles[`${name}Label`]} style={{ top: `${findTop(end.point.y, index)}%` }}>
            {end.text}
          </span>
        ) : null,
      )}
    </div>
  );
}

/** Returns the horizontal range of a datum, halfway to its neighbors, in hundredths of the picture's width. */
function computeReach(index: number, count: number): { x: number; width: number } {
  if (count < 2) return { x: 0, width: 100 };
  const step = 100 / (count - 1);
  const from = Math.max(0, (index - 0.5) * step);
  const to = Math.min(100, (index + 0.5) * step);
  return { x: from, width: to - from };
}

type DatumLinkProps = {
  datum: ChartDatum;
  href: string;
  format: (value: number) => string;
  countText?: (count: number) => string;
  reach: { x: number; width: number };
  points: readonly (PlotPoint & { name: Line["name"] })[];
};

/** A link over the full height of a datum's range; its points are emphasized while it is hovered or focused. */
function DatumLink({ datum, href, format, countText, reach, points }: DatumLinkProps) {
  const values = [toDrawable(datum.value), toDrawable(datum.second)].flatMap((value) =>
    value === null ? [] : [format(value)],
  );
  const count = countText && datum.count !== undefined ? [countText(datum.count)] : [];
  const name = describePlace(datum, [...values, ...count].join(", "));
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
