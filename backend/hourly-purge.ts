/** Removes what is kept for a time only: at the start, and every hour. */
import type { Db } from "./db/database";
import { purgeDeletedCompanies } from "./db/deleted-companies";
import { purgeDeletedInsureds } from "./db/deleted-insureds";
import { purgeRemovedRecords } from "./db/removed-records";
import { purgeSignIn } from "./sign-in/purge";
import type { Storage } from "./storage/storage";
import { purgeUnnamedFiles } from "./storage/unnamed-files";

type Log = { warn: (error: object, message: string) => void };

const PURGE_EVERY_MS = 3_600_000;

type Keeping = { db: Db; storage: Storage; log: Log };

/** The files last: what the others have let go of is in no record any more. */
const PURGES: readonly { purge: (keeping: Keeping, now: string) => Promise<void>; failure: string }[] = [
  { purge: ({ db }, now) => purgeSignIn(db, now), failure: "old sign-in records could not be removed" },
  { purge: ({ db }, now) => purgeDeletedInsureds(db, now), failure: "deleted contacts could not be removed" },
  { purge: ({ db }, now) => purgeDeletedCompanies(db, now), failure: "deleted companies could not be removed" },
  { purge: ({ db }, now) => purgeRemovedRecords(db, now), failure: "deleted records could not be removed" },
  {
    purge: ({ db, storage }, now) => purgeUnnamedFiles(db, storage, now),
    failure: "files that no record names could not be removed",
  },
];

/** One after the other; one that fails does not keep the next from its turn. */
export async function purgeAll(keeping: Keeping, now: string): Promise<void> {
  for (const { purge, failure } of PURGES) {
    await purge(keeping, now).catch((error: Error) => keeping.log.warn({ err: error }, failure));
  }
}

/** Purges now and every hour; the answer stops it, once what is under way is done. */
export function startPurging(keeping: Keeping): () => Promise<void> {
  const purge = () => purgeAll(keeping, new Date().toISOString());
  let underWay = purge();
  const timer = setInterval(() => {
    underWay = purge();
  }, PURGE_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
