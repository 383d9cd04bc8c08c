/** Changes geometry in batches: a whole call or nothing, because its handler runs in one transaction. */
import { sql } from "drizzle-orm";
import type { GeometryKind, GeometryRecord } from "../../lib/domain/geometry-records";
import { requireSurvey } from "../access/company-scope";
import { type FieldRules, ownFields } from "../db/changes";
import type { Db } from "../db/database";
import { among, insertDocs } from "../db/records";
import { holdsAll } from "../db/same-content";
import { conflict, Failure, invalidInput, notFound } from "../failures/failure";
import type { Context } from "../http/handler";
import { deletedRevisions, noteDeletedRevisions } from "./deleted-revisions";
import { findDependent, holdSurveys, readByKeys, replaceRecords, unknownKeys } from "./geometry-rows";
import { checkWhole, KINDS } from "./kinds";
import { deleteAndKeep, forgetRemoved, surveysOfRemoved } from "./removed-geometry";

/** Throws `invalid_input` if a record refers to one that its survey does not have. */
async function checkReferences(db: Db, kind: GeometryKind, records: readonly GeometryRecord[]): Promise<void> {
  const { refersTo, noun } = KINDS[kind];
  if (!refersTo) return;
  const referenced = new Map<string, { to: GeometryKind; keys: Set<string> }>();
  for (const record of records) {
    const { to, keys } = refersTo(record);
    const ofSurvey = referenced.get(record.surveyKey) ?? { to, keys: new Set<string>() };
    for (const key of keys) ofSurvey.keys.add(key);
    referenced.set(record.surveyKey, ofSurvey);
  }
  for (const [surveyKey, { to, keys }] of referenced) {
    const [unknown] = await unknownKeys(db, to, surveyKey, keys);
    if (unknown) throw invalidInput(`A ${noun} refers to ${KINDS[to].noun} ${unknown}, which its survey doesn't have.`);
  }
}

/** Throws a conflict if a record that remains refers to one of the keys. */
async function checkUnused(
  db: Db,
  kind: GeometryKind,
  surveyKeys: readonly string[],
  keys: readonly string[],
): Promise<void> {
  const dependent = await findDependent(db, kind, surveyKeys, keys);
  if (dependent) {
    const message = `A ${KINDS[kind].noun} is still used by ${dependent.noun} ${dependent.key}. Delete that first.`;
    throw conflict(message);
  }
}

type Change = { key: string; revision?: number };

const RULES: FieldRules = { ignored: ["updatedBy", "updatedAt"] };
const IGNORED = new Set(["revision", "createdAt", "updatedAt", "updatedBy"]);
const TAKEN = "A record with this key already exists.";
const OUTDATED = "The record has changed in the meantime.";

function checkDistinct(items: readonly { key: string }[]): void {
  const keys = new Set<string>();
  for (const { key } of items) {
    if (keys.has(key)) throw invalidInput(`${key} is there twice`);
    keys.add(key);
  }
}

function stampedBy({ caller, now }: Context, revision: number) {
  return { revision, updatedBy: caller.employee.key, updatedAt: now };
}

/**
 * Adds records; one that exists with the same content counts as added (a lost answer). Returns them in the order sent.
 */
export async function createGeometry<R extends GeometryRecord>(
  context: Context,
  kind: GeometryKind,
  sent: readonly R[],
): Promise<R[]> {
  checkDistinct(sent);
  const surveyKeys = new Set(sent.map((record) => record.surveyKey));
  await holdSurveys(context, surveyKeys);
  const existing = await readByKeys(
    context.db,
    kind,
    sent.map((record) => record.key),
  );
  const conflicting = sent.filter((record) => {
    const found = existing.get(record.key);
    return found !== undefined && !holdsAll(found, record, IGNORED);
  });
  if (conflicting.length > 0) {
    const visible = conflicting
      .flatMap((record) => existing.get(record.key) ?? [])
      .filter((found) => surveyKeys.has(found.surveyKey));
    throw conflict(TAKEN, visible);
  }
  const deleted = await deletedRevisions(context.db, surveyKeys);
  const added = sent
    .filter((record) => !existing.has(record.key))
    .map((record) => ({
      ...ownFields(record, RULES),
      ...stampedBy(context, (deleted.get(record.surveyKey) ?? 0) + 1),
    }));
  await checkReferences(context.db, kind, added);
  await insertDocs(context.db, KINDS[kind].table, added);
  await forgetRemoved(
    context.db,
    added.map((record) => record.key),
  );
  const byKey = new Map<string, GeometryRecord>([...existing, ...added.map((record) => [record.key, record] as const)]);
  return sent.map((record) => (byKey.get(record.key) ?? record) as R);
}

