/** Texts in the exported file and about the export. */
import { ADDRESS_HEADINGS } from "@/lib/client/data/exports/address-columns";
import { PROPERTY_FACT_NAMES, PROPERTY_FACTS } from "@/lib/domain/property-facts";

const count = new Intl.NumberFormat("en-US");

export const policiesExportCopy = {
  headings: [
    "First name",
    "Last name",
    "Email",
    "Phone",
    ...ADDRESS_HEADINGS,
    ...PROPERTY_FACTS.map((fact) => PROPERTY_FACT_NAMES[fact]),
    "Company",
    "Latest claim",
    "Status",
    "Status since (UTC)",
    "Activity",
    "Updated (UTC)",
  ],
  active: "Active",
  inactive: "Inactive",
  fileName: (day: string) => `insured-${day}.csv`,
  done: (number: number) => (number === 1 ? "1 insured exported" : `${count.format(number)} insured exported`),
};
