/** Optimistic changes of projects and their notes. */
import type { EndpointParams } from "../../../contract/endpoints";
import type { ActionParams } from "../../../contract/project";
import type { InternalThread } from "../../../domain/entities";
import { actionLeadingTo, type ProjectAction, transitionProject } from "../../../domain/transitions";
import { type AnyPatch, definePatch, type EditContext, type OptimisticChanges } from "../../reads/optimistic-view";
import { newProjectPatches, projectPatches } from "./project-patches";

const showTransition =
  (action: ProjectAction) =>
  ({ key, statusReason }: ActionParams, { actor, now }: EditContext) =>
    projectPatches(key, (project) => {
      const context = { actorKey: actor?.key ?? "", actorName: actor?.name, now, statusReason };
      const result = transitionProject(project, action, context);
      return result.ok ? result.project : project;
    });

function showNewProject(params: EndpointParams<"project.create">, { now }: EditContext): readonly AnyPatch[] {
  const { insuredKey, companyKey } = params;
  if (!insuredKey || !companyKey) return [];
  const times = { statusChangedAt: now, createdAt: now, updatedAt: now };
  const defaults = { claimNumber: "", orderType: "claim", status: "needs media", surveys: [] } as const;
  const overrides = { insuredKey, companyKey, surveys: [], isOptimistic: true };
  return newProjectPatches({ ...defaults, ...times, ...params, ...overrides });
}

/** Applies the whole transition that leads to a new status. */
function showProjectUpdate(
  { key, revision: _revision, status, ...fields }: EndpointParams<"project.update">,
  { actor, now }: EditContext,
): readonly AnyPatch[] {
  return projectPatches(key, (project) => {
    const changed = { ...project, ...fields, updatedAt: now };
    if (status === undefined || status === project.status) return changed;
    const action = actionLeadingTo(project.status, status);
    if (action === null) return project;
    const context = { actorKey: actor?.key ?? "", actorName: actor?.name, now, statusReason: fields.statusReason };
    const result = transitionProject(changed, action, context);
    return result.ok ? result.project : project;
  });
}

function showNewNote(
  params: EndpointParams<"internalThread.create">,
  { actor, now }: EditContext,
): readonly AnyPatch[] {
  const note: InternalThread = {
    ...params,
    authorKey: actor?.key ?? "",
    authorName: actor?.name ?? "",
    createdAt: now,
  };
  return [
    definePatch({
      name: "internalThread.list",
      concerns: ({ projectKey }) => projectKey === note.projectKey,
      apply: (notes) => (notes.some(({ key }) => key === note.key) ? notes : [...notes, note]),
    }),
  ];
}

export const PROJECT_CHANGES = {
  "project.startReview": showTransition("start-review"),
  "project.process": showTransition("process"),
  "project.deliver": showTransition("deliver"),
  "project.reject": showTransition("reject"),
  "project.requestAttention": showTransition("request-attention"),
  "project.requestMedia": showTransition("request-media"),
  "project.invalidate": showTransition("invalidate"),
  "project.restore": showTransition("restore"),
  "project.create": showNewProject,
  "project.update": showProjectUpdate,
  "internalThread.create": showNewNote,
} satisfies OptimisticChanges;
