/** Claims and their status changes. */
import { eq, sql } from "drizzle-orm";
import { may } from "../../lib/access/permissions";
import type { ActionParams } from "../../lib/contract/project";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Project } from "../../lib/domain/entities";
import { isProjectStatus } from "../../lib/domain/project-status";
import { reasonOf } from "../../lib/domain/status-reason";
import {
  actionLeadingTo,
  isSetAlready,
  PROJECT_ACTIONS,
  type ProjectAction,
  type ProjectTransition,
  targetStatus,
  transitionProject,
} from "../../lib/domain/transitions";
import { requireInsured, requireProject, seesCompany } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { findDoc, lockDoc, selectDocs } from "../db/records";
import { differingFields } from "../db/same-content";
import { employees, projects, properties } from "../db/schema";
import { conflict, forbidden, invalidInput } from "../failures/failure";
import { ownCompanies } from "../http/caller";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";

const RULES: FieldRules = {
  ignored: ["statusChangedAt", "rejectedBy", "rejectedAt", "surveys"],
  fixed: ["insuredKey", "companyKey"],
};
const LEAD_ACTIONS: readonly ProjectAction[] = ["invalidate", "restore"];

/** Returns the claim, locked until the call ends. */
export async function lockProject(context: Context, key: string): Promise<Project> {
  const visible = await requireProject(context, key);
  return (await lockDoc(context.db, projects, key)) ?? visible;
}

function actorOf({ caller, now }: Context) {
  return {
    actorKey: caller.employee.key,
    actorName: `${caller.employee.givenName} ${caller.employee.familyName}`,
    now,
  };
}

function transitionOrThrow(transition: ProjectTransition, current: Project): Project {
  if (transition.ok) return transition.project;
  if (transition.reason === "conflict") throw conflict(transition.message, [current]);
  throw invalidInput(transition.message);
}

function applyAction(context: Context, project: Project, action: ProjectAction, statusReason?: string | null): Project {
  if (LEAD_ACTIONS.includes(action) && !may(context.caller.role, "removeClaims")) throw forbidden();
  return transitionOrThrow(transitionProject(project, action, { ...actorOf(context), statusReason }), project);
}

async function saveStatus(context: Context, before: Project, after: Project, action: ActivityAction): Promise<Project> {
  const saved = await saveRevised<Project>(context.db, projects, after, context.now);
  await recordActivity(context, {
    action,
    projectKey: saved.key,
    companyKey: saved.companyKey,
    detail: { from: before.status, to: saved.status, statusReason: reasonOf(saved) },
  });
  return saved;
}

/**
 * If two people send the same status with a revision, the second gets a conflict, because it would hide who reviews the
 * claim or why it was stopped. A repeat by the same person succeeds.
 */
function refuseIfOvertaken(context: Context, project: Project, action: ProjectAction, statusReason?: string | null) {
  if (isSetAlready(project, action, { ...actorOf(context), statusReason })) return;
  throw conflict(`The claim is already ${project.status}.`, [project]);
}

/**
 * Runs one action on the locked claim. If the claim already has the status, it is returned unchanged to a caller who
 * sent it before or sent no revision; otherwise an older revision is a conflict, so that nobody changes the
 * status just after another person did.
 */
async function runAction(
  context: Context,
  action: ProjectAction,
  { key, statusReason, revision }: ActionParams,
): Promise<Project> {
  const project = await lockProject(context, key);
  if (project.status === targetStatus(action)) {
    if (revision !== undefined) refuseIfOvertaken(context, project, action, statusReason);
  } else if (isOlder(revision, project)) {
    throw conflict("The claim has changed in the meantime.", [project]);
  }
  const updated = applyAction(context, project, action, statusReason);
  return updated === project ? project : saveStatus(context, project, updated, `project.${action}`);
}

const isOlder = (seen: number | undefined, { revision = 1 }: Project) => seen !== undefined && seen < revision;

async function saveEdited(context: Context, before: Project, after: Project): Promise<Project> {
  const saved = await saveRevised<Project>(context.db, projects, after, context.now);
  await recordActivity(context, {
    action: "project.update",
    projectKey: saved.key,
    companyKey: saved.companyKey,
    detail: { fields: differingFields(before, saved) },
  });
  return saved;
}

/** A claim's property must be one of its own insured. */
async function checkProperty(context: Context, { propertyKey, insuredKey }: Partial<Project>): Promise<void> {
  if (propertyKey == null) return;
  const property = await findDoc(context.db, properties, propertyKey);
  if (property?.insuredKey !== insuredKey) throw invalidInput("propertyKey is no property of this insured");
}

