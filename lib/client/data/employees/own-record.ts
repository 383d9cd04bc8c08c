/** Changes of oneself. The row must not be sent twice, so nothing waits in the queue: whoever edits tells of a failure. */
import { type EndpointParams, rowOf } from "../../../contract/endpoints";
import type { Employee } from "../../../domain/entities";
import { ApiError, asApiError } from "../../calls/api-error";
import { callBackend } from "../../calls/call-backend";
import { sessionLifetime } from "../../calls/session-lifetime";
import { addPatches, definePatch } from "../../reads/optimistic-view";
import { markStale, untilReadAgain } from "../../reads/shown-reads";
import { sessionTabs } from "../../session/session-tabs";
import { dismissDirectFailure, showDirectFailure } from "../edits/direct-failures";
import { directIdOf } from "../edits/run-direct-edit";

const ROW = "employee.updateProfile";
type Change = EndpointParams<typeof ROW>;

/** The other tabs of this browser show the same person. */
export function tellOwnChange(): void {
  sessionTabs().post({ type: "changed-oneself", stale: rowOf(ROW).refreshes });
}

/** What is certain to be taken, and can be shown: a new photo's plain address gives no leave to read it, a password none. */
function shownOf({ photoUrl, password: _password, oldPassword, photo: _photo, ...fields }: Change): Partial<Employee> {
  if (oldPassword !== undefined) return {};
  return photoUrl === null ? { ...fields, photoUrl } : fields;
}

/** One after the other: what was changed last is what stays. */
let last: Promise<unknown> = Promise.resolve();

/** Calls in the session in which it was pressed, or not at all: the next person's cookie is not for it. */
async function callIn(epoch: number, change: Change): Promise<Employee> {
  const changed = new ApiError({ message: "The session has changed", type: "unauthorized", status: 401 });
  if (sessionLifetime.epoch() !== epoch) throw changed;
  try {
    return await callBackend(ROW, change);
  } catch (thrown) {
    const isItsEnd = thrown instanceof ApiError && thrown.status === 401;
    // Nor is its failure for the next person to hear of.
    throw isItsEnd || sessionLifetime.epoch() === epoch ? thrown : changed;
  }
}

/** Shown at once, and taken back where it fails. Throws ApiError; raises no alert. Answers the record as it is kept. */
export async function saveOwnRecord(change: Change): Promise<Employee> {
  const { refreshes } = rowOf(ROW);
  const shown = shownOf(change);
  const isShown = ({ key }: Employee) => key === change.key;
  const apply = (employee: Employee) => (isShown(employee) ? { ...employee, ...shown } : employee);
  const takeAway = addPatches([definePatch({ name: "employee.me", apply })]);
  const epoch = sessionLifetime.epoch();
  const call = last.then(() => callIn(epoch, change));
  last = call.catch(() => undefined);
  try {
    const employee = await call;
    tellOwnChange();
    void untilReadAgain(refreshes).then(takeAway);
    return employee;
  } catch (thrown) {
    takeAway();
    void markStale(refreshes);
    throw asApiError(thrown, rowOf(ROW).fallback);
  }
}

/**
 * A choice that is saved at once: true when it is kept. A failure raises the one alert with Retry, and is listed.
 * `label`: what is done, in the user's words. Never for a password, which no list may keep.
 */
export async function changeOwnChoice(change: Change, label: string, onDone: () => void = () => {}): Promise<boolean> {
  const id = directIdOf(ROW, change);
  try {
    await saveOwnRecord(change);
  } catch (thrown) {
    const { status, message } = asApiError(thrown, rowOf(ROW).fallback);
    if (status !== 401) showDirectFailure({ id, label, message, retry: () => changeOwnChoice(change, label, onDone) });
    return false;
  }
  dismissDirectFailure(id);
  onDone();
  return true;
}
