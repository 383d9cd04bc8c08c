import { displayCopy } from "../display-copy";

/** A value of a chart with the name of its place on the axis: a week or a company. */
export type ChartDatum = {
  id: string;
  label: string;
  /** Null or NaN is a gap. */
  value: number | null;
  /** A second value of the place, for charts with two lines. */
  second?: number | null;
  /** The number of records behind the values. */
  count?: number;
  /** Not completed yet: drawn as a dashed outline, and named as such. */
  isRunning?: boolean;
  /** The page to open. */
  href?: string;
};

/** Describes a place on its own by its formatted `values`. */
export const describePlace = ({ label, isRunning }: ChartDatum, values: string): string =>
  `${label}: ${values}${isRunning ? ` ${displayCopy.soFar}` : ""}`;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

const scientific = new Intl.NumberFormat("en-US", { notation: "scientific", maximumFractionDigits: 1 });
/** From here on the compact notation has no unit letter. */
const BEYOND_TRILLIONS = 1e15;

/** Formats briefly: "185", "1.3K", "2.5M", "3.4E15". */
export const formatCompact = (value: number): string =>
  (Math.abs(value) < BEYOND_TRILLIONS ? compact : scientific).format(value);
