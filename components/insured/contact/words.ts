/** What is said where a contact is made or edited. Texts of failures are the contract's. */
export const contactWords = {
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
  created: (name: string) => `${name} is created.`,
  newClaim: "New claim",
  createLater: (name: string) => `${name} is created as soon as the backend answers.`,
  creating: (name: string) => `New contact ${name}`,
  editing: (name: string) => `Contact ${name}`,
  savesItself: "Every change is saved by itself.",
  /** Of a text whose field was left while it could not be saved. */
  notSaved: (field: string, text: string, reason: string | null) => {
    const typed = text.trim() === "" ? "was left empty" : `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
    const why = reason ? ` (${reason.replace(/\.$/, "")})` : "";
    return `${field} ${typed}: not saved${why}. It is kept as a draft until you open this again.`;
  },
  waiting: "Sent as soon as the backend answers",
  duplicates: (count: number) => (count === 1 ? "Perhaps on file already" : `${count} are perhaps on file already`),
  duplicatesUnknown: "Whether this contact is on file already could not be checked.",
  opensInNewTab: "opens in a new tab",
  inactive: "inactive",
  conflict: (field: string) => `${field} was changed by somebody else meanwhile. Nothing is overwritten yet.`,
  yours: "You typed",
  theirs: "On file now",
  nothing: "nothing",
  keepMine: "Use mine",
  takeTheirs: "Keep what is on file",
};
