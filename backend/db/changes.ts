/** Creates and changes one record by the contract's rules: the client creates keys, the backend sets revisions. */
import { conflict, invalidInput, notFound } from "../failures/failure";
import type { Db } from "./database";
import { type AnyRecordTable, insertDocIfNew, lockDoc, replaceDoc } from "./records";
import { holdsAll, sameValue } from "./same-content";

/** Fields that calls may send and only the backend sets. */
const MANAGED = ["revision", "createdAt", "updatedAt"];

export type FieldRules = {
  /** Ignored when sent: times set by the backend, and fields that a read expands. */
  ignored?: readonly string[];
  /** Refused when sent with another value: the record's parent, and fields that only an action sets. */
  fixed?: readonly string[];
};
type Keyed = { key: string };
type Revised = Keyed & { revision?: number };

/** Safe in a path and in a file name. */
const PLAIN_KEY = /^[A-Za-z0-9][\w.:~-]{0,199}$/;

function ignoredOf(rules: FieldRules): ReadonlySet<string> {
  return new Set([...MANAGED, ...(rules.ignored ?? [])]);
}

/** Returns the sent fields without those that the backend sets. */
export function ownFields<Sent extends object>(sent: Sent, rules: FieldRules): Sent {
  const ignored = ignoredOf(rules);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !ignored.has(name))) as Sent;
}

/**
 * Adds a record. The same key with the same content succeeds and returns the stored record; with other content it is a
 * conflict, which shows the record only to callers who may see it.
 */
export async function createRecord<Doc extends Keyed>(
  db: Db,
  table: AnyRecordTable,
  doc: Doc,
  rules: FieldRules & {
    sent: object;
    maySee?: (stored: Doc) => boolean | Promise<boolean>;
    columns?: Record<string, string | null>;
  },
): Promise<Doc> {
  if (!PLAIN_KEY.test(doc.key)) throw invalidInput("key must be of letters, digits and - _ . : ~");
  if (await insertDocIfNew(db, table, doc, rules.columns)) return doc;
  const stored = (await lockDoc(db, table, doc.key)) as Doc | null;
  if (stored === null) throw conflict("The record has just been deleted. Try again.");
  const isVisible = (await rules.maySee?.(stored)) ?? true;
  if (isVisible && holdsAll(stored, rules.sent, ignoredOf(rules))) return stored;
  throw conflict("A record with this key already exists.", isVisible ? [stored] : undefined);
}

function checkFixed(current: object, sent: object, fixed: readonly string[]): void {
  const currentFields = current as Record<string, unknown>;
  const sentFields = sent as Record<string, unknown>;
  const changed = fixed.find((name) => name in sent && !sameValue(currentFields[name], sentFields[name]));
  if (changed) throw invalidInput(`${changed} cannot be changed here`);
}

/**
 * Returns the changed record, or null if the record already has every value sent, at any revision (a retry after a lost
 * answer). Throws a conflict with the current record if the change was based on an older revision.
 */
export function changedRecord<Doc extends Revised>(
  current: Doc,
  sent: Revised & object,
  rules: FieldRules,
): Doc | null {
  if (holdsAll(current, sent, ignoredOf(rules))) return null;
  if (sent.revision !== undefined && sent.revision < (current.revision ?? 1)) {
    throw conflict("The record has changed in the meantime.", [current]);
  }
  checkFixed(current, sent, ["key", ...(rules.fixed ?? [])]);
  return { ...current, ...ownFields(sent, rules) };
}

/** Locks the record, changes it and raises its revision. */
export async function updateRecord<Doc extends Revised>(
  db: Db,
  table: AnyRecordTable,
  sent: Revised & object,
  rules: FieldRules & { now?: string; missing: string },
): Promise<Doc> {
  const current = (await lockDoc(db, table, sent.key)) as Doc | null;
  if (current === null) throw notFound(rules.missing);
  const changed = changedRecord(current, sent, rules);
  if (changed === null) return current;
  return saveRevised(db, table, changed, rules.now);
}

/** Saves a changed record as its next revision. */
export async function saveRevised<Doc extends Revised>(
  db: Db,
  table: AnyRecordTable,
  doc: Doc,
  updatedAt?: string,
): Promise<Doc> {
  const next = { ...doc, revision: (doc.revision ?? 1) + 1, ...(updatedAt ? { updatedAt } : {}) };
  await replaceDoc(db, table, next);
  return next;
}
