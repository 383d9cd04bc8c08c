import { asApiError } from "../../calls/api-error";
import { sessionLifetime } from "../../calls/session-lifetime";
import { dismissDirectFailure, showDirectFailure } from "../edits/direct-failures";
import { saveOwnRecord } from "./own-record";

export const OWN_TEXTS = ["givenName", "familyName", "phone"] as const;
export type OwnText = (typeof OWN_TEXTS)[number];
export type OwnTextSave = { kind: "saved"; onFile: string } | { kind: "refused"; message: string };

/** Whether the backend rejected the text itself. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** The ids of reported failures: automatic retries do not report again. */
const reported = new Set<string>();
/** The latest text by id, so that a late Retry saves no older text. */
const newest = new Map<string, string>();

sessionLifetime.onChangeOfHands(() => {
  reported.clear();
  newest.clear();
});

/**
 * Saves one text of the user's own record. Returns a refusal for the field to show. Any other failure raises one
 * alert with Retry and rejects, so that autosave retries. An empty phone is saved as null.
 */
export async function saveOwnText(key: string, field: OwnText, text: string, label: string): Promise<OwnTextSave> {
  const id = `own ${field} ${key}`;
  newest.set(id, text);
  try {
    const employee = await saveOwnRecord({ key, [field]: field === "phone" && text === "" ? null : text });
    reported.delete(id);
    dismissDirectFailure(id);
    return { kind: "saved", onFile: employee[field] ?? "" };
  } catch (thrown) {
    const { status, message } = asApiError(thrown, label);
    if (isRefusal(status)) return { kind: "refused", message };
    if (status !== 401 && !reported.has(id)) {
      reported.add(id);
      const retry = () => {
        reported.delete(id);
        return saveOwnText(key, field, newest.get(id) ?? text, label).catch(() => undefined);
      };
      showDirectFailure({ id, label, message, retry });
    }
    throw thrown;
  }
}
