/** Creates and changes insureds. */
import { eq } from "drizzle-orm";
import type { InsuredFields } from "../../lib/contract/insured";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Insured } from "../../lib/domain/entities";
import { personName } from "../../lib/domain/person-name";
import { requireCompany, requireInsured, seesCompany } from "../access/company-scope";
import { changedRecord, createRecord, type FieldRules, ownFields, saveRevised } from "../db/changes";
import { lockInsured } from "../db/deleted-insureds";
import { derivedKey } from "../db/derived-key";
import { expandInsureds } from "../db/expand-insured";
import { lockDoc } from "../db/records";
import { differingFields } from "../db/same-content";
import { insureds } from "../db/schema";
import { conflict, invalidInput, notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";
import { checkContact, tidyContact } from "./contact-fields";
import { addProperty } from "./property";

const RULES: FieldRules = {
  ignored: ["properties", "projects", "surveys", "regions", "specialtyItems"],
  fixed: ["companyKey"],
};

/** Records an activity under the insured's company; the activities of the insured's claims include it. */
export async function recordOfInsured(context: Context, insured: Insured, action: ActivityAction, detail: object = {}) {
  await recordActivity(context, {
    action,
    companyKey: insured.companyKey,
    detail: { insuredKey: insured.key, name: personName(insured), ...detail },
  });
}

/** Returns the key of the named company, or of the caller's only company. */
export async function chosenCompany(context: Context, named: string | undefined): Promise<string> {
  const { companyKeys } = context.caller;
  const key = named ?? (companyKeys?.length === 1 ? companyKeys[0] : undefined);
  if (key === undefined) throw invalidInput("companyKey is a required field");
  return (await requireCompany(context, key, "share")).key;
}

/** Returns the deleted insured with this key, or null; locked until the transaction ends. */
async function findDeleted({ db }: Context, key: string): Promise<Insured | null> {
  const found = await lockInsured(db, key);
  return found && found.deletedAt !== null ? found.insured : null;
}

/** Restores a deleted insured with its claims, because its key is created again; the sent content applies. */
async function createAgain(context: Context, deleted: Insured, sent: Insured): Promise<Insured> {
  if (deleted.companyKey !== sent.companyKey) throw conflict("A record with this key already exists.");
  await context.db.update(insureds).set({ deletedAt: null }).where(eq(insureds.key, deleted.key));
  const next = { ...deleted, ...ownFields(sent, RULES) };
  const saved =
    differingFields(deleted, next).length === 0
      ? deleted
      : await saveRevised<Insured>(context.db, insureds, next, context.now);
  await recordOfInsured(context, saved, "insured.restore");
  return saved;
}

async function createNew(context: Context, insured: Insured, sent: object): Promise<Insured> {
  const saved = await createRecord<Insured>(context.db, insureds, insured, {
    ...RULES,
    sent,
    maySee: (record) => seesCompany(context.caller, record.companyKey),
  });
  if (saved === insured) await recordOfInsured(context, insured, "insured.create");
  return saved;
}

/** Creates the insured and, if one is sent too, the property: both or neither. */
async function create(context: Context, params: InsuredFields): Promise<Insured> {
  const { property, ...fields } = params;
  const sent = tidyContact(fields);
  const insured: Insured = {
    email: null,
    phone: null,
    isActive: true,
    ...ownFields(sent, RULES),
    key: sent.key,
    givenName: sent.givenName ?? "",
    familyName: sent.familyName ?? "",
    companyKey: await chosenCompany(context, sent.companyKey),
    revision: 1,
    createdAt: context.now,
    updatedAt: context.now,
  };
  checkContact(null, insured);
  const deleted = await findDeleted(context, insured.key);
  const saved = deleted ? await createAgain(context, deleted, insured) : await createNew(context, insured, sent);
  if (property) {
    await addProperty(context, saved, { ...property, key: property.key ?? derivedKey("property", saved.key) });
  }
  const [expanded] = await expandInsureds(context.db, [saved], new Set(["property"]));
  return expanded ?? saved;
}

async function update(context: Context, params: { key: string } & Partial<Insured>): Promise<Insured> {
  const sent = tidyContact(params);
  await requireInsured(context, sent.key);
  const current = await lockDoc(context.db, insureds, sent.key);
  if (!current) throw notFound("Insured not found!");
  const changed = changedRecord<Insured>(current, sent, RULES);
  if (changed === null) return current;
  checkContact(current, changed);
  const saved = await saveRevised<Insured>(context.db, insureds, changed, context.now);
  await recordOfInsured(context, saved, "insured.update", { fields: differingFields(current, saved) });
  return saved;
}

export const insuredContactHandlers = {
  "insured.createContact": { may: "editClaims", run: create },
  "insured.update": { may: "editClaims", run: update },
} satisfies HandlerGroup;
