import type { Project } from "../../../domain/entities";
import type { Refusal } from "../edits/edit";

/** The claim as somebody else has left it, where a change was refused because of that; null otherwise. */
export function claimOfConflict({ code, conflicts }: Refusal): Project | null {
  if (code !== 409) return null;
  return conflicts.find(isProject) ?? null;
}

const isProject = (record: unknown): record is Project =>
  typeof record === "object" && record !== null && "claimNumber" in record && "status" in record;

/** A screen that shows both sides needs no alert beside them. */
export const isClaimConflict = (refusal: Refusal): boolean => claimOfConflict(refusal) !== null;
