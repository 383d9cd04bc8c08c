import { displayCopy } from "../display-copy";

/** One value of a chart with its label on the axis: a week or a company. */
export type ChartDatum = {
  id: string;
  label: string;
  /** Null or NaN is a gap. */
  value: number | null;
  /** The value of the second line, for charts with two lines. */
  second?: number | null;
  /** The number of records behind the values. */
  count?: number;
  /** The period is not over yet: the mark is a dashed outline, and its name says so. */
  isRunning?: boolean;
  /** The page that the mark links to. */
  href?: string;
};

/** Returns the accessible name of a datum: its label and the formatted `values`. */
export const describePlace = ({ label, isRunning }: ChartDatum, values: string): string =>
  `${label}: ${values}${isRunning ? ` ${displayCopy.soFar}` : ""}`;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

const scientific = new Intl.NumberFormat("en-US", { notation: "scientific", maximumFractionDigits: 1 });
/** From this value on, the compact notation has no unit letter. */
const BEYOND_TRILLIONS = 1e15;

/** Formats a number briefly: "185", "1.3K", "2.5M", "3.4E15". */
export const formatCompact = (value: number): string =>
  (Math.abs(value) < BEYOND_TRILLIONS ? compact : scientific).format(value);
