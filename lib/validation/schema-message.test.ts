import { array, boolean, date, mixed, number, type Schema, string, ValidationError } from "yup";
import { schemaMessage } from "./schema-message";

function messageOf(schema: Schema, value: unknown): string | null {
  try {
    schema.validateSync(value, { strict: true });
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return schemaMessage(error);
    throw error;
  }
}

test.each<[string | null, Schema, unknown]>([
  ["Required", string().required(), ""],
  ["Required", string().required(), undefined],
  ["Required", string().required(), null],
  ["Required", number().required(), undefined],
  ["Required", number().required(), null],
  ["Required", mixed().defined(), undefined],
  ["Invalid email", string().email(), "marisol@"],
  ["Invalid url", string().url(), "example"],
  ["Pattern mismatch", string().matches(/^\d+$/), "a"],
  ["Pattern mismatch", string().oneOf(["email", "text"]), "fax"],
  ["Too long", string().max(3), "abcd"],
  ["Too short", string().min(3), "ab"],
  ["Below min value", number().min(1), 0],
  ["Above max value", number().max(9), 10],
  ["Below min value", number().positive(), 0],
  ["Precision mismatch", number().integer(), 1.5],
  ["Invalid number", number(), "12e"],
  ["Above max value", date().max(new Date("2026-01-01")), new Date("2027-01-01")],
  ["Required", array().min(1), []],
  ["Required", string().oneOf(["email", "text"]), ""],
  ["Required", string().min(3), ""],
  ["Too short", array().min(2), ["roof"]],
  ["Too long", array().max(1), ["roof", "attic"]],
  [null, string().email(), ""],
  [null, number().max(9), 9],
])("returns the message %s (%#)", (message, schema, value) => {
  expect(messageOf(schema, value)).toBe(message);
});

test.each<[string, Schema, unknown]>([
  ["Tell us why", string().required("Tell us why"), ""],
  ["Three letters at most", string().max(3, "Three letters at most"), "abcd"],
  ["Digits, please", number().typeError("Digits, please"), "x"],
  ["Please agree", boolean().oneOf([true], "Please agree"), false],
  ["Nobody of that name", string().test("known", "Nobody of that name", () => false), "a"],
])("passes on a schema's own message: %s", (message, schema, value) => {
  expect(messageOf(schema, value)).toBe(message);
});
