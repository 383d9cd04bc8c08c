import { displayCopy } from "../display-copy";

/** One value of a chart, with the name of its place: a week, a company. */
export type ChartDatum = {
  id: string;
  label: string;
  /** Null, or no number, is a gap. */
  value: number | null;
  /** A second value of the place, for charts of two. */
  second?: number | null;
  /** How many the values come from. */
  count?: number;
  /** Not over yet: drawn as a dashed outline, and said. */
  isRunning?: boolean;
  /** Where it leads. */
  href?: string;
};

/** What a place is called where it stands alone; `said`: its values in words. */
export const placeName = ({ label, isRunning }: ChartDatum, said: string): string =>
  `${label}: ${said}${isRunning ? ` ${displayCopy.soFar}` : ""}`;

const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

const scientific = new Intl.NumberFormat("en-US", { notation: "scientific", maximumFractionDigits: 1 });
/** From here on the compact notation has no letter left. */
const BEYOND_TRILLIONS = 1e15;

/** "185", "1.3K", "2.5M", "3.4E15". */
export const compactNumber = (value: number): string =>
  (Math.abs(value) < BEYOND_TRILLIONS ? compact : scientific).format(value);
