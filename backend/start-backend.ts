/** Starts the reference backend: its data, its two servers and its background jobs. */
import { fileURLToPath } from "node:url";
import { buildApp } from "./app";
import { type Db, openDatabase } from "./db/database";
import { migrate } from "./db/migrate";
import { createWorkerAnalyzer } from "./detect/worker-analyzer";
import { readEnvironment } from "./environment";
import { startPurging } from "./hourly-purge";
import { Secrets } from "./http/secrets";
import { createLog } from "./log";
import type { MailSetting } from "./mail/mail-setting";
import { Outbox } from "./mail/outbox";
import { PostOffice } from "./mail/post-office";
import { openSmtp } from "./mail/smtp";
import { learnReportSizes } from "./reports/learn-sizes";
import { CONTACTS, seedWhenEmpty } from "./seed/seed-when-empty";
import { pairBucket } from "./storage/bucket-pairing";
import { Storage } from "./storage/storage";
import { buildStorageApp } from "./storage/storage-app";

export const log = createLog();
/** How long calls in progress may take when the backend stops; then their connections are closed. */
const STOP_WITHIN_MS = 5000;

function openPostOffice(db: Db, outbox: Outbox, mail: MailSetting): PostOffice {
  const domain = mail.from.address.split("@")[1] ?? mail.host;
  const office = new PostOffice({ db, outbox, postman: openSmtp(mail), domain, clock: () => new Date(), log });
  office.start();
  return office;
}

/**
 * Opens the data and listens. Returns a function that stops cleanly: calls in progress are answered, and everything is
 * closed. `variables` is the process environment (docs/configuration.md); throws an Error that names the invalid ones.
 */
export async function startBackend(variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const environment = readEnvironment(variables);
  const { db, jobDb, close } = await openDatabase({
    address: environment.databaseAddress,
    directory: environment.dataDirectory,
  });
  await migrate(jobDb, fileURLToPath(new URL("./migrations", import.meta.url)));
  const storage = new Storage({ ...environment.storage, secret: environment.secret });
  await pairBucket(jobDb, storage, new Date().toISOString(), environment.isDemo);
  const mediaDirectory = fileURLToPath(new URL("./media", import.meta.url));
  if (environment.isDemo) {
    const { appOrigin } = environment;
    const media = { directory: mediaDirectory, storage };
    await seedWhenEmpty(jobDb, new Secrets(environment.secret), { now: new Date().toISOString(), appOrigin, media });
  }
  await learnReportSizes(jobDb);
  const { mail, isDemo, secret } = environment;
  const outbox = new Outbox(secret, { isShown: isDemo, isPosted: mail !== null });
  const office = mail ? openPostOffice(db, outbox, mail) : null;
  const photoAnalyzer = createWorkerAnalyzer(new URL("./analyzer-thread.mjs", import.meta.url));
  const app = buildApp({
    db,
    secret,
    storage,
    photoAnalyzer,
    outbox,
    appOrigin: environment.appOrigin,
    captureUrl: environment.captureUrl,
    chatIdentitySecret: environment.chatIdentitySecret,
    isDemo,
    demo: isDemo ? { contactCount: CONTACTS, mediaDirectory } : null,
    logger: log,
  });
  const bucket = buildStorageApp({ storage, appOrigin: environment.appOrigin, logger: log });
  const stopPurging = startPurging({ db: jobDb, storage, log, share: environment.storage.purgedShare });
  const stop = async () => {
    setTimeout(() => {
      app.server.closeAllConnections();
      bucket.server.closeAllConnections();
    }, STOP_WITHIN_MS).unref();
    await Promise.all([app.close(), bucket.close()]);
    await photoAnalyzer.close();
    // A mail that is cut off is sent again at the next start.
    await office?.stop(STOP_WITHIN_MS);
    await stopPurging();
    await close();
  };
  await bucket.listen({ port: environment.storage.port, host: environment.host });
  await app.listen({ port: environment.port, host: environment.host });
  let stopping: Promise<void> | null = null;
  return () => {
    stopping ??= stop();
    return stopping;
  };
}
