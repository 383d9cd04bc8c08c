/** Reports about inspections: the figures, and the inspections page by page. */
import { sql } from "drizzle-orm";
import type { ReportRow } from "../../lib/contract/company";
import { addressText } from "../../lib/domain/address-lines";
import type { Insured, Project, Property, Survey } from "../../lib/domain/entities";
import { personName } from "../../lib/domain/person-name";
import { type Db, selectRows } from "../db/database";
import { amongIfGiven } from "../db/list-sources";
import { inOrderOf, readSort, selectPage } from "../db/pages";
import { among } from "../db/records";
import type { HandlerGroup } from "../http/handler";
import { reportPeriod } from "../reports/report-period";
import { deliveredWithin, REPORT_SORTS, reportedTo, reportSearch, within } from "../reports/report-source";
import { reportSummary } from "../reports/report-summary";

type Found = {
  survey: Survey;
  project: Project;
  insured: Insured;
  property: Property | null;
  deliveredAt: string | null;
  turnaroundHours: number | null;
};

async function rowsOf(db: Db, surveyKeys: readonly string[]): Promise<(ReportRow & { key: string })[]> {
  const found = await selectRows<Found>(
    db,
    sql`select s.doc as survey, p.doc as project, i.doc as insured, home.doc as property,
        e.delivered_at as "deliveredAt", e.turnaround_hours as "turnaroundHours"
      from report_entry e
        join survey s on s.key = e.survey_key
        join project p on p.key = s.project_key
        join insured i on i.key = p.insured_key
        left join lateral (select q.doc from property q where q.insured_key = i.key
          order by q.key = (p.doc->>'propertyKey') desc, q.key limit 1) home on true
      where ${among(sql`e.survey_key`, surveyKeys)}`,
  );
  return found.map(({ survey, project, insured, property, deliveredAt, turnaroundHours }) => ({
    key: survey.key,
    surveyKey: survey.key,
    projectKey: project.key,
    insuredKey: insured.key,
    claimNumber: project.claimNumber,
    insuredName: personName(insured),
    address: property ? addressText(property.address) : "",
    inspectionType: project.orderType,
    status: project.status,
    createdAt: survey.createdAt,
    reviewedAt: survey.reviewedAt ?? null,
    deliveredAt,
    turnaroundHours: turnaroundHours === null ? null : Math.round(turnaroundHours * 10) / 10,
  }));
}

export const reportHandlers = {
  "company.reportSummary": {
    may: "viewReporting",
    run: async (context, query) => reportSummary(context.db, await reportedTo(context, query), reportPeriod(query)),
  },
  "company.reportPaginated": {
    may: "viewReporting",
    run: async (context, query) => {
      const conditions = [
        await reportedTo(context, query),
        (query.dateOf === "delivered" ? deliveredWithin : within)(reportPeriod(query).current),
        amongIfGiven(sql`e.status`, query.status),
        reportSearch(query.search),
      ];
      const source = {
        from: sql`from report_entry e`,
        key: sql`e.survey_key`,
        where: sql.join(conditions, sql` and `),
      };
      const page = await selectPage(context.db, source, readSort(REPORT_SORTS, query.sort ?? "-createdAt"), query);
      const results = inOrderOf(page.keys, await rowsOf(context.db, page.keys)).map(({ key: _key, ...row }) => row);
      return { results, total: page.total, nextCursor: page.nextCursor };
    },
  },
} satisfies HandlerGroup;
