import { type FieldValidity, fieldMessage } from "./field-message";

const messageOf = (validity: FieldValidity, type: string, validationMessage: string, value = "typed") =>
  fieldMessage({ validity, type, validationMessage, required: true, value });

const valid: FieldValidity = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
};
const failing = (flag: keyof FieldValidity): FieldValidity => ({ ...valid, valid: false, [flag]: true });

test("a valid field has no message", () => {
  expect(messageOf(valid, "email", "")).toBeNull();
});

test.each([
  ["typeMismatch", "email", "Invalid email"],
  ["patternMismatch", "email", "Invalid email"],
  ["patternMismatch", "text", "Pattern mismatch"],
  ["badInput", "number", "Invalid number"],
  ["tooLong", "text", "Too long"],
  ["tooShort", "text", "Too short"],
  ["rangeUnderflow", "number", "Below min value"],
  ["rangeOverflow", "number", "Above max value"],
  ["stepMismatch", "number", "Precision mismatch"],
  ["valueMissing", "text", "Required"],
] as const)("%s on a field of type %s says %s", (flag, type, message) => {
  expect(messageOf(failing(flag), type, "")).toBe(message);
});

test("passes on a custom message", () => {
  expect(messageOf(failing("customError"), "password", "Passwords should match")).toBe("Passwords should match");
});

test("a required number that is no number is invalid, not missing; a custom message comes first", () => {
  const both: FieldValidity = { ...failing("badInput"), valueMissing: true };
  expect(messageOf(both, "number", "")).toBe("Invalid number");
  expect(messageOf({ ...both, customError: true }, "number", "Ask the insured")).toBe("Ask the insured");
});

test("blanks in a required field count as empty, and in an optional one as typed text", () => {
  const validity = failing("patternMismatch");
  expect(messageOf(validity, "text", "", "   ")).toBe("Required");
  const optional = { validity, type: "text", validationMessage: "", required: false, value: "   " };
  expect(fieldMessage(optional)).toBe("Pattern mismatch");
});
