"use client";

import styles from "./bar-chart.module.css";
import { BarMark } from "./bar-mark";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { compactNumber } from "./datum";
import { bandsOf, drawable, extentOf, labelledPlaces, niceTicks, shareOf } from "./scale";

export type BarChartProps = Omit<ChartFrameProps, "children" | "format"> & {
  /** How a value is said; short. */
  format?: (value: number) => string;
};

const TICKS = 4;
const MOST_LABELS = 6;
/** Share of each band that stays empty. */
const GAP = 0.4;

const percent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

/** Values by place as upright bars from zero; the last that is over is strong and has its value on it. */
export function BarChart({ format = compactNumber, ...frame }: BarChartProps) {
  const { data, title } = frame;
  const values = data.map(({ value }) => drawable(value));
  const ticks = niceTicks(extentOf([0, ...values]) ?? { low: 0, high: 1 }, TICKS);
  const extent = { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1 };
  const bands = bandsOf(data.length, GAP);
  const labelled = labelledPlaces(data.length, MOST_LABELS);
  const strongest = data.findLastIndex(({ isRunning, value }) => !isRunning && drawable(value) !== null);
  const zero = 1 - shareOf(0, extent);
  const leads = data.some(({ href }) => href);
  return (
    <ChartFrame {...frame} format={format}>
      <div className={styles.chart}>
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: percent(1 - shareOf(tick, extent)) }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <svg className={styles.plot} role={leads ? "group" : "img"} aria-label={title}>
          {ticks.map((tick) => {
            const y = percent(1 - shareOf(tick, extent));
            return (
              <line key={tick} x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.zero : styles.grid} />
            );
          })}
          {data.map((datum, index) => {
            const value = values[index] ?? null;
            const band = bands[index];
            if (value === null || !band) return null;
            return (
              <BarMark
                key={datum.id}
                datum={datum}
                said={format(value)}
                isNegative={value < 0}
                isStrong={index === strongest}
                x={percent(band.start)}
                middle={percent(band.start + band.width / 2)}
                width={percent(band.width)}
                top={Math.min(zero, 1 - shareOf(value, extent))}
                bottom={Math.max(zero, 1 - shareOf(value, extent))}
              />
            );
          })}
        </svg>
        <div className={styles.places} aria-hidden="true">
          {data.map(({ id, label }, index) => {
            const band = bands[index];
            if (!band || !labelled.has(index)) return null;
            return (
              <span
                key={id}
                style={{ left: percent(band.start + band.width / 2), maxWidth: percent(1 / labelled.size) }}
              >
                {label}
              </span>
            );
          })}
        </div>
      </div>
    </ChartFrame>
  );
}
