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

test("a custom message is passed through as given", () => {
  expect(messageOf(failing("customError"), "password", "Passwords should match")).toBe("Passwords should match");
});

test("a required number that is no number is invalid, not missing; a message of ours comes first of all", () => {
  const both: FieldValidity = { ...failing("badInput"), valueMissing: true };
  expect(messageOf(both, "number", "")).toBe("Invalid number");
  expect(messageOf({ ...both, customError: true }, "number", "Ask the insured")).toBe("Ask the insured");
});

test("blanks alone in a field that must be filled are nothing, in one that may be left empty they are what was typed", () => {
  const validity = failing("patternMismatch");
  expect(messageOf(validity, "text", "", "   ")).toBe("Required");
  const optional = { validity, type: "text", validationMessage: "", required: false, value: "   " };
  expect(fieldMessage(optional)).toBe("Pattern mismatch");
});
