/** Records and lists activities: each is written with its change, read newest first, and never altered. */
import { type SQL, sql } from "drizzle-orm";
import { may } from "../../lib/access/permissions";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Activity, Project } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import { requireProject, visibleCompany } from "../access/company-scope";
import { amongIfGiven } from "../db/list-sources";
import { inOrderOf, readSort, selectPage } from "../db/pages";
import { among, insertDocs, selectDocs } from "../db/records";
import { activities } from "../db/schema";
import { forbidden } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { choiceOf } from "../http/impersonation-use";
import { firstMoment } from "../reports/report-period";
import { searchedDetail, wasEmployeeOf, withSubjects } from "./activity-subjects";

type ActivityEvent = {
  action: ActivityAction;
  companyKey: string | null;
  projectKey?: string;
  detail?: Record<string, unknown>;
};

/** The actor is the real person, even under impersonation; the impersonated role and companies are recorded too. */
function activityOf({ caller, now }: Context, event: ActivityEvent): Activity {
  const { employee } = caller;
  return {
    key: createKey("activity"),
    projectKey: event.projectKey ?? null,
    actorKey: employee.key,
    actorName: `${employee.givenName} ${employee.familyName}`.trim(),
    action: event.action,
    detail: { ...event.detail, ...choiceOf(caller) },
    createdAt: now,
  };
}

export async function recordActivity(context: Context, event: ActivityEvent): Promise<void> {
  await insertDocs(context.db, activities, [activityOf(context, event)], { company_key: event.companyKey });
}

/** Records many activities of one company or of none. */
export async function recordActivities(
  context: Context,
  companyKey: string | null,
  events: readonly Omit<ActivityEvent, "companyKey">[],
): Promise<void> {
  const docs = events.map((event) => activityOf(context, { ...event, companyKey }));
  await insertDocs(context.db, activities, docs, { company_key: companyKey });
}

/**
 * Returns a condition for the activities of a claim, and of its insured and properties, which it shares with other
 * claims. After a reset of the company, only newer activities count.
 */
function matchesProject({ key, companyKey, insuredKey }: Project): SQL {
  const lastReset = sql`(select coalesce(max(r.position), 0) from activity r
    where r.company_key = ${companyKey} and r.doc->>'action' = 'company.reset')`;
  return sql`(t.position >= ${lastReset} and (t.project_key = ${key} or (t.project_key is null
    and t.company_key = ${companyKey}
    and (t.doc#>>'{detail,insuredKey}' = ${insuredKey} or t.doc->>'action' = 'company.reset'))))`;
}

/**
 * Activities without a company, e.g. a sign-in, belong to the companies of the person who acted, also after their
 * deletion.
 */
function matchesCompanies(isCompany: (column: SQL) => SQL): SQL {
  const isActorOfCompany = sql`exists (select 1 from employee e, jsonb_array_elements_text(e.doc->'companyKeys') c (key)
    where e.key = t.actor_key and ${isCompany(sql`c.key`)})`;
  const wasActorOfCompany = wasEmployeeOf(sql`t.actor_key`, isCompany);
  return sql`(${isCompany(sql`t.company_key`)}
    or (t.company_key is null and t.project_key is null and (${isActorOfCompany} or ${wasActorOfCompany})))`;
}

/** By time, then by order of writing; a position has at most 19 digits. */
const SORTS = { createdAt: sql`(t.created_at || ' ' || lpad(t.position::text, 19, '0'))` };

export const activityHandlers = {
  "activity.list": {
    may: "viewClaims",
    run: async (context, query) => {
      const { db, caller } = context;
      const project = query.projectKey ? await requireProject(context, query.projectKey) : null;
      if (!project && !may(caller.role, "viewActivityOfOthers")) throw forbidden();
      const conditions = [
        project ? matchesProject(project) : matchesCompanies((column) => visibleCompany(caller, column)),
        query.employeeKey ? sql`t.actor_key = ${query.employeeKey}` : sql`true`,
        query.companyKey ? matchesCompanies((column) => sql`${column} = ${query.companyKey}`) : sql`true`,
        amongIfGiven(sql`split_part(t.doc->>'action', '.', 1)`, query.subjects),
        query.minDate ? sql`t.created_at >= ${firstMoment(query.minDate, query.timezone)}` : sql`true`,
        query.search
          ? sql`strpos(lower((${searchedDetail(caller)})::text), ${query.search.toLowerCase()}) > 0`
          : sql`true`,
      ];
      const source = { from: sql`from activity t`, key: sql`t.key`, where: sql.join(conditions, sql` and `) };
      const page = await selectPage(db, source, readSort(SORTS, query.sort ?? "-createdAt"), query);
      const found = await selectDocs(db, activities, among(activities.key, page.keys));
      const listed = inOrderOf(page.keys, found);
      const withRights = project ? listed : await withSubjects(context, listed);
      return { activities: withRights, total: page.total, nextCursor: page.nextCursor };
    },
  },
} satisfies HandlerGroup;
