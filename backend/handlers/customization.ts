/** What a company has changed about its inspections and reports, to look at. */
import { sql } from "drizzle-orm";
import { seesCompany } from "../access/company-scope";
import { findDoc, selectDocs } from "../db/records";
import { customizations } from "../db/schema";
import { notFound } from "../http/failure";
import type { HandlerMap } from "../http/handler";

/** So that the sections of a report stand in one order. */
const BY_TITLE = sql`doc->>'title', key collate "C"`;

export const customizationHandlers: HandlerMap = {
  "customization.list": {
    may: "viewClaims",
    run: async ({ db, caller }, { companyKey, parentType, inspectionReportKey }) => {
      if (!seesCompany(caller, companyKey)) throw notFound("Company not found");
      const ofReport = inspectionReportKey ? sql`doc->>'inspectionReportKey' = ${inspectionReportKey}` : sql`true`;
      const condition = sql`company_key = ${companyKey} and doc->>'parentType' = ${parentType} and ${ofReport}`;
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
