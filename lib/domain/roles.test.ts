import { isReviewerRole, isRole, ROLES, roleRank } from "./roles";

test("the roles match the specification", () => {
  expect(ROLES).toEqual(["employee", "admin", "superadmin", "poweruser", "claims_reviewer", "underwriting_reviewer"]);
});

test("only the two reviewer roles are reviewers", () => {
  expect(ROLES.filter(isReviewerRole)).toEqual(["claims_reviewer", "underwriting_reviewer"]);
});

test("superadmin is above admin, admin above poweruser, poweruser above the rest", () => {
  expect(ROLES.map((role) => [role, roleRank(role)])).toEqual([
    ["employee", 0],
    ["admin", 2],
    ["superadmin", 3],
    ["poweruser", 1],
    ["claims_reviewer", 0],
    ["underwriting_reviewer", 0],
  ]);
});

test("any other value is not a role", () => {
  for (const value of ["", "Admin", "root", null, undefined, 3, ["admin"]]) expect(isRole(value)).toBe(false);
});
