/** What a company has changed about its inspections and reports, to look at. */
import { type SQL, sql } from "drizzle-orm";
import { seesCompany } from "../access/company-scope";
import { findDoc, selectDocs } from "../db/records";
import { customizations } from "../db/schema";
import { notFound } from "../http/failure";
import type { HandlerMap } from "../http/handler";

/** So that the sections of a report stand in one order. */
const BY_TITLE = sql`doc->>'title', key collate "C"`;

/** Whatever else is asked for by name, as text; an empty filter is none. */
function among(filters: object): SQL[] {
  const wanted = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  return wanted.map(([name, value]) => sql`doc->>${name}::text = ${String(value)}`);
}

export const customizationHandlers: HandlerMap = {
  "customization.list": {
    may: "viewClaims",
    run: async ({ db, caller }, { companyKey, parentType, ...further }) => {
      if (!seesCompany(caller, companyKey)) throw notFound("Company not found");
      const conditions = [sql`company_key = ${companyKey}`, sql`doc->>'parentType' = ${parentType}`, ...among(further)];
      const condition = sql.join(conditions, sql` and `);
      return selectDocs(db, customizations, condition, BY_TITLE);
    },
  },
  "customization.get": {
    may: "viewClaims",
    run: async ({ db, caller }, { key }) => {
      const found = await findDoc(db, customizations, key);
      if (!found || !seesCompany(caller, found.companyKey)) throw notFound("Customization not found");
      return found;
    },
  },
};
