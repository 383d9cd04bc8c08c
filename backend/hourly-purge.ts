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

const timeBefore = (now: string, milliseconds: number) => new Date(Date.parse(now) - milliseconds).toISOString();

/** Throws if the bucket is not this database's: it may have been replaced since the start. */
async function requirePaired({ db, storage }: FilePurge): Promise<void> {
  if (!(await isPaired(db, storage))) throw new Error("The bucket does not have this database's id.");
}

async function purgeUnfinishedUploads(parts: FilePurge, now: string): Promise<void> {
  await requirePaired(parts);
  const { storage, log } = parts;
  const due = await storage.unfinishedUploads(Date.parse(now) - UPLOAD_AGE_MS);
  for (const name of due.slice(0, MAX_UPLOADS)) {
    await storage.removeUnfinishedUpload(name);
    log.info({ file: name }, "an unfinished upload was deleted");
  }
  const remaining = due.length - MAX_UPLOADS;
  if (remaining > 0)
    log.warn({ left: remaining, limit: MAX_UPLOADS }, "more unfinished uploads are old than one run deletes");
}

/** Deletes unreferenced files once a day, in one of the processes. */
async function purgeFiles(parts: FilePurge, now: string): Promise<void> {
  if (!(await takeFilePurge(parts.db, now, timeBefore(now, DAY_MS)))) return;
  await requirePaired(parts);
  await purgeUnnamedFiles(parts, now);
}

/** Files come last, because the other purges remove the records that name them. */
const PURGES: readonly { purge: (parts: FilePurge, now: string) => Promise<void>; failure: string }[] = [
  { purge: ({ db }, now) => purgeSignIn(db, now), failure: "old sign-in records could not be removed" },
  { purge: ({ db }, now) => purgeDeletedInsureds(db, now), failure: "deleted contacts could not be removed" },
  { purge: ({ db }, now) => purgeDeletedCompanies(db, now), failure: "deleted companies could not be removed" },
  { purge: ({ db }, now) => purgeRemovedRecords(db, now), failure: "deleted records could not be removed" },
  { purge: purgeUnfinishedUploads, failure: "unfinished uploads could not be removed" },
  { purge: purgeFiles, failure: "files that no record names could not be removed" },
];

/** Runs the purges in order; one that fails does not stop the next. */
export async function purgeAll(parts: FilePurge, now: string): Promise<void> {
  for (const { purge, failure } of PURGES) {
    await purge(parts, now).catch((error: Error) => parts.log.warn({ err: error }, failure));
  }
}

/** Purges every hour. Returns a function that stops it after the current run. */
export function startPurging(parts: FilePurge): () => Promise<void> {
  let currentRun = Promise.resolve();
  const timer = setInterval(() => {
    currentRun = purgeAll(parts, new Date().toISOString());
  }, PURGE_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return currentRun;
  };
}
