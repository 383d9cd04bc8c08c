/** Deletes expired data every hour and never at the start, so that a process started by mistake deletes nothing. */
import { DAY_MS } from "../lib/domain/constants";
import { purgeDeletedCompanies } from "./db/deleted-companies";
import { purgeDeletedInsureds } from "./db/deleted-insureds";
import { purgeRemovedRecords } from "./db/removed-records";
import { purgeSignIn } from "./sign-in/purge";
import { isPaired, takeFilePurge } from "./storage/bucket-pairing";
import { type FilePurge, purgeUnnamedFiles } from "./storage/unnamed-files";

const PURGE_EVERY_MS = 3_600_000;
/** No upload takes this long: an unfinished one was cut off with its process. */
const UPLOAD_AGE_MS = DAY_MS;
/** Per run; far more than ended processes leave. */
const MAX_UPLOADS = 100;

const ago = (now: string, milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();

/** The bucket may have been replaced since the start. */
async function requirePaired({ db, storage }: FilePurge): Promise<void> {
  if (!(await isPaired(db, storage))) throw new Error("The bucket does not have this database's id.");
}

async function purgeUnfinishedUploads(keeping: FilePurge, now: string): Promise<void> {
  await requirePaired(keeping);
  const { storage, log } = keeping;
  const due = await storage.unfinishedUploads(Date.parse(now) - UPLOAD_AGE_MS);
  for (const name of due.slice(0, MAX_UPLOADS)) {
    await storage.removeUnfinishedUpload(name);
    log.info({ file: name }, "an unfinished upload was deleted");
  }
  const left = due.length - MAX_UPLOADS;
  if (left > 0) log.warn({ left, limit: MAX_UPLOADS }, "more unfinished uploads are old than one run deletes");
}

/** Once a day, by one of the processes. */
async function purgeFiles(keeping: FilePurge, now: string): Promise<void> {
  if (!(await takeFilePurge(keeping.db, now, ago(now, DAY_MS)))) return;
  await requirePaired(keeping);
  await purgeUnnamedFiles(keeping, now);
}

/** Files come last, because the other purges remove the records that name them. */
const PURGES: readonly { purge: (keeping: FilePurge, now: string) => Promise<void>; failure: string }[] = [
  { purge: ({ db }, now) => purgeSignIn(db, now), failure: "old sign-in records could not be removed" },
  { purge: ({ db }, now) => purgeDeletedInsureds(db, now), failure: "deleted contacts could not be removed" },
  { purge: ({ db }, now) => purgeDeletedCompanies(db, now), failure: "deleted companies could not be removed" },
  { purge: ({ db }, now) => purgeRemovedRecords(db, now), failure: "deleted records could not be removed" },
  { purge: purgeUnfinishedUploads, failure: "unfinished uploads could not be removed" },
  { purge: purgeFiles, failure: "files that no record names could not be removed" },
];

/** Runs the purges in order; one that fails does not stop the next. */
export async function purgeAll(keeping: FilePurge, now: string): Promise<void> {
  for (const { purge, failure } of PURGES) {
    await purge(keeping, now).catch((error: Error) => keeping.log.warn({ err: error }, failure));
  }
}

/** Purges every hour. Returns a function that stops it after the current run. */
export function startPurging(keeping: FilePurge): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = purgeAll(keeping, new Date().toISOString());
  }, PURGE_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
