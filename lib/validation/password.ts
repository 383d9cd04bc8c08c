/** The password rule (specification section 5). */
import { PASSWORD_MINIMUM_LENGTH } from "../domain/constants";

export const PASSWORD_SYMBOLS = "!@#$^&";

export const PASSWORD_RULES = ["length", "number", "upperCase", "lowerCase", "symbol"] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

const TESTS: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= PASSWORD_MINIMUM_LENGTH,
  number: (password) => /[0-9]/.test(password),
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  symbol: (password) => [...password].some((letter) => PASSWORD_SYMBOLS.includes(letter)),
};

/** Returns each rule, in the order of the list, and whether the password meets it. */
export function checkPassword(password: string): { rule: PasswordRule; isMet: boolean }[] {
  return PASSWORD_RULES.map((rule) => ({ rule, isMet: TESTS[rule](password) }));
}

export function isStrongPassword(password: string): boolean {
  return checkPassword(password).every(({ isMet }) => isMet);
}

/** Whether the password contains the employee's email, in any case; false for an empty email. */
export function containsEmail(password: string, email: string): boolean {
  const normalizedEmail = email.trim().toLowerCase();
  return normalizedEmail !== "" && password.toLowerCase().includes(normalizedEmail);
}

export type PasswordProblem = "weak" | "containsEmail" | "mismatch";

export const PASSWORD_MESSAGES = {
  containsEmail: "Password cannot match your email",
  mismatch: "Passwords should match",
  used: "Choose a password you haven't used before",
} as const;

/** Returns why a new password cannot be sent, or null. */
export function passwordProblem(
  password: string,
  { email, confirmation }: { email: string; confirmation: string },
): PasswordProblem | null {
  if (!isStrongPassword(password)) return "weak";
  if (containsEmail(password, email)) return "containsEmail";
  return password === confirmation ? null : "mismatch";
}
