import { named } from "@/lib/quoted";

/** Texts of the forms of an insured. Texts of failures come from the contract. */
export const insuredFormCopy = {
  newTitle: "New insured",
  editTitle: (name: string) => `Edit ${name}`,
  form: "Insured",
  givenName: "First name",
  familyName: "Last name",
  email: "Email",
  phone: "Phone",
  invalidPhone: "Invalid phone number",
  company: "Company",
  companyCannotChange: "An insured can't be moved to another company.",
  address: "Property address",
  addressIncomplete: "Enter street, city, state and ZIP code, or leave the address empty.",
  cancel: "Cancel",
  create: "Create insured",
  created: (name: string) => `${named(name)} created`,
  newClaim: "New claim",
  createLater: (name: string) => `${named(name)} will be created when the connection is back.`,
  creating: (name: string) => `New insured ${named(name)}`,
  editing: (name: string) => `Insured ${named(name)}`,
  savesAutomatically: "Changes save automatically.",
  duplicates: (count: number) => (count === 1 ? "Possible duplicate" : `${count} possible duplicates`),
  duplicatesUnknown: "Couldn't check for duplicates.",
  opensInNewTab: "opens in a new tab",
  inactive: "inactive",
};
