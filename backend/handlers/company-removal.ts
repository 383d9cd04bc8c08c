/** Deleting a company: its contacts go with it, and come back with it while it is kept (see company.create). */
import { eq } from "drizzle-orm";
import { seesCompany } from "../access/company-scope";
import { setCompanyDeleted } from "../db/deleted-companies";
import { companies } from "../db/schema";
import type { HandlerGroup } from "../http/handler";
import { recordOfCompany } from "./company";

export const companyRemovalHandlers = {
  "company.delete": {
    may: "ownCompanies",
    run: async (context, { key }) => {
      const [found] = await context.db
        .select({ doc: companies.doc, deletedAt: companies.deletedAt })
        .from(companies)
        .where(eq(companies.key, key))
        .for("update");
      // What is gone already, or was never there for this caller, is success.
      if (!found || found.deletedAt !== null || !seesCompany(context.caller, key)) return null;
      await setCompanyDeleted(context.db, key, context.now);
      await recordOfCompany(context, found.doc, "company.delete");
      return null;
    },
  },
} satisfies HandlerGroup;
