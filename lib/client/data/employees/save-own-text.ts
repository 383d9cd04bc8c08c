/** One text of oneself, as it is typed. */
import { asApiError } from "../../calls/api-error";
import { sessionLifetime } from "../../calls/session-lifetime";
import { dismissDirectFailure, showDirectFailure } from "../edits/direct-failures";
import { saveOwnRecord } from "./own-record";

export const OWN_TEXTS = ["givenName", "familyName", "phone"] as const;
export type OwnText = (typeof OWN_TEXTS)[number];
export type OwnTextSave = { kind: "saved"; onFile: string } | { kind: "refused"; message: string };

/** Whether somebody has decided: the text itself will not do. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** Failing now, and told of: tried again every few seconds, it is not told of every time. */
const told = new Set<string>();
/** What is to be saved, as it was typed last: a retry that is pressed later saves no older text. */
const newest = new Map<string, string>();

sessionLifetime.onChangeOfHands(() => {
  told.clear();
  newest.clear();
});

/**
 * Saves it. A refusal is for the field to tell; of any other failure one alert with Retry tells, and the promise rejects,
 * so that whoever saves tries again. An empty phone is none.
 */
export async function saveOwnText(key: string, field: OwnText, text: string, label: string): Promise<OwnTextSave> {
  const id = `own ${field} ${key}`;
  newest.set(id, text);
  try {
    const employee = await saveOwnRecord({ key, [field]: field === "phone" && text === "" ? null : text });
    told.delete(id);
    dismissDirectFailure(id);
    return { kind: "saved", onFile: employee[field] ?? "" };
  } catch (thrown) {
    const { status, message } = asApiError(thrown, label);
    if (isRefusal(status)) return { kind: "refused", message };
    if (status !== 401 && !told.has(id)) {
      told.add(id);
      const retry = () => {
        told.delete(id);
        return saveOwnText(key, field, newest.get(id) ?? text, label).catch(() => undefined);
      };
      showDirectFailure({ id, label, message, retry });
    }
    throw thrown;
  }
}
