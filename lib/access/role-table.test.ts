import type { Role } from "../domain/roles";
import { homeListOf, homeOf, mayOpenPage, mayOpenRoute, NAVIGATION, navigationFor } from "./role-table";

test.each<[Role, string]>([
  ["employee", "insured help settings"],
  ["poweruser", "insured admin reports help settings"],
  ["admin", "insured admin reports help settings"],
  ["superadmin", "insured admin reports help settings"],
  ["claims_reviewer", "help settings"],
  ["underwriting_reviewer", "inspections help settings"],
])("%s sees %s", (role, names) => {
  expect(
    navigationFor(role)
      .map((item) => item.name)
      .join(" "),
  ).toBe(names);
});

test.each(["admin", "reports"])("%s is for admin, superadmin and poweruser", (name) => {
  expect(NAVIGATION.find((item) => item.name === name)?.roles).toEqual(["admin", "superadmin", "poweruser"]);
});

test.each<[Role, string]>([
  ["employee", "/insured/policies"],
  ["poweruser", "/insured/policies"],
  ["admin", "/insured/policies"],
  ["superadmin", "/insured/policies"],
  ["claims_reviewer", "/settings"],
  ["underwriting_reviewer", "/insured/inspections"],
])("%s starts at %s", (role, home) => {
  expect(homeOf(role)).toBe(home);
});

test("a claim returns to the inspections for underwriting_reviewer, and to the insured for the others", () => {
  expect(homeListOf("underwriting_reviewer")).toBe("inspections");
  for (const role of ["employee", "poweruser", "admin", "superadmin"] as const)
    expect(homeListOf(role)).toBe("insured");
});

test("the routes of an employee include the admin pages, but an employee may not open them", () => {
  const roles = ["superadmin", "admin", "poweruser", "employee", "underwriting_reviewer", "claims_reviewer"] as const;
  const rolesThat = (mayOpen: (role: Role, path: string) => boolean, path: string) =>
    roles.filter((role) => mayOpen(role, path)).join(" ");
  for (const path of ["/admin/companies", "/admin/employees/emp-1", "/admin/employees/"]) {
    expect(rolesThat(mayOpenRoute, path)).toBe("superadmin admin poweruser employee");
    expect(rolesThat(mayOpenPage, path)).toBe("superadmin admin poweruser");
  }
  expect(rolesThat(mayOpenPage, "/reporting")).toBe("superadmin admin poweruser employee");
  expect(rolesThat(mayOpenPage, "/settings")).toBe(
    "superadmin admin poweruser employee underwriting_reviewer claims_reviewer",
  );
});
