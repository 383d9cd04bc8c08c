/** The companies that review a company's claims, limited to those that the caller sees. */
import { sql } from "drizzle-orm";
import type { Company } from "../../lib/domain/entities";
import { requireCompany, visibleCompany } from "../access/company-scope";
import { among, selectDocs } from "../db/records";
import { companies } from "../db/schema";
import { invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { signCompany } from "../storage/sign-records";

const BY_NAME = sql`lower(doc->>'name') collate "C", key`;

function visibleAmong({ db, caller }: Context, keys: readonly string[]): Promise<Company[]> {
  const where = sql`${among(companies.key, keys)} and ${visibleCompany(caller, companies.key)} and deleted_at is null`;
  return selectDocs(db, companies, where, BY_NAME);
}

/**
 * Throws `invalid_input` if an added company is not visible to the caller, is named twice, or is the company itself.
 */
export async function requireReviewers(context: Context, current: Partial<Company>, next: Company): Promise<void> {
  const keys = next.reviewCompanyKeys ?? [];
  if (keys.includes(next.key)) throw invalidInput("A company can't be its own reviewer.");
  if (new Set(keys).size < keys.length) throw invalidInput("reviewCompanyKeys names a company twice");
  const added = keys.filter((key) => !current.reviewCompanyKeys?.includes(key));
  if ((await visibleAmong(context, added)).length < added.length) {
    throw invalidInput("reviewCompanyKeys names a company that is not there");
  }
}

export const reviewCompanyHandlers = {
  "company.listAllReviewCompanies": {
    may: "viewClaims",
    run: async (context, { key }) => {
      const { reviewCompanyKeys = [] } = await requireCompany(context, key);
      const found = await visibleAmong(context, reviewCompanyKeys);
      return found.map((company) => signCompany(context, company));
    },
  },
} satisfies HandlerGroup;
