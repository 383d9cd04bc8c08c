/** Removes what is kept for a time only: at the start, and every hour. */
import type { Db } from "./db/database";
import { purgeDeletedInsureds } from "./db/deleted-insureds";
import { purgeSignIn } from "./sign-in/purge";

type Log = { warn: (error: object, message: string) => void };

const PURGE_EVERY_MS = 3_600_000;
const PURGES = [
  { purge: purgeSignIn, failure: "old sign-in records could not be removed" },
  { purge: purgeDeletedInsureds, failure: "deleted contacts could not be removed" },
];

/** One after the other; one that fails does not keep the next from its turn. */
async function purgeAll(db: Db, log: Log): Promise<void> {
  for (const { purge, failure } of PURGES) {
    await purge(db, new Date().toISOString()).catch((error: Error) => log.warn({ err: error }, failure));
  }
}

/** Purges now and every hour; the answer stops it, once what is under way is done. */
export function startPurging(db: Db, log: Log): () => Promise<void> {
  let underWay = purgeAll(db, log);
  const timer = setInterval(() => {
    underWay = purgeAll(db, log);
  }, PURGE_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
