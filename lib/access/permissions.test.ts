import { ROLES, type Role } from "../domain/roles";
import { ACTIONS, type Action, may, mayGrantRole, mayImpersonateRole } from "./permissions";

/** Contract section 6, with its columns in this order. */
const COLUMNS: Role[] = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"];
const TABLE: Record<Action, string> = {
  editOwnAccount: "y y y y y y",
  viewClaims: "y y y y y -",
  reviewInspections: "y y y y y -",
  editClaims: "y y y y - -",
  removeClaims: "y y y - - -",
  runDemos: "y y - - - -",
  viewAdministration: "y y y - - -",
  editCompanies: "y y y - - -",
  ownCompanies: "y - - - - -",
  manageEmployees: "y y - - - -",
  impersonate: "y y - - - -",
  viewActivityOfOthers: "y y - - - -",
  viewReporting: "y y y y - -",
  emailReports: "y y y - - -",
};

test.each(Object.entries(TABLE))("%s is allowed to: %s", (action, columns) => {
  expect(COLUMNS.map((role) => (may(role, action as Action) ? "y" : "-")).join(" ")).toBe(columns);
});

test("the table names every action and every role", () => {
  expect([...ACTIONS].sort()).toEqual(Object.keys(TABLE).sort());
  expect([...COLUMNS].sort()).toEqual([...ROLES].sort());
});

test.each<[Role, string]>([
  ["superadmin", "superadmin admin poweruser employee underwriting_reviewer claims_reviewer"],
  ["admin", "admin poweruser employee underwriting_reviewer claims_reviewer"],
  ["poweruser", ""],
  ["employee", ""],
  ["underwriting_reviewer", ""],
  ["claims_reviewer", ""],
])("%s grants and impersonates: %s", (actor, roles) => {
  expect(COLUMNS.filter((role) => mayGrantRole(actor, role)).join(" ")).toBe(roles);
  expect(COLUMNS.filter((role) => mayImpersonateRole(actor, role)).join(" ")).toBe(roles);
});
