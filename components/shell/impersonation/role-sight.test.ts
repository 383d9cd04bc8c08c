import type { Role } from "@/lib/domain/roles";
import { roleSight } from "./role-sight";

test.each<[Role, string]>([
  ["superadmin", "Insured, Admin and Settings"],
  ["admin", "Insured, Admin and Settings"],
  ["poweruser", "Insured, Admin and Settings"],
  ["employee", "Insured and Settings"],
  ["underwriting_reviewer", "Inspections and Settings"],
  ["claims_reviewer", "Settings only"],
])("%s sees %s", (role, expected) => {
  expect(roleSight(role)).toBe(expected);
});
