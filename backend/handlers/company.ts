/** Companies, to look at: everyone their own, a superadmin all. */

import { sql } from "drizzle-orm";
import { seesCompany, visibleCompany } from "../access/company-scope";
import { findDoc, selectDocs } from "../db/records";
import { companies } from "../db/schema";
import { notFound } from "../http/failure";
import type { HandlerMap } from "../http/handler";

export const companyHandlers: HandlerMap = {
  "company.listAll": {
    may: "viewClaims",
    run: ({ db, caller }) =>
      selectDocs(db, companies, visibleCompany(caller, companies.key), sql`lower(doc->>'name') collate "C", key`),
  },
  "company.get": {
    may: "viewClaims",
    run: async ({ db, caller }, { key }) => {
      const company = seesCompany(caller, key) ? await findDoc(db, companies, key) : null;
      if (!company) throw notFound("Company not found");
      return company;
    },
  },
};