/** An assignee must be able to see the claim. */
async function checkAssignee(context: Context, { assigneeKey, companyKey }: Project): Promise<void> {
  if (assigneeKey == null) return;
  const employee = await findDoc(context.db, employees, assigneeKey);
  const seesClaim = employee !== null && (ownCompanies(employee)?.includes(companyKey) ?? true);
  if (!seesClaim) throw invalidInput("assigneeKey is no employee of this company");
}

type SentProject = { key: string; revision?: number } & Partial<Project>;

/** Updates a claim. A sent status runs the action that leads to it; if no action does, it is a conflict. */
async function update(context: Context, sent: SentProject): Promise<Project> {
  const current = await lockProject(context, sent.key);
  const changed = changedRecord<Project>(current, sent, RULES);
  if (changed === null) {
    const action = PROJECT_ACTIONS.find((each) => targetStatus(each) === sent.status);
    if (action && isOlder(sent.revision, current)) refuseIfOvertaken(context, current, action, sent.statusReason);
    return current;
  }
  if (changed.propertyKey !== current.propertyKey) await checkProperty(context, changed);
  if (changed.assigneeKey !== current.assigneeKey) await checkAssignee(context, changed);
  const { status } = sent;
  if (status === undefined || status === current.status) {
    return saveEdited(context, current, changed);
  }
  if (!isProjectStatus(status)) throw invalidInput("status is none of the known ones");
  const action = actionLeadingTo(current.status, status);
  if (action === null) {
    const actionToStatus = PROJECT_ACTIONS.find((each) => targetStatus(each) === status);
    if (actionToStatus) return applyAction(context, current, actionToStatus, sent.statusReason);
    throw conflict(`A claim that is ${current.status} cannot be set to ${status}.`, [current]);
  }
  const updated = applyAction(context, { ...changed, status: current.status }, action, sent.statusReason);
  return saveStatus(context, current, updated, `project.${action}`);
}

async function create(context: Context, sent: SentProject): Promise<Project> {
  const { db, caller, now } = context;
  if (!sent.insuredKey) throw invalidInput("insuredKey is a required field");
  const insured = await requireInsured(context, sent.insuredKey);
  const isOtherCompany = sent.companyKey !== undefined && sent.companyKey !== insured.companyKey;
  if (isOtherCompany) throw invalidInput("companyKey is not of this insured");
  const project: Project = {
    claimNumber: "",
    orderType: "claim",
    ...ownFields(sent, RULES),
    key: sent.key,
    insuredKey: insured.key,
    companyKey: insured.companyKey,
    status: "needs media",
    revision: 1,
    statusChangedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  await checkProperty(context, project);
  await checkAssignee(context, project);
  const stored = await createRecord(db, projects, project, {
    ignored: [...(RULES.ignored ?? []), "status", "companyKey"],
    sent,
    maySee: (record) => seesCompany(caller, record.companyKey),
  });
  if (stored === project) {
    await recordActivity(context, {
      action: "project.create",
      projectKey: project.key,
      companyKey: project.companyKey,
    });
  }
  return stored;
}

const actionHandler = (name: ProjectAction) =>
  ({
    may: LEAD_ACTIONS.includes(name) ? "removeClaims" : "editClaims",
    run: (context: Context, params: ActionParams) => runAction(context, name, params),
  }) as const;

export const projectHandlers = {
  "project.get": { may: "viewClaims", run: (context, { key }) => requireProject(context, key) },
  "project.listByInsured": {
    may: "viewClaims",
    run: async (context, { insuredKey }) => {
      await requireInsured(context, insuredKey);
      return selectDocs(
        context.db,
        projects,
        eq(projects.insuredKey, insuredKey),
        sql`created_at collate "C" desc, key collate "C" desc`,
      );
    },
  },
  "project.create": { may: "editClaims", run: create },
  "project.update": { may: "editClaims", run: update },
  "project.invalidate": actionHandler("invalidate"),
  "project.startReview": actionHandler("start-review"),
  "project.process": actionHandler("process"),
  "project.deliver": actionHandler("deliver"),
  "project.reject": actionHandler("reject"),
  "project.requestAttention": actionHandler("request-attention"),
  "project.requestMedia": actionHandler("request-media"),
  "project.restore": actionHandler("restore"),
} satisfies HandlerGroup;
