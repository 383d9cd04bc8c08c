/** Texts of the dialogs, which load after the list. */
export const dialogsCopy = {
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    goesWithIt: "This also deletes:",
    nothingGoesWithIt: "Nothing else is deleted.",
    property: (address: string) => `Property ${address}`,
    claim: (number: string) => `Claim ${number}`,
    ofTheClaims: (count: number) =>
      `Every inspection, photo, report and document of ${count === 1 ? "this claim" : "these claims"}`,
    more: (count: number) => `${count} more`,
    cancel: "Cancel",
    confirm: "Delete",
  },
  demo: {
    text: "Creates a sample insured, claim and inspection for demonstrations.",
    companyFirst: "Choose a company first",
    cancel: "Cancel",
    done: "Demo inspection created",
    open: "Open",
    notFound: "Project not found",
  },
};
