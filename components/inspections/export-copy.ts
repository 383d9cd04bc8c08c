/** Texts in the exported file and about the export. */
import { ADDRESS_HEADINGS } from "@/lib/client/data/exports/address-columns";

const count = new Intl.NumberFormat("en-US");

export const inspectionsExportCopy = {
  headings: [
    "First name",
    "Last name",
    ...ADDRESS_HEADINGS,
    "Company",
    "Claim",
    "Inspection",
    "Status",
    "Status since (UTC)",
    "Photos",
    "Videos",
    "Reviewed (UTC)",
    "Expires (UTC)",
    "Capture complete",
  ],
  isDone: "Yes",
  isOpen: "No",
  fileName: (day: string) => `inspections-${day}.csv`,
  done: (number: number) => (number === 1 ? "1 inspection exported" : `${count.format(number)} inspections exported`),
};
