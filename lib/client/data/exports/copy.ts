/** The texts of every export. */
const count = new Intl.NumberFormat("en-US");

export const exportCopy = {
  exportAll: "Export CSV",
  exportChosen: "Export",
  progress: (read: number, total: number) => `${count.format(read)} of ${count.format(total)}`,
  nothing: "There is nothing to export.",
};
