/** A table rather than code in hooks, so that a waiting edit is shown again after a reload and in other tabs. */
import type { EndpointName, EndpointParams } from "../../contract/endpoints";
import type { AnyPatch, EditContext, OptimisticChanges } from "../reads/optimistic-view";
import { BOOKMARK_CHANGES } from "./bookmarks/optimistic";
import { COMPANY_CHANGES } from "./companies/optimistic";
import { INSURED_CHANGES } from "./insured/optimistic";
import { MEDIA_CHANGES } from "./media/optimistic";
import { PROJECT_CHANGES } from "./projects/optimistic";
import { SURVEY_CHANGES } from "./surveys/optimistic";

const CHANGES: OptimisticChanges = {
  ...BOOKMARK_CHANGES,
  ...COMPANY_CHANGES,
  ...INSURED_CHANGES,
  ...MEDIA_CHANGES,
  ...PROJECT_CHANGES,
  ...SURVEY_CHANGES,
};

/** Returns the optimistic changes of an edit to the cached reads; empty if its row has none. */
export function optimisticPatches<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  context: EditContext,
): readonly AnyPatch[] {
  return CHANGES[name]?.(params, context) ?? [];
}
