import { checkPassword, containsEmail, isStrongPassword, passwordProblem } from "./password";

test("Lintel-2026! meets every rule", () => {
  expect(checkPassword("Lintel-2026!")).toEqual([
    { rule: "length", isMet: true },
    { rule: "number", isMet: true },
    { rule: "upperCase", isMet: true },
    { rule: "lowerCase", isMet: true },
    { rule: "symbol", isMet: true },
  ]);
});

test.each([
  ["Ab1!xyz", "length"],
  ["Abcdefg!", "number"],
  ["abcdefg1!", "upperCase"],
  ["ABCDEFG1!", "lowerCase"],
  ["Abcdefg1", "symbol"],
  ["Abcdefg1*", "symbol"],
  ["Abcdefg1-%", "symbol"],
])("%s breaks only the rule of %s", (password, rule) => {
  expect(checkPassword(password).filter(({ isMet }) => !isMet)).toEqual([{ rule, isMet: false }]);
});

test.each(["!", "@", "#", "$", "^", "&"])("%s is a symbol", (symbol) => {
  expect(isStrongPassword(`Abcdefg1${symbol}`)).toBe(true);
});

test("a password must not contain the email, in any case", () => {
  expect(containsEmail("xAnn@Lintel.TEST1!", "ann@lintel.test")).toBe(true);
  expect(containsEmail("Ann-Lintel1!", "ann@lintel.test")).toBe(false);
  expect(containsEmail("Abcdefg1!", "")).toBe(false);
});

test("returns the reason why a password cannot be sent", () => {
  const problemOf = (password: string, confirmation: string) =>
    passwordProblem(password, { email: "ann@x.test", confirmation });
  expect(problemOf("short", "short")).toBe("weak");
  expect(problemOf("Ann@x.test1!", "Ann@x.test1!")).toBe("containsEmail");
  expect(problemOf("Lintel-2026!", "Lintel-2026")).toBe("mismatch");
  expect(problemOf("Lintel-2026!", "Lintel-2026!")).toBeNull();
});
