/** Transactions that are committed although they end in a refusal, so that a failure stays counted. */
import type { Db } from "../db/database";
import { Failure } from "../failures/failure";

/**
 * Runs the work in one transaction. A refusal that the work returns is thrown after the commit; an error that the work
 * throws rolls everything back.
 */
export async function settle<Result extends object>(
  db: Db,
  work: (tx: Db) => Promise<Result | Failure>,
): Promise<Result> {
  const outcome = await db.transaction((tx) => work(tx));
  if (outcome instanceof Failure) throw outcome;
  return outcome;
}
