/** What the dialogs of the policies list say, which the list itself does without. */
export const laterCopy = {
  deletion: {
    title: (name: string) => `Delete ${name}?`,
    goesWithIt: "This goes with the contact:",
    nothingGoesWithIt: "Nothing else goes with the contact.",
    property: (address: string) => `Property ${address}`,
    claim: (number: string) => `Claim ${number}`,
    ofTheClaims: (count: number) =>
      `Every inspection, photo, report and document of ${count === 1 ? "this claim" : "these claims"}`,
    more: (count: number) => `${count} more`,
    cancel: "Cancel",
    confirm: "Delete",
  },
  demo: {
    text: "Makes an inspection with a contact and a claim of its own, to show to others.",
    companyFirst: "Choose a company first.",
    cancel: "Cancel",
    done: "The demo inspection is there.",
    open: "Open it",
    notFound: "Project not found",
  },
};
