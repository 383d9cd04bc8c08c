/** Deletes a company with its insureds. While they are retained, `company.create` with the same key restores them. */
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
      // The call succeeds for a company that is already deleted or that the caller cannot see.
      if (!found || found.deletedAt !== null || !seesCompany(context.caller, key)) return null;
      await setCompanyDeleted(context.db, key, context.now);
      await recordOfCompany(context, found.doc, "company.delete");
      return null;
    },
  },
} satisfies HandlerGroup;
