/** Companies: everyone sees their own, a superadmin sees all. Also who may create and change them, and their logos. */

import { eq, sql } from "drizzle-orm";
import type { KeyAndFields } from "../../lib/contract/params";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Company } from "../../lib/domain/entities";
import { plainAddress } from "../../lib/domain/plain-address";
import { requireCompany, visibleCompany } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { restoreCompany } from "../db/deleted-companies";
import { selectDocs } from "../db/records";
import { differingFields } from "../db/same-content";
import { companies } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";
import { signCompany } from "../storage/sign-records";
import { recordActivity } from "./activity";
import { requireLogo } from "./company-logo";
import { requireReviewers } from "./review-companies";

/** Only the demo sets `firstState`. */
const ON_CREATION: FieldRules = { ignored: ["logoUrl", "firstState"] };
const RULES: FieldRules = { ignored: ["firstState"] };

/** Trims the name and unsigns the logo's address, so that equal content compares as equal. */
function tidy<Sent extends Partial<Company>>(sent: Sent): Sent {
  return {
    ...sent,
    ...(sent.name === undefined ? {} : { name: sent.name.trim() }),
    ...(sent.logoUrl ? { logoUrl: plainAddress(sent.logoUrl) } : {}),
  };
}

export async function recordOfCompany(context: Context, company: Company, action: ActivityAction, detail: object = {}) {
  await recordActivity(context, { action, companyKey: company.key, detail: { name: company.name, ...detail } });
}

/** Restores a deleted company with its insureds, because its key is created again; the sent content applies. */
async function createAgain(context: Context, deleted: Company, deletedAt: string, sent: Partial<Company>) {
  await restoreCompany(context.db, deleted.key, deletedAt);
  const next = { ...deleted, ...ownFields(sent, ON_CREATION) };
  const isSame = differingFields(deleted, next).length === 0;
  await requireReviewers(context, deleted, next);
  const saved = isSame ? deleted : await saveRevised<Company>(context.db, companies, next);
  await recordOfCompany(context, saved, "company.restore");
  return saved;
}

async function create(context: Context, params: KeyAndFields<Company>): Promise<Company> {
  const { db, now } = context;
  const sent = ownFields(tidy(params), ON_CREATION);
  const [deleted] = await db
    .select({ doc: companies.doc, deletedAt: companies.deletedAt })
    .from(companies)
    .where(eq(companies.key, sent.key))
    .for("update");
  if (deleted && deleted.deletedAt !== null) return createAgain(context, deleted.doc, deleted.deletedAt, sent);
  const company: Company = {
    isActive: true,
    ...sent,
    name: sent.name ?? "",
    logoUrl: null,
    revision: 1,
    createdAt: now,
  };
  await requireReviewers(context, {}, company);
  const saved = await createRecord<Company>(db, companies, company, { sent });
  if (saved === company) await recordOfCompany(context, saved, "company.create");
  return saved;
}

async function update(context: Context, params: KeyAndFields<Company>): Promise<Company> {
  const sent = tidy(params);
  const current = await requireCompany(context, sent.key, "update");
  const changed = changedRecord<Company>(current, sent, RULES);
  if (changed === null) return current;
  if (changed.logoUrl && changed.logoUrl !== current.logoUrl) await requireLogo(context, changed);
  await requireReviewers(context, current, changed);
  const saved = await saveRevised<Company>(context.db, companies, changed);
  await recordOfCompany(context, saved, "company.update", { fields: differingFields(current, saved) });
  return saved;
}

export const companyHandlers = {
  "company.listAll": {
    may: "viewClaims",
    run: async (context) => {
      const isVisible = sql`${visibleCompany(context.caller, companies.key)} and deleted_at is null`;
      const found = await selectDocs(context.db, companies, isVisible, sql`lower(doc->>'name') collate "C", key`);
      return found.map((company) => signCompany(context, company));
    },
  },
  "company.get": {
    may: "viewClaims",
    run: async (context, { key }) => signCompany(context, await requireCompany(context, key)),
  },
  "company.create": {
    may: "ownCompanies",
    run: async (context, params) => signCompany(context, await create(context, params)),
  },
  "company.update": {
    may: "editCompanies",
    run: async (context, params) => signCompany(context, await update(context, params)),
  },
} satisfies HandlerGroup;
