/** Beside the contact: editing it. */
export const contactWords = {
  edit: "Edit",
  editContact: "Edit the contact",
};
