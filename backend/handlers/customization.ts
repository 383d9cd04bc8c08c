/** Customizations: a company's changes to its inspections and reports. */
import { type SQL, sql } from "drizzle-orm";
import type { CustomizationChange } from "../../lib/contract/dataset";
import type { Customization, CustomizationField, CustomizationPartChange } from "../../lib/domain/entities";
import { requireCompany, seesCompany } from "../access/company-scope";
import { changedRecord, type FieldRules, saveRevised } from "../db/changes";
import { findDoc, lockDoc, selectDocs } from "../db/records";
import { differingFields } from "../db/same-content";
import { customizations } from "../db/schema";
import { invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";

const RULES: FieldRules = { fixed: ["companyKey", "parentType", "inspectionReportKey"] };
const MISSING = "Customization not found";

/** Gives the sections of a report a fixed order. */
const BY_TITLE = sql`doc->>'title', key collate "C"`;

/** Returns conditions on fields as text; an empty filter is ignored. */
function fieldConditions(filters: object): SQL[] {
  const active = Object.entries(filters).filter(([, value]) => value !== undefined && value !== "");
  return active.map(([name, value]) => sql`doc->>${name}::text = ${String(value)}`);
}

/** Throws if the caller does not see the customization. `hold` locks its company until the transaction ends. */
async function requireCustomization(context: Context, key: string, hold?: "share"): Promise<Customization> {
  const found = await findDoc(context.db, customizations, key);
  if (!found || !seesCompany(context.caller, found.companyKey)) throw notFound(MISSING);
  await requireCompany(context, found.companyKey, hold);
  return found;
}

/** Merges the sent parts by name; parts that are not sent stay, and none is added. */
function mergedFields(
  current: readonly CustomizationField[],
  sent: readonly CustomizationPartChange[],
): CustomizationField[] {
  const changes = new Map(sent.map((field) => [field.name, field]));
  if (changes.size < sent.length) throw invalidInput("fields names a part twice");
  const unknown = sent.find(({ name }) => !current.some((field) => field.name === name));
  if (unknown) throw invalidInput(`The customization has no part called ${unknown.name}.`);
  return current.map((field) => ({ ...field, ...changes.get(field.name) }));
}

/** Locks the company, then the customization, in the same order as a reset. */
async function update(context: Context, sent: CustomizationChange): Promise<Customization> {
  const { companyKey } = await requireCustomization(context, sent.key, "share");
  const current = await lockDoc(context.db, customizations, sent.key);
  if (!current) throw notFound(MISSING);
  const fields = sent.fields ? { fields: mergedFields(current.fields ?? [], sent.fields) } : {};
  const changed = changedRecord<Customization>(current, { ...sent, ...fields }, RULES);
  if (changed === null) return current;
  const saved = await saveRevised<Customization>(context.db, customizations, changed);
  const before = new Map(current.fields?.map((field) => [field.name, field]));
  const parts = (saved.fields ?? []).filter((field) => differingFields(before.get(field.name) ?? {}, field).length > 0);
  const { key, parentType, title } = saved;
  const detail = { customizationKey: key, parentType, name: title, fields: differingFields(current, saved), parts };
  await recordActivity(context, { action: "customization.update", companyKey, detail });
  return saved;
}

export const customizationHandlers = {
  "customization.list": {
    may: "viewClaims",
    run: async (context, { companyKey, parentType, ...filters }) => {
      await requireCompany(context, companyKey);
      const conditions = [
        sql`company_key = ${companyKey}`,
        sql`doc->>'parentType' = ${parentType}`,
        ...fieldConditions(filters),
      ];
      const condition = sql.join(conditions, sql` and `);
      return selectDocs(context.db, customizations, condition, BY_TITLE);
    },
  },
  "customization.get": {
    may: "viewClaims",
    run: (context, { key }) => requireCustomization(context, key),
  },
  "customization.update": { may: "editCompanies", run: update },
} satisfies HandlerGroup;
