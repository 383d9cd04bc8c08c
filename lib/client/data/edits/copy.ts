import { RETRY } from "../../../shared-copy";

/** What an edit that was not saved says to the user beyond its own message. */
export const COPY = {
  retry: RETRY,
  /** Of a text whose field was left while it could not be saved. */
  notSaved: (field: string, text: string, reason: string | null) => {
    const typed = text.trim() === "" ? "was left empty" : `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
    const why = reason ? ` (${reason.replace(/\.$/, "")})` : "";
    return `${field} ${typed}: not saved${why}. It is kept as a draft until you open this again.`;
  },
} as const;
