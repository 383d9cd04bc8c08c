/** Selects the typed values that may be stored, and the stored values that still fit a form. */

type Values = Readonly<Record<string, unknown>>;

/** Words in a field's name that mark a secret, as in `newPassword` or `mfa_code`; `postalCode` is no secret. */
const SECRET = /^(password|passcode|pin|otp|secret|token|credential|cvv)s?$/;
const HARMLESS_CODE = /^(postal|zip|country|area|claim)$/;

function splitName(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Whether a field of this name is never stored: passwords, and codes that grant access. */
export function isSecretName(name: string): boolean {
  const words = splitName(name);
  return words.some(
    (word, index) => SECRET.test(word) || (/^codes?$/.test(word) && !HARMLESS_CODE.test(words[index - 1] ?? "")),
  );
}

const isPlainObject = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * Returns the values that may be stored: text, numbers, booleans, lists of texts, and nested objects of these. Secrets
 * and other values, such as files, are left out.
 */
export function selectStorable(values: Values): Record<string, unknown> {
  const storable = Object.entries(values).filter(([name, value]) => !isSecretName(name) && isStorable(value));
  return Object.fromEntries(storable.map(([name, value]) => [name, isRecord(value) ? selectStorable(value) : value]));
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isStorable(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return isRecord(value) && isPlainObject(value);
}

/** Returns the values that differ from the form's initial ones, by field. */
export function selectChanged(values: Values, initial: Values): Record<string, unknown> {
  const toJson = (value: unknown) => JSON.stringify(value ?? null);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => toJson(value) !== toJson(initial[name])));
}

/** Returns the draft values for which the form still has a field of the same type: forms change between builds. */
export function selectFitting(draft: Values, initial: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => name in initial && fits(value, initial[name])),
  );
}

function fits(value: unknown, initial: unknown): boolean {
  if (initial === null) return value === null || typeof value === "number" || typeof value === "string";
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (isRecord(initial)) {
    if (!isRecord(value)) return false;
    return Object.entries(initial).every(([name, inner]) => !(name in value) || fits(value[name], inner));
  }
  return typeof value === typeof initial;
}
