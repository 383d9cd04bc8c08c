import { type EmployeeRow, roleNamed, rowFault, tableFaults } from "./employee-row";

const row = (cells: Partial<EmployeeRow> = {}): EmployeeRow => ({
  email: "ada@keystone.test",
  givenName: "Ada",
  familyName: "Nwosu",
  phone: "",
  role: "",
  ...cells,
});
const anyRole = () => true;

test.each<[Partial<EmployeeRow>, string, string]>([
  [{ email: "" }, "email", "Required"],
  [{ email: "owen@" }, "email", "Invalid email"],
  [{ email: `${"a".repeat(330)}@x.test` }, "email", "Too long"],
  [{ givenName: "  " }, "givenName", "Required"],
  [{ familyName: "" }, "familyName", "Required"],
  [{ familyName: "x".repeat(201) }, "familyName", "Too long"],
  [{ givenName: "=HYPERLINK(1)" }, "givenName", "A name cannot begin with “=”."],
  [{ givenName: "@SUM" }, "givenName", "A name cannot begin with “@”."],
  [{ phone: "12" }, "phone", "Please enter a valid phone number."],
  [{ role: "Reviewer" }, "role", "There is no role “Reviewer”."],
])("refuses %j", (cells, column, message) => {
  expect(rowFault(row(cells), anyRole)).toEqual({ column, message });
});

test("refuses a role above the signed-in employee's own", () => {
  const fault = rowFault(row({ role: "Superadmin" }), (role) => role !== "superadmin");
  expect(fault).toEqual({ column: "role", message: "This role is above yours." });
});

test.each<Partial<EmployeeRow>>([
  {},
  { givenName: "שרה", familyName: "Zoë 🦊" },
  { givenName: "'Alohi", familyName: "O’Neill-Å" },
  { phone: "(202) 555-0144" },
  { phone: "+1", role: "power user" },
])("accepts %j", (cells) => {
  expect(rowFault(row(cells), anyRole)).toBeNull();
});

test.each([
  ["", "employee"],
  ["Power user", "poweruser"],
  ["Super admin", "superadmin"],
  ["CLAIMS REVIEWER", "claims_reviewer"],
  ["underwriting-reviewer", "underwriting_reviewer"],
  ["reviewer", null],
])("“%s” is the role %s", (text, role) => {
  expect(roleNamed(text)).toBe(role);
});

test("an email address is compared without case, and refused if it is on file; an invalid row reserves no address", () => {
  const rows = [row(), row({ email: "ADA@keystone.test" }), row({ email: "on@file.test", role: "nobody" }), row()];
  const faults = tableFaults(
    rows,
    (each) => rowFault(each, anyRole),
    (email) => email === "on@file.test",
  );
  expect(faults).toEqual([
    null,
    { column: "email", message: "Row 1 has the same email." },
    { column: "email", message: "This email is already in use." },
    { column: "email", message: "Row 1 has the same email." },
  ]);
});
