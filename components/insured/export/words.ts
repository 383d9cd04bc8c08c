/** What the export of the list says, in its file and about it. */
const count = new Intl.NumberFormat("en-US");

export const exportWords = {
  headings: [
    "Given name",
    "Family name",
    "Email",
    "Phone",
    "Street",
    "City",
    "State",
    "Postal code",
    "Country",
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
  exportAll: "Export CSV",
  exportChosen: "Export",
  progress: (read: number, total: number) => `${count.format(read)} of ${count.format(total)}`,
  done: (number: number) => (number === 1 ? "1 insured exported" : `${count.format(number)} insured exported`),
  nothing: "There is nothing to export.",
};
