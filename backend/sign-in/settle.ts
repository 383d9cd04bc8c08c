/** Transactions that are kept although they end in a refusal: a failure must stay counted. */
import type { Db } from "../db/database";
import { Failure } from "../failures/failure";

/**
 * Runs the work in one transaction. A refusal that it answers is thrown once everything is committed; one that it
 * throws takes everything back.
 */
export async function settle<Result extends object>(
  db: Db,
  work: (tx: Db) => Promise<Result | Failure>,
): Promise<Result> {
  const outcome = await db.transaction((tx) => work(tx));
  if (outcome instanceof Failure) throw outcome;
  return outcome;
}
