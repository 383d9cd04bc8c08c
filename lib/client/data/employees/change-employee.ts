/** What is done to an account as a whole: called once, since a mail may go out. A refusal raises the one alert. */
import type { EndpointName } from "../../../contract/endpoints";
import { runEdit } from "../edits/run-edit";

export type AccountCall = Extract<
  EndpointName,
  "employee.delete" | "employee.unlock" | "employee.forcePasswordReset" | "employee.resendActivation"
>;

/** True once it is done. `label`: what is done, in the user's words; `onDone` follows a retry that went through, too. */
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
