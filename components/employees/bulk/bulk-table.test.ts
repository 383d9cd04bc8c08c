import fc from "fast-check";
import { guessMapping, readEmployeeTable as table } from "@/lib/validation/employee-table";
import { columnName, mappedRows, savedRows } from "./bulk-table";

test("a heading line names the columns; without one they are numbered", () => {
  const namesOf = (text: string) => {
    const read = table(text);
    return read.heading.map((_, index) => columnName(read, index));
  };
  expect(namesOf("E-mail;First name;Surname\na@b.test;Ada;Nwosu")).toEqual(["E-mail", "First name", "Surname"]);
  expect(namesOf("Ada,Nwosu,a@b.test\nOwen,Castellaw,o@b.test")).toEqual(["Column 1", "Column 2", "Column 3"]);
});

test.each(["", "email,givenName", "\ufeff", "\n\n"])("%j has no rows", (text) => {
  expect(table(text).rows).toEqual([]);
});

test.each([
  ["email,givenName,familyName,phone,role\nx", [0, 1, 2, 3, 4]],
  ["Role;Mobile phone;Last name;First name;E-mail address\nx", [4, 3, 2, 1, 0]],
  ["Who,Address\nAda,a@b.test", [1, null, null, null, null]],
  ["a,b\n1,2", [null, null, null, null, null]],
])("guesses which column of %j holds each field", (text, columns) => {
  const { email, givenName, familyName, phone, role } = guessMapping(table(text));
  expect([email, givenName, familyName, phone, role]).toEqual(columns);
});

test("rows are numbered from 1, and a missing cell is empty", () => {
  const parsed = table("email,first name,last name\na@b.test,Ada,Nwosu\no@b.test,Owen");
  expect(mappedRows(parsed, guessMapping(parsed))).toEqual([
    { number: 1, cells: { email: "a@b.test", givenName: "Ada", familyName: "Nwosu", phone: "", role: "" } },
    { number: 2, cells: { email: "o@b.test", givenName: "Owen", familyName: "", phone: "", role: "" } },
  ]);
});

test("formulas in saved rows are neutralized", () => {
  const cells = { email: "x@", givenName: "=1+1", familyName: "B", phone: "+1 (202) 555", role: "" };
  const fault = { column: "email" as const, message: "Invalid email" };
  expect(savedRows([{ number: 4, cells, fault }])).toBe(
    "\ufeffemail,givenName,familyName,phone,role,problem\r\nx@,'=1+1,B,'+1 (202) 555,,Invalid email\r\n",
  );
});

test("saved rows are read back unchanged", () => {
  const text = fc
    .string({ unit: fc.constantFrom("a", "Z", "é", '"', ",", ";", "=", "🦊", " ") })
    .map((one) => one.trim())
    // A formula of the form ="text" is read as its text.
    .filter((one) => !/^="([^"]|"")*"$/.test(one));
  const cells = fc.record({ email: fc.constant("x@"), givenName: text, familyName: text, phone: text, role: text });
  const fault = { column: "email" as const, message: "Invalid email" };
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
      const read = table(savedRows(rows.map((one, index) => ({ number: index + 1, cells: one, fault }))));
      expect(mappedRows(read, guessMapping(read)).map((row) => row.cells)).toEqual(rows);
    }),
  );
});
