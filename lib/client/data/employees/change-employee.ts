/** Edits of a whole account. Each call is sent once, because the backend may send an email. */
import type { EndpointName } from "../../../contract/endpoints";
import { runEdit } from "../edits/run-edit";

export type AccountCall = Extract<
  EndpointName,
  "employee.delete" | "employee.unlock" | "employee.forcePasswordReset" | "employee.resendActivation"
>;

/** Returns true on success. `label` names the edit in messages. `onDone` also runs after a successful retry. */
export async function changeAccount(
  name: AccountCall,
  key: string,
  label: string,
  onDone: () => void,
): Promise<boolean> {
  const retry = () => changeAccount(name, key, label, onDone);
  const { status } = await runEdit(name, { key }, { label, retry });
  if (status !== "done") return false;
  onDone();
  return true;
}
