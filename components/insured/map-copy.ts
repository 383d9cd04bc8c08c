/** Texts of the map. */
import { formatCount } from "@/components/ui/format-time";
import { RETRY } from "@/lib/shared-copy";

const properties = (count: number) => (count === 1 ? "1 property" : `${formatCount(count)} properties`);

export const mapCopy = {
  label: "Map of insured properties",
  table: "Properties on the map",
  columns: { name: "Name", address: "Address" },
  none: "No properties on the map.",
  cluster: (count: number) => `${formatCount(count)} properties, press to zoom in`,
  mark: (name: string, address: string) => `${name}, ${address}`,
  reading: "Loading locations…",
  retry: RETRY,
  shown: (shown: number, total: number) =>
    shown === total
      ? `${properties(shown)} on the map.`
      : `${properties(shown)} of ${formatCount(total)} insured on the map.`,
  unplaced: (count: number) => (count === 1 ? "1 has no location." : `${formatCount(count)} have no location.`),
  max: (max: number) => `Only the first ${formatCount(max)} are mapped. Filter the list to see others.`,
};
