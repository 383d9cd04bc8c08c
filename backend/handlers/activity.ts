/** Who did what, when: written beside every change, read newest first, never altered. */
import { sql } from "drizzle-orm";
import { may } from "../../lib/access/permissions";
import type { Activity } from "../../lib/domain/entities";
import { createKey } from "../../lib/domain/keys";
import { requireProject, visibleCompany } from "../access/company-scope";
import { inOrderOf, readSort, selectPage } from "../db/pages";
import { among, insertDocs, selectDocs } from "../db/records";
import { activities } from "../db/schema";
import { forbidden } from "../http/failure";
import type { Context, HandlerMap } from "../http/handler";

type Happening = { action: string; companyKey: string | null; projectKey?: string; detail?: Record<string, unknown> };

/** The real person, also under impersonation; the role in force is told where it is not theirs. */
export async function recordActivity({ db, caller, now }: Context, happening: Happening): Promise<void> {
  const { employee, role } = caller;
  const actingAs = role === employee.role ? {} : { actingAs: role };
  const activity: Activity = {
    key: createKey("activity"),
    projectKey: happening.projectKey ?? null,
    actorKey: employee.key,
    actorName: `${employee.givenName} ${employee.familyName}`.trim(),
    action: happening.action,
    detail: { ...happening.detail, ...actingAs },
    createdAt: now,
  };
  await insertDocs(db, activities, [activity], { company_key: happening.companyKey });
}

const SORTS = { createdAt: sql`t.created_at` };

export const activityHandlers: HandlerMap = {
  "activity.list": {
    may: "viewClaims",
    run: async (context, query) => {
      const { db, caller } = context;
      if (query.projectKey) await requireProject(context, query.projectKey);
      else if (!may(caller.role, "viewActivityOfOthers")) throw forbidden();
      const conditions = [
        query.projectKey ? sql`t.project_key = ${query.projectKey}` : visibleCompany(caller, sql`t.company_key`),
        query.employeeKey ? sql`t.actor_key = ${query.employeeKey}` : sql`true`,
        query.companyKey ? sql`t.company_key = ${query.companyKey}` : sql`true`,
        query.search ? sql`strpos(lower(t.doc::text), ${query.search.toLowerCase()}) > 0` : sql`true`,
      ];
      const source = { from: sql`from activity t`, key: sql`t.key`, where: sql.join(conditions, sql` and `) };
      const page = await selectPage(db, source, readSort(SORTS, query.sort ?? "-createdAt"), query);
      const found = await selectDocs(db, activities, among(activities.key, page.keys));
      return { activities: inOrderOf(page.keys, found), total: page.total, nextCursor: page.nextCursor };
    },
  },
};
