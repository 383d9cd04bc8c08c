/** The demo's sign-ins (one for each role, and one for each state of an account) and some colleagues. */
import { DAY_MS } from "../../lib/domain/constants";
import type { Employee } from "../../lib/domain/entities";
import type { Role } from "../../lib/domain/roles";
import { Chance } from "./chance";
import { examplePerson } from "./example-people";
import { seedKey } from "./seed-key";

export const DEMO_PASSWORD = "Lintel-2026!";
/** This employee needs a one-time code to sign in, and has the backup codes below, each valid once. */
export const MFA_EMAIL = "mfa@lintel.test";
export const DEMO_BACKUP_CODES = Array.from(
  { length: 10 },
  (_, index) => `lintelbackup${String(index + 1).padStart(4, "0")}`,
);
/** This employee has no password, but an activation mail in the outbox. */
export const INVITED_EMAIL = "invited@lintel.test";

type SignIn = {
  name: string;
  role: Role;
  givenName: string;
  familyName: string;
  /** The employee belongs to this number of companies, from the first. */
  companies: number;
  more?: (now: number) => Partial<Employee>;
};

const inDays = (now: number, days: number) => new Date(now + days * DAY_MS).toISOString();
const SIGN_INS: readonly SignIn[] = [
  { name: "employee", role: "employee", givenName: "Edda", familyName: "Farrow", companies: 2 },
  { name: "admin", role: "admin", givenName: "Amos", familyName: "Delacroix", companies: 3 },
  { name: "superadmin", role: "superadmin", givenName: "Selma", familyName: "Okafor", companies: 6 },
  { name: "poweruser", role: "poweruser", givenName: "Piers", familyName: "Wexler", companies: 2 },
  { name: "claims_reviewer", role: "claims_reviewer", givenName: "Clio", familyName: "Radcliffe", companies: 1 },
  {
    name: "underwriting_reviewer",
    role: "underwriting_reviewer",
    givenName: "Uma",
    familyName: "Ramsey",
    companies: 2,
  },
  {
    name: "mfa",
    role: "employee",
    givenName: "Mina",
    familyName: "Fairbanks",
    companies: 1,
    more: (now) => ({
      isMfaRequired: true,
      preferredMfaChannel: "email",
      backupCodesGeneratedAt: new Date(now).toISOString(),
    }),
  },
  {
    name: "locked",
    role: "employee",
    givenName: "Leda",
    familyName: "Oakes",
    companies: 1,
    more: () => ({ isLockedOut: true }),
  },
  {
    name: "expired",
    role: "employee",
    givenName: "Enid",
    familyName: "Pacheco",
    companies: 1,
    more: (now) => ({ passwordExpiresAt: inDays(now, -2) }),
  },
  {
    name: "expiring",
    role: "employee",
    givenName: "Ezra",
    familyName: "Pemberton",
    companies: 1,
    more: (now) => ({ passwordExpiresAt: inDays(now, 3) }),
  },
  {
    name: "invited",
    role: "employee",
    givenName: "Ivo",
    familyName: "Nakamura",
    companies: 1,
    more: () => ({ isActivated: false, passwordExpiresAt: null }),
  },
];
const COLLEAGUES = 24;

function signInEmployee(signIn: SignIn, index: number, companyKeys: readonly string[], now: string): Employee {
  const time = Date.parse(now);
  return {
    key: seedKey("employee", signIn.name),
    givenName: signIn.givenName,
    familyName: signIn.familyName,
    email: `${signIn.name}@lintel.test`,
    phone: `+120255501${String(index + 10)}`,
    role: signIn.role,
    companyKeys: companyKeys.slice(0, signIn.companies),
    photoUrl: null,
    isMfaRequired: false,
    preferredMfaChannel: null,
    passwordExpiresAt: inDays(time, 90),
    backupCodesGeneratedAt: null,
    isLockedOut: false,
    isDataSteward: signIn.role === "poweruser",
    isActivated: true,
    createdAt: inDays(time, -400 + index),
    lastSeenAt: null,
    ...signIn.more?.(time),
  };
}

/** Creates a colleague, who fills the lists; nobody can sign in as a colleague. */
function createColleague(chance: Chance, index: number, companyKeys: readonly string[], now: string): Employee {
  const person = examplePerson(chance);
  return {
    ...person,
    key: seedKey("employee", `colleague ${index}`),
    email: person.email.replace("@", `.${index}@`),
    role: index % 8 === 0 ? "poweruser" : index % 5 === 0 ? "underwriting_reviewer" : "employee",
    companyKeys: [chance.pick(companyKeys)],
    photoUrl: null,
    isMfaRequired: index % 3 === 0,
    preferredMfaChannel: index % 3 === 0 ? "text" : null,
    passwordExpiresAt: inDays(Date.parse(now), 60),
    isLockedOut: false,
    isDataSteward: index % 6 === 0,
    isActivated: index % 7 !== 0,
    createdAt: inDays(Date.parse(now), -chance.whole(30, 700)),
    lastSeenAt: inDays(Date.parse(now), -chance.whole(0, 20)),
  };
}

/** Returns the first sign-in, who is the author of the demo's activity. */
export function demoAuthor(companyKeys: readonly string[], now: string): Employee {
  const [first] = SIGN_INS;
  if (!first) throw new Error("The demo has no employee");
  return signInEmployee(first, 0, companyKeys, now);
}

export type DemoEmployees = { withPassword: Employee[]; withoutPassword: Employee[] };

export function demoEmployees(companyKeys: readonly string[], now: string): DemoEmployees {
  const chance = new Chance(7);
  const signIns = SIGN_INS.map((signIn, index) => signInEmployee(signIn, index, companyKeys, now));
  const colleagues = Array.from({ length: COLLEAGUES }, (_, index) =>
    createColleague(chance, index + 1, companyKeys, now),
  );
  return {
    withPassword: signIns.filter((employee) => employee.isActivated),
    withoutPassword: [...signIns.filter((employee) => !employee.isActivated), ...colleagues],
  };
}
