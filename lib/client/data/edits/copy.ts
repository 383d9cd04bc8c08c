import { RETRY } from "../../../shared-copy";

/** The texts of unsaved edits. */
export const COPY = {
  retry: RETRY,
  /** For a field that closed before its text was saved. */
  notSaved: (field: string, text: string, reason: string | null) => {
    const typed = text.trim() === "" ? "was left empty" : `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
    const why = reason ? ` (${reason.replace(/\.$/, "")})` : "";
    return `${field} ${typed}: not saved${why}. It is kept as a draft until you open this again.`;
  },
} as const;
