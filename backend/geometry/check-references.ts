/** References stay whole: what a record needs is in the same survey, and what is needed is not taken away. */
import type { GeometryKind, GeometryRecord } from "../../lib/domain/geometry-records";
import type { Db } from "../db/database";
import { conflict, invalidInput } from "../failures/failure";
import { findDependent, unknownKeys } from "./geometry-rows";
import { KINDS } from "./kinds";

/** Throws `invalid_input` where a record refers to something that its survey does not have. */
export async function checkReferences(db: Db, kind: GeometryKind, records: readonly GeometryRecord[]): Promise<void> {
  const { refersTo, noun } = KINDS[kind];
  if (!refersTo) return;
  const wanted = new Map<string, { to: GeometryKind; keys: Set<string> }>();
  for (const record of records) {
    const { to, keys } = refersTo(record);
    const ofSurvey = wanted.get(record.surveyKey) ?? { to, keys: new Set<string>() };
    for (const key of keys) ofSurvey.keys.add(key);
    wanted.set(record.surveyKey, ofSurvey);
  }
  for (const [surveyKey, { to, keys }] of wanted) {
    const [unknown] = await unknownKeys(db, to, surveyKey, keys);
    if (unknown)
      throw invalidInput(`A ${noun} refers to ${KINDS[to].noun} ${unknown}, which its survey does not have.`);
  }
}

/** Throws a conflict where something that stays still needs one of the keys. */
export async function checkUnused(
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
