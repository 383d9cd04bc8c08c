/** Reads insureds: one with its records, and the list. */
import { sql } from "drizzle-orm";
import { requireInsured, visibleCompany } from "../access/company-scope";
import { expandInsureds, readExpandedFields } from "../db/expand-insured";
import { amongIfGiven, fromOf, INSURED_LIST, matchesSearch } from "../db/list-sources";
import { inOrderOf, readSort, selectPage } from "../db/pages";
import { among, selectDocs } from "../db/records";
import { insureds } from "../db/schema";
import type { HandlerGroup } from "../http/handler";

const LIST_FIELDS = new Set(["property", "project"]);

export const insuredHandlers = {
  "insured.get": {
    may: "viewClaims",
    run: async (context, { key, expandedFields }) => {
      const insured = await requireInsured(context, key);
      const [expanded] = await expandInsureds(context.db, [insured], readExpandedFields(expandedFields));
      return expanded ?? insured;
    },
  },
  "insured.list": {
    may: "viewClaims",
    run: async ({ db, caller }, query) => {
      const { key, company, status, rowSearch, sorts } = INSURED_LIST;
      const sort = readSort(sorts, query.sort ?? "name");
      const filters = query.status === undefined ? [] : ["status"];
      const conditions = [
        sql`i.deleted_at is null`,
        visibleCompany(caller, company),
        amongIfGiven(company, query.companyKeys),
        amongIfGiven(status, query.status),
        query.isActive === undefined ? sql`true` : sql`i.is_active = ${query.isActive}`,
        matchesSearch(query.search, rowSearch),
      ];
      const from = fromOf(INSURED_LIST, [sort.name, ...filters]);
      const counted = fromOf(INSURED_LIST, filters);
      const source = { from, counted, key, where: sql.join(conditions, sql` and `) };
      const page = await selectPage(db, source, sort, query);
      const found = await selectDocs(db, insureds, among(insureds.key, page.keys));
      return {
        insureds: await expandInsureds(db, inOrderOf(page.keys, found), LIST_FIELDS),
        total: page.total,
        nextCursor: page.nextCursor,
      };
    },
  },
} satisfies HandlerGroup;
