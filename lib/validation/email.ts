/** The rule of browsers for an email input (HTML standard, "valid e-mail address"). */
const NATIVE_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** In characters. */
export const MAX_EMAIL_LENGTH = 320;

/** Whether a browser's email input accepts the text (specification section 5); an empty text is invalid. */
export function isValidEmail(text: string): boolean {
  return NATIVE_EMAIL.test(text);
}
