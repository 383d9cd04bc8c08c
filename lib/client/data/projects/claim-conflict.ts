import type { Project } from "../../../domain/entities";
import type { Refusal } from "../edits/edit";

/** Returns the current claim if another person's change caused the refusal; otherwise null. */
export function claimOfConflict({ code, conflicts }: Refusal): Project | null {
  if (code !== 409) return null;
  return conflicts.find(isProject) ?? null;
}

const isProject = (record: unknown): record is Project =>
  typeof record === "object" && record !== null && "claimNumber" in record && "status" in record;

/** For `handlesRefusal`, on screens that show both versions. */
export const isClaimConflict = (refusal: Refusal): boolean => claimOfConflict(refusal) !== null;
