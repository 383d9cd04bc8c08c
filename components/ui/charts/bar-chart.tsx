"use client";

import { BarMark } from "./bar-mark";
import { ChartFrame, type ChartFrameProps } from "./chart-frame";
import { compactNumber } from "./datum";
import { Plot, percent } from "./plot";
import { bandsOf, drawable, scaleFromZero, shareOf } from "./scale";

export type BarChartProps = Omit<ChartFrameProps, "children" | "format"> & {
  /** How a value is said; short. */
  format?: (value: number) => string;
};

const MOST_NAMES = 6;
/** Share of each band that stays empty. */
const GAP = 0.4;

/** Values by place as upright bars from zero; the last that is over is strong and has its value on it. */
export function BarChart({ format = compactNumber, ...frame }: BarChartProps) {
  const { data, title } = frame;
  const values = data.map(({ value }) => drawable(value));
  const { ticks, extent } = scaleFromZero(values);
  const bands = bandsOf(data.length, GAP);
  const places = data.map(({ id, label }, index) => ({ id, label, at: (index + 0.5) / data.length }));
  const strongest = data.findLastIndex(({ isRunning, value }) => !isRunning && drawable(value) !== null);
  const zero = 1 - shareOf(0, extent);
  const leads = data.some(({ href }) => href);
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
      >
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
      </Plot>
    </ChartFrame>
  );
}
