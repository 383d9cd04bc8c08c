/** Edits of a whole insured. `label` names the edit in messages. */
import type { Insured } from "../../../domain/entities";
import type { EditOutcome } from "../edits/edit";
import { runEdit } from "../edits/run-edit";

export function setInsuredActive(
  { key, revision }: Pick<Insured, "key" | "revision">,
  isActive: boolean,
  label: string,
): Promise<EditOutcome<"insured.update">> {
  const params = { key, isActive, ...(revision === undefined ? {} : { revision }) };
  return runEdit("insured.update", params, { label });
}

export function deleteInsured(key: string, label: string): Promise<EditOutcome<"insured.delete">> {
  return runEdit("insured.delete", { key }, { label });
}

export function restoreInsured(key: string, label: string): Promise<EditOutcome<"insured.restore">> {
  return runEdit("insured.restore", { key }, { label });
}
