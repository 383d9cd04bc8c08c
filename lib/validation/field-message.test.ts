import { type FieldValidity, fieldMessage } from "./field-message";

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
  expect(fieldMessage(valid, "email", "")).toBeNull();
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
  expect(fieldMessage(failing(flag), type, "")).toBe(message);
});

test("a custom message is passed through as given", () => {
  expect(fieldMessage(failing("customError"), "password", "Passwords should match")).toBe("Passwords should match");
});

test("a required number that is no number is invalid, not missing; a message of ours comes first of all", () => {
  const both: FieldValidity = { ...failing("badInput"), valueMissing: true };
  expect(fieldMessage(both, "number", "")).toBe("Invalid number");
  expect(fieldMessage({ ...both, customError: true }, "number", "Ask the insured")).toBe("Ask the insured");
});
