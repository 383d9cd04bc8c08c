import type { Role } from "../domain/roles";
import { EMPLOYEE_ACTS, type EmployeeAct, type EmployeeRefusal, employeeRefusal, mayAct } from "./employee-rights";

const BELOW = { key: "emp-below", role: "employee" as Role };
/** Employees relative to an administrator of the companies a and b; a superadmin sees all. */
const PEOPLE = {
  "in own companies": { ...BELOW, companyKeys: ["a"] },
  "with an equal role": { key: "emp-equal", role: "admin" as Role, companyKeys: ["b"] },
  "with a higher role": { key: "emp-above", role: "superadmin" as Role, companyKeys: ["a"] },
  "also in another company": { ...BELOW, companyKeys: ["a", "far"] },
  "only in another company": { ...BELOW, companyKeys: ["far"] },
  "in no company": { ...BELOW, companyKeys: [] },
  "the actor": { key: "emp-me", role: "admin" as Role, companyKeys: ["a", "b"] },
  "a superadmin without companies": { key: "emp-all", role: "superadmin" as Role, companyKeys: [] },
};
const COLUMNS = Object.keys(PEOPLE) as (keyof typeof PEOPLE)[];
const SHORT: Record<EmployeeRefusal, string> = {
  role: "-",
  unseen: "?",
  above: "^",
  oneself: "me",
  beyond: "+",
  nowhere: "0",
};

/** y: permitted. ?: not found. ^: higher role. +: has an additional company. me: not to oneself. 0: has no company. */
const AS_ADMIN: Record<EmployeeAct, string> = {
  see: "y y y y ? ? y ?",
  edit: "y y ^ y ? ? y ?",
  changeAccount: "y y ^ + ? ? y ?",
  unlock: "y y ^ + ? ? y ?",
  forceReset: "y y ^ + ? ? y ?",
  resendInvitation: "y y ^ + ? ? y ?",
  delete: "y y ^ + ? ? me ?",
  impersonate: "y y ^ y ? ? me ?",
};
const AS_SUPERADMIN: Record<EmployeeAct, string> = {
  see: "y y y y y y y y",
  edit: "y y y y y y y y",
  changeAccount: "y y y y y y y y",
  unlock: "y y y y y y y y",
  forceReset: "y y y y y y y y",
  resendInvitation: "y y y y y y y y",
  delete: "y y y y y y me y",
  impersonate: "y y y y y 0 me y",
};

function row(act: EmployeeAct, role: Role, companyKeys: readonly string[] | null): string {
  const actor = { key: "emp-me", role, companyKeys };
  return COLUMNS.map((name) => {
    const refusal = employeeRefusal(act, actor, PEOPLE[name]);
    return refusal === null ? "y" : SHORT[refusal];
  }).join(" ");
}

test.each(Object.entries(AS_ADMIN) as [EmployeeAct, string][])("an admin may %s: %s", (act, expected) => {
  expect(row(act, "admin", ["a", "b"])).toBe(expected);
});

test.each(Object.entries(AS_SUPERADMIN) as [EmployeeAct, string][])("a superadmin may %s: %s", (act, expected) => {
  expect(row(act, "superadmin", null)).toBe(expected);
});

test("a superadmin who has chosen companies acts only within those companies", () => {
  expect(row("delete", "superadmin", ["a"])).toBe("y ? y + ? ? me ?");
});

test("a power user sees employees, and changes nothing", () => {
  expect(row("see", "poweruser", ["a", "b"])).toBe("y y y y ? ? y ?");
  const others = EMPLOYEE_ACTS.filter((act) => act !== "see");
  expect(others.map((act) => [act, row(act, "poweruser", ["a", "b"])])).toEqual(
    others.map((act) => [act, "- - - - - - - -"]),
  );
});

test.each<Role>(["employee", "underwriting_reviewer", "claims_reviewer"])("%s may not act on employees", (role) => {
  expect(EMPLOYEE_ACTS.filter((act) => mayAct(role, act))).toEqual([]);
  expect(EMPLOYEE_ACTS.map((act) => row(act, role, ["a", "b"]))).toEqual(EMPLOYEE_ACTS.map(() => "- - - - - - - -"));
});

test("the table names every act", () => {
  expect(Object.keys(AS_ADMIN).sort()).toEqual([...EMPLOYEE_ACTS].sort());
});
