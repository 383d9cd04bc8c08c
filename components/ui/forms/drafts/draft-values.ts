/** Which of what somebody typed may be kept, and what of a draft still fits its form. */

type Values = Readonly<Record<string, unknown>>;

/** The words of a field's name that hold a secret: `newPassword`, `mfa_code`; `postalCode` is none. */
const SECRET = /^(password|passcode|pin|otp|secret|token|credential|cvv)s?$/;
const HARMLESS_CODE = /^(postal|zip|country|area|claim)$/;

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Whether a field of this name is never kept: passwords, and codes that open a door. */
export function isSecretName(name: string): boolean {
  const words = wordsOf(name);
  return words.some(
    (word, index) => SECRET.test(word) || (/^codes?$/.test(word) && !HARMLESS_CODE.test(words[index - 1] ?? "")),
  );
}

const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The values without secrets, and without what is no text, number, yes or no, list or group of these (a file). */
export function keepable(values: Values): Record<string, unknown> {
  const kept = Object.entries(values).filter(([name, value]) => !isSecretName(name) && isKeepable(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, isGroup(value) ? keepable(value) : value]));
}

function isGroup(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isKeepable(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return isGroup(value) && isPlain(value);
}

/** What differs from how the form began, by field. */
export function changedValues(values: Values, begun: Values): Record<string, unknown> {
  const asText = (value: unknown) => JSON.stringify(value ?? null);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => asText(value) !== asText(begun[name])));
}

/** What of a draft the form still has a field for, of the kind that the field holds: forms change between builds. */
export function fittingValues(draft: Values, begun: Values): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => name in begun && fits(value, begun[name])));
}

function fits(value: unknown, begun: unknown): boolean {
  if (begun === null) return value === null || typeof value === "number" || typeof value === "string";
  if (Array.isArray(begun)) return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (isGroup(begun)) {
    if (!isGroup(value)) return false;
    return Object.entries(begun).every(([name, inner]) => !(name in value) || fits(value[name], inner));
  }
  return typeof value === typeof begun;
}
