import type { Role } from "@/lib/domain/roles";
import { IMPERSONATION_DIALOG_COPY } from "./dialog-copy";

test.each<[Role, string]>([
  ["superadmin", "Insured, Admin and Reports"],
  ["admin", "Insured, Admin and Reports"],
  ["poweruser", "Insured, Admin and Reports"],
  ["employee", "Insured, Settings and Reporting"],
  ["underwriting_reviewer", "Inspections and Settings"],
  ["claims_reviewer", "Settings only"],
])("the dialog says that %s sees %s", (role, expected) => {
  expect(IMPERSONATION_DIALOG_COPY.sees[role]).toBe(expected);
});
