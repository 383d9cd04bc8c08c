/** Deletes a company: its contacts are deleted with it, and restored with it while it is kept (see company.create). */
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
      // A company that is already deleted, or that the caller cannot see, is success.
      if (!found || found.deletedAt !== null || !seesCompany(context.caller, key)) return null;
      await setCompanyDeleted(context.db, key, context.now);
      await recordOfCompany(context, found.doc, "company.delete");
      return null;
    },
  },
} satisfies HandlerGroup;
