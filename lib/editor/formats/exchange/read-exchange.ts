/** Reads an exchange file: all records, or an error with its path in the file. Never throws. */
import { GEOMETRY_KINDS, type GeometryKind } from "../../../domain/geometry-records";
import { type Reference, visitReferences } from "../../core/references";
import type { RecordOf, SceneRecords } from "../../core/scene";
import { findDuplicateName } from "../import/json-fault";
import { EXCHANGE_COPY as COPY } from "./copy";
import { EXCHANGE_FORMAT, EXCHANGE_LISTS, EXCHANGE_VERSION, type ExchangeSource } from "./exchange-format";
import { FIELD_RULES } from "./field-rules";

type Fields = Record<string, unknown>;

export type ExchangeErrorCode = "broken" | "not-a-capture" | "wrong-version" | "absurd-extent" | "empty";
export type ExchangeError = { code: ExchangeErrorCode; message: string };
export type ReadExchange =
  | { ok: true; records: SceneRecords; source: ExchangeSource }
  | { ok: false; error: ExchangeError };

/** About all records of a survey of 250,000 vertices. */
const MAX_RECORDS = 1_500_000;

const fail = (code: ExchangeErrorCode, message: string): { ok: false; error: ExchangeError } => ({
  ok: false,
  error: { code, message },
});
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a text begins like an exchange file, even if it is damaged. Reads only its head. */
export const isExchange = (text: string): boolean =>
  new RegExp(`^\\uFEFF?\\s*\\{\\s*"format"\\s*:\\s*"${EXCHANGE_FORMAT.replace(".", "\\.")}"`).test(text.slice(0, 400));

/** Returns a record with the fields of the model, or the error message. */
function readRecord(kind: GeometryKind, value: unknown, path: string, surveyKey: string): Fields | string {
  if (!isObject(value)) return COPY.badField(path, "an object");
  const record: Fields = { surveyKey };
  for (const [name, rule] of Object.entries(FIELD_RULES[kind])) {
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    const isMissing = field === undefined || field === null;
    if (isMissing && rule.isRequired) return COPY.badField(`${path}.${name}`, rule.expected);
    if (!isMissing && !rule.isValid(field)) return COPY.badField(`${path}.${name}`, rule.expected);
    if (field !== undefined) record[name] = field;
  }
  return record;
}

/** Returns the path of the first record that requires a missing record, or null. */
function findDangling(records: SceneRecords, keys: Readonly<Record<GeometryKind, ReadonlySet<string>>>): string | null {
  const exists = ({ kind, key }: Reference): boolean =>
    kind ? keys[kind].has(key) : GEOMETRY_KINDS.some((one) => keys[one].has(key));
  for (const kind of GEOMETRY_KINDS) {
    for (const [index, record] of records[kind].entries()) {
      let isComplete = true;
      visitReferences(kind, record as RecordOf<typeof kind>, (reference) => {
        // A missing twin or host is allowed: it occurs in surveys, and the checks report it.
        if (reference.isOwned && !exists(reference)) isComplete = false;
      });
      if (!isComplete) return `${EXCHANGE_LISTS[kind]}[${index}]`;
    }
  }
  return null;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Reads the text of an exchange file. Fails if a record requires one that is not in the file. */
export function readExchange(text: string): ReadExchange {
  const content = text.replace(/^\uFEFF/, "");
  const file = parse(content);
  if (file === undefined) return fail("broken", COPY.notJson);
  if (!isObject(file) || file.format !== EXCHANGE_FORMAT) return fail("not-a-capture", COPY.notExchange);
  if (file.version !== EXCHANGE_VERSION) return fail("wrong-version", COPY.newerVersion(file.version));
  const duplicate = findDuplicateName(content);
  if (duplicate) return fail("broken", COPY.twice(duplicate.path, duplicate.line));
  const { surveyKey, title, exportedAt } = file;
  for (const [name, value] of Object.entries({ surveyKey, title, exportedAt })) {
    if (typeof value !== "string") return fail("broken", COPY.badField(name, "a text"));
  }
  const source = { surveyKey, title, exportedAt } as ExchangeSource;
  const records: SceneRecords = { vertex: [], edge: [], face: [], objectPlanar: [], object3D: [] };
  const keys = Object.fromEntries(GEOMETRY_KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    GeometryKind,
    Set<string>
  >;
  let count = 0;
  for (const kind of GEOMETRY_KINDS) {
    const list = file[EXCHANGE_LISTS[kind]];
    if (!Array.isArray(list)) return fail("broken", COPY.noList(EXCHANGE_LISTS[kind]));
    count += list.length;
    if (count > MAX_RECORDS) return fail("absurd-extent", COPY.tooMany(count));
    for (const [index, value] of list.entries()) {
      const path = `${EXCHANGE_LISTS[kind]}[${index}]`;
      const record = readRecord(kind, value, path, source.surveyKey);
      if (typeof record === "string") return fail("broken", record);
      const key = record.key as string;
      if (keys[kind].has(key)) return fail("broken", COPY.duplicate(path));
      keys[kind].add(key);
      (records[kind] as unknown as Fields[]).push(record);
    }
  }
  if (count === 0) return fail("empty", COPY.empty);
  const dangling = findDangling(records, keys);
  return dangling ? fail("broken", COPY.dangling(dangling)) : { ok: true, records, source };
}
