/** Reasons why a file is not imported. Codes are stable; the message is shown. */
export type ImportErrorCode =
  | "empty"
  | "too-large"
  | "not-json"
  | "not-a-capture"
  | "wrong-version"
  | "broken"
  | "no-floor"
  | "bad-number"
  | "absurd-extent";

export type ImportError = { code: ImportErrorCode; message: string };
