/** Changes of the user's own record. The row must not be sent twice, so nothing goes through the queue. */
import { type EndpointParams, rowOf } from "../../../contract/endpoints";
import type { Employee } from "../../../domain/entities";
import { ApiError, asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";
import { sessionLifetime } from "../../calls/session-lifetime";
import { addPatches, definePatch, markSaved } from "../../reads/optimistic-view";
import { markStale, untilReadAgain } from "../../reads/shown-reads";
import { sessionTabs } from "../../session/session-tabs";
import { runDirectEdit } from "../edits/run-direct-edit";

const ROW = "employee.updateProfile";
type Change = EndpointParams<typeof ROW>;

/** Notifies the other tabs of this browser that the user's own record has changed. */
export function announceOwnChange(): void {
  sessionTabs().post({ type: "changed-oneself", stale: rowOf(ROW).refreshes });
}

/**
 * Returns the fields that can be shown before the answer: not a password, nor a new photo, whose plain address cannot
 * be read.
 */
function toShown({ photoUrl, password: _password, oldPassword, photo: _photo, ...fields }: Change): Partial<Employee> {
  if (oldPassword !== undefined) return {};
  return photoUrl === null ? { ...fields, photoUrl } : fields;
}

/** Changes are sent one after the other, so that the last one wins. */
let lastCall: Promise<unknown> = Promise.resolve();

/** Sends only in the session in which the change was made: the next person's cookie must not be used. */
async function sendInEpoch(epoch: number, change: Change): Promise<Employee> {
  const sessionChanged = new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  if (sessionLifetime.epoch() !== epoch) throw sessionChanged;
  try {
    return await callBackend(ROW, change);
  } catch (thrown) {
    const isSessionEnd = thrown instanceof ApiError && thrown.status === 401;
    // The next person must not see the failure either.
    throw isSessionEnd || sessionLifetime.epoch() === epoch ? thrown : sessionChanged;
  }
}

/**
 * Shows the change at once and rolls it back on failure. Throws ApiError and raises no alert. Returns the stored
 * record.
 */
export async function saveOwnRecord(change: Change): Promise<Employee> {
  const { refreshes } = rowOf(ROW);
  const shown = toShown(change);
  const isOwnRecord = ({ key }: Employee) => key === change.key;
  const apply = (employee: Employee) => (isOwnRecord(employee) ? { ...employee, ...shown } : employee);
  const patches = [definePatch({ name: "employee.me", apply })];
  const removePatches = addPatches(patches);
  const epoch = sessionLifetime.epoch();
  const call = lastCall.then(() => sendInEpoch(epoch, change));
  lastCall = call.catch(() => undefined);
  try {
    const employee = await call;
    announceOwnChange();
    const removeSaved = markSaved(patches);
    void untilReadAgain(refreshes).then(() => removeSaved(refreshes));
    return employee;
  } catch (thrown) {
    removePatches();
    void markStale(refreshes);
    throw asApiError(thrown, rowOf(ROW).fallback);
  }
}

/**
 * Saves a choice at once; returns whether it was saved. A failure raises one alert with Retry, and is listed.
 * `label` names the edit in messages. Never for a password, which must not be kept in the list.
 */
export async function changeOwnChoice(change: Change, label: string, onDone: () => void = () => {}): Promise<boolean> {
  const retry = () => changeOwnChoice(change, label, onDone);
  const { status } = await runDirectEdit(ROW, change, { label, retry }, () => saveOwnRecord(change));
  if (status !== "done") return false;
  onDone();
  return true;
}
