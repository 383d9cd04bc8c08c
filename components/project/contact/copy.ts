/** Beside the contact: editing it. */
export const contactCopy = {
  edit: "Edit",
  editContact: "Edit the contact",
};
