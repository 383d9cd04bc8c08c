"use client";

import { BarMark } from "./bar-mark";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { formatCompact } from "./datum";
import { formatPercent, Plot } from "./plot";
import { computeBands, computeShare, scaleFromZero, toDrawable } from "./scale";

export type BarChartProps = Omit<ChartFrameProps, "children" | "format"> & {
  /** Formats a value briefly. */
  format?: (value: number) => string;
};

const MAX_NAMES = 6;
/** The empty share of each band. */
const GAP = 0.4;

/** Vertical bars from zero, one for each value; the last completed one is emphasized and shows its value. */
export function BarChart({ format = formatCompact, ...frame }: BarChartProps) {
  const { data, title } = frame;
  const values = data.map(({ value }) => toDrawable(value));
  const { ticks, extent } = scaleFromZero(values);
  const bands = computeBands(data.length, GAP);
  const places = data.map(({ id, label }, index) => ({ id, label, position: (index + 0.5) / data.length }));
  const emphasized = data.findLastIndex(({ isRunning, value }) => !isRunning && toDrawable(value) !== null);
  const zero = 1 - computeShare(0, extent);
  const hasLinks = data.some(({ href }) => href);
  return (
    <ChartFrame {...frame} format={format}>
      <Plot
        label={title}
        isGroup={hasLinks}
        ticks={ticks}
        extent={extent}
        format={format}
        places={places}
        maxNames={MAX_NAMES}
      >
        {data.map((datum, index) => {
          const value = values[index] ?? null;
          const band = bands[index];
          if (value === null || !band) return null;
          return (
            <BarMark
              key={datum.id}
              datum={datum}
              valueText={format(value)}
              isNegative={value < 0}
              isStrong={index === emphasized}
              x={formatPercent(band.start)}
              middle={formatPercent(band.start + band.width / 2)}
              width={formatPercent(band.width)}
              top={Math.min(zero, 1 - computeShare(value, extent))}
              bottom={Math.max(zero, 1 - computeShare(value, extent))}
            />
          );
        })}
      </Plot>
    </ChartFrame>
  );
}
