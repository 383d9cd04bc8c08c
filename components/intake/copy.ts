import { named } from "@/lib/quoted";

/** What is said where a contact is made or edited. Texts of failures are the contract's. */
export const contactCopy = {
  newTitle: "New contact",
  editTitle: (name: string) => `Edit ${name}`,
  form: "Contact",
  givenName: "Given name",
  familyName: "Family name",
  email: "Email",
  phone: "Phone",
  invalidPhone: "Invalid phone",
  company: "Company",
  companyIsFixed: "A contact stays with its company.",
  address: "Property address",
  addressIncomplete: "Give street, city, state and postal code, or leave all of it empty.",
  cancel: "Cancel",
  create: "Create contact",
  created: (name: string) => `${named(name)} is created.`,
  newClaim: "New claim",
  createLater: (name: string) => `${named(name)} is created as soon as the backend answers.`,
  creating: (name: string) => `New contact ${named(name)}`,
  editing: (name: string) => `Contact ${named(name)}`,
  savesItself: "Every change is saved by itself.",
  duplicates: (count: number) => (count === 1 ? "Perhaps on file already" : `${count} are perhaps on file already`),
  duplicatesUnknown: "Whether this contact is on file already could not be checked.",
  opensInNewTab: "opens in a new tab",
  inactive: "inactive",
};