function seesSurvey(context: Context, surveyKey: string): Promise<boolean> {
  return requireSurvey(context, surveyKey).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.type === "not_found") return false;
      throw error;
    },
  );
}

/** Reads the visible records and locks their surveys; a record of another company is treated as missing. */
async function readVisible(context: Context, kind: GeometryKind, keys: readonly string[]) {
  const found = await readByKeys(context.db, kind, keys);
  for (const surveyKey of new Set([...found.values()].map((record) => record.surveyKey))) {
    if (await seesSurvey(context, surveyKey)) continue;
    for (const [key, record] of found) if (record.surveyKey === surveyKey) found.delete(key);
  }
  await holdSurveys(
    context,
    [...found.values()].map((record) => record.surveyKey),
  );
  const current = await readByKeys(context.db, kind, [...found.keys()]);
  return current;
}

/** Changes records. One older revision is a conflict of the whole batch, with all records that have newer revisions. */
export async function updateGeometry<R extends GeometryRecord>(
  context: Context,
  kind: GeometryKind,
  sent: readonly Change[],
): Promise<R[]> {
  checkDistinct(sent);
  const current = await readVisible(
    context,
    kind,
    sent.map((change) => change.key),
  );
  const conflicts: GeometryRecord[] = [];
  const changed: GeometryRecord[] = [];
  for (const change of sent) {
    const record = current.get(change.key);
    if (!record) throw notFound(`There is no ${KINDS[kind].noun} ${change.key}.`);
    if (holdsAll(record, change, IGNORED)) continue;
    const revision = record.revision ?? 1;
    if (change.revision !== undefined && change.revision < revision) {
      conflicts.push(record);
      continue;
    }
    const next = { ...record, ...ownFields(change, RULES), ...stampedBy(context, revision + 1) };
    if (next.surveyKey !== record.surveyKey) throw invalidInput("surveyKey cannot be changed");
    checkWhole(kind, next);
    changed.push(next);
  }
  if (conflicts.length > 0) throw conflict(OUTDATED, conflicts);
  await checkReferences(context.db, kind, changed);
  await replaceRecords(context.db, kind, changed);
  for (const record of changed) current.set(record.key, record);
  return sent.flatMap((change) => (current.get(change.key) as R | undefined) ?? []);
}

/**
 * Deletes records: an already deleted key is ignored, and one that other records refer to is a conflict. With
 * `isUndone`, the deletion undoes a creation, so the records and their earlier deletions are not listed as deleted;
 * vertices stay listed.
 */
export async function deleteGeometry(
  context: Context,
  kind: GeometryKind,
  keys: readonly string[],
  isUndone = false,
): Promise<null> {
  const found = [...(await readVisible(context, kind, keys)).values()];
  if (found.length > 0) {
    const present = found.map((record) => record.key);
    await checkUnused(context.db, kind, [...new Set(found.map((record) => record.surveyKey))], present);
    await noteDeletedRevisions(context.db, found);
    await deleteAndKeep(context, kind, among(sql`t.key`, present));
  }
  if (isUndone && kind !== "vertex") await forgetUndone(context, keys);
  return null;
}

/** Takes the records off the list of deleted ones, even if all of them were already deleted. */
async function forgetUndone(context: Context, keys: readonly string[]): Promise<void> {
  const visibleSurveyKeys: string[] = [];
  for (const surveyKey of await surveysOfRemoved(context.db, keys)) {
    if (await seesSurvey(context, surveyKey)) visibleSurveyKeys.push(surveyKey);
  }
  await holdSurveys(context, visibleSurveyKeys);
  await forgetRemoved(context.db, keys, visibleSurveyKeys);
}
