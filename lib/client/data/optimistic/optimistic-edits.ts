/**
 * What an edit will have changed, by its row: shown while nobody has answered. A table, and not the hooks' own
 * business, because an edit that waits is shown again after a reload, and in other tabs.
 */

import type { EndpointName, EndpointParams } from "../../../contract/endpoints";
import type { ActionParams } from "../../../contract/project";
import { type ProjectAction, transitionProject } from "../../../domain/transitions";
import type { AnyPatch, EditContext } from "../../reads/optimistic-view";
import {
  showNewNote,
  showNewProject,
  showNewSurvey,
  showProjectUpdate,
  showSurveyReopened,
  showSurveyReviewed,
  showSurveyUpdate,
} from "./claim-edits";
import { showCompanyDelete, showCompanyUpdate, showNewCompany } from "./company-edits";
import { showCustomizationUpdate } from "./customization-edits";
import {
  showInsuredDelete,
  showInsuredRestore,
  showInsuredUpdate,
  showNewProperty,
  showPropertyUpdate,
} from "./insured-edits";
import { MEDIA_EDITS } from "./media-edits";
import { projectPatches } from "./project-patches";

type Edit<N extends EndpointName> = (params: EndpointParams<N>, context: EditContext) => readonly AnyPatch[];

const moving =
  (action: ProjectAction) =>
  ({ key, statusReason }: ActionParams, { actor, now }: EditContext) =>
    projectPatches(key, (project) => {
      const context = { actorKey: actor?.key ?? "", actorName: actor?.name, now, statusReason };
      const moved = transitionProject(project, action, context);
      return moved.ok ? moved.project : project;
    });

const EDITS: { [N in EndpointName]?: Edit<N> } = {
  ...MEDIA_EDITS,
  "project.startReview": moving("start-review"),
  "project.process": moving("process"),
  "project.deliver": moving("deliver"),
  "project.reject": moving("reject"),
  "project.requestAttention": moving("request-attention"),
  "project.requestMedia": moving("request-media"),
  "project.invalidate": moving("invalidate"),
  "project.restore": moving("restore"),
  "project.create": showNewProject,
  "project.update": showProjectUpdate,
  "survey.create": showNewSurvey,
  "survey.update": showSurveyUpdate,
  "survey.markReviewed": showSurveyReviewed,
  "survey.reopen": showSurveyReopened,
  "internalThread.create": showNewNote,
  "insured.update": showInsuredUpdate,
  "insured.delete": showInsuredDelete,
  "insured.restore": showInsuredRestore,
  "property.create": showNewProperty,
  "property.update": showPropertyUpdate,
  "company.create": showNewCompany,
  "company.update": showCompanyUpdate,
  "company.delete": showCompanyDelete,
  "customization.update": showCustomizationUpdate,
};

/** What the reads will say once the edit is done; nothing where its row is not in the table. */
export function patchesOf<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
  context: EditContext,
): readonly AnyPatch[] {
  return EDITS[name]?.(params, context) ?? [];
}
