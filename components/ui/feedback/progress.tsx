import { type ReactNode, useId } from "react";
import { classNames } from "../class-names";
import { displayCopy } from "../display-copy";
import { type Tone, toneClass } from "../tone";
import styles from "./progress.module.css";

export type ProgressProps = {
  /** Names the activity; always read aloud, shown unless hidden. */
  label: string;
  /** The amount done of `max`; null while the total is unknown. */
  value: number | null;
  max?: number;
  /** Shown and read in place of the percentage: "3 of 12". */
  valueText?: string;
  tone?: Tone;
  isLabelHidden?: boolean;
};

/** Returns the completed share, from 0 to 1; null if the value is unknown or not a number. */
export function computeShare(value: number | null | undefined, max = 100): number | null {
  if (value === null || value === undefined || Number.isNaN(value) || !(max > 0)) return null;
  // Handled before the division, because infinity divided by infinity is not a number.
  if (value <= 0) return 0;
  if (value === Number.POSITIVE_INFINITY) return 1;
  return Math.min(1, value / max);
}

const toPercent = (share: number) => Math.floor(share * 100);

function useProgress({ label, value, max, valueText, tone = "accent", isLabelHidden }: ProgressProps) {
  const id = useId();
  const share = computeShare(value, max);
  const shown = valueText ?? (share === null ? "" : `${toPercent(share)}%`);
  return {
    share,
    shown,
    toneName: toneClass(tone),
    caption: isLabelHidden ? null : (
      <span id={id} className={styles.label} dir="auto">
        {label}
      </span>
    ),
    bar: {
      role: "progressbar",
      "aria-label": isLabelHidden ? label : undefined,
      "aria-labelledby": isLabelHidden ? undefined : id,
      "aria-valuemin": 0,
      "aria-valuemax": 100,
      "aria-valuenow": share === null ? undefined : toPercent(share),
      "aria-valuetext": valueText ?? (share === null ? displayCopy.busy : undefined),
    } as const,
  };
}

/** A progress bar; without a value it is indeterminate. */
export function ProgressBar(props: ProgressProps): ReactNode {
  const { share, shown, caption, bar, toneName } = useProgress(props);
  return (
    <div className={styles.progress}>
      {caption ? (
        <div className={styles.line}>
          {caption}
          <span translate="no" className={styles.value} aria-hidden="true">
            {shown}
          </span>
        </div>
      ) : null}
      <div {...bar} className={classNames(styles.track, toneName)}>
        <div
          className={classNames(styles.fill, share === null && styles.running)}
          style={share === null ? undefined : { width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

/** Diameter and line width in pixels. */
const RINGS = { sm: [16, 2.5], md: [24, 3], lg: [48, 5] } as const;

/** A progress ring with its label next to it; without a value it is indeterminate. */
export function ProgressRing({ size = "md", ...props }: ProgressProps & { size?: keyof typeof RINGS }): ReactNode {
  const { share, shown, caption, bar, toneName } = useProgress(props);
  const [diameter, line] = RINGS[size];
  const circle = { cx: diameter / 2, cy: diameter / 2, r: (diameter - line) / 2, fill: "none", strokeWidth: line };
  const filled = share ?? 0.25;
  return (
    <span className={styles.ringLine}>
      <span {...bar} className={classNames(styles.ring, toneName)} style={{ width: diameter, height: diameter }}>
        <svg
          width={diameter}
          height={diameter}
          viewBox={`0 0 ${diameter} ${diameter}`}
          className={share === null ? styles.turning : undefined}
          aria-hidden="true"
        >
          <circle {...circle} className={styles.ringTrack} />
          {filled > 0 ? (
            <circle
              {...circle}
              className={styles.ringFill}
              pathLength={100}
              strokeDasharray={`${filled * 100} 100`}
              transform={`rotate(-90 ${diameter / 2} ${diameter / 2})`}
            />
          ) : null}
        </svg>
        {size === "lg" && share !== null ? (
          <span className={styles.ringValue} aria-hidden="true">
            {toPercent(share)}
          </span>
        ) : null}
      </span>
      {caption}
      {caption && shown ? (
        <span translate="no" className={styles.value} aria-hidden="true">
          {shown}
        </span>
      ) : null}
    </span>
  );
}
