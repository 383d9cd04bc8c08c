/** What the map of the insured says. */
import { formatCount } from "@/components/ui/format-time";
import { RETRY } from "@/lib/shared-copy";

const homes = (count: number) => (count === 1 ? "1 home" : `${formatCount(count)} homes`);

export const mapCopy = {
  label: "Map of the insured",
  table: "The homes on the map",
  columns: { name: "Name", address: "Address" },
  none: "No home is on the map.",
  cluster: (count: number) => `${formatCount(count)} homes, press to look closer`,
  mark: (name: string, address: string) => `${name}, ${address}`,
  reading: "Reading the places…",
  retry: RETRY,
  shown: (shown: number, total: number) =>
    shown === total ? `${homes(shown)} on the map.` : `${homes(shown)} on the map, of ${formatCount(total)} insured.`,
  unplaced: (count: number) =>
    count === 1 ? "The place of 1 is not known." : `The places of ${formatCount(count)} are not known.`,
  most: (most: number) => `Only the first ${formatCount(most)} are looked at: narrow the list to see the others.`,
};
