/** The reference backend's process: opens the data, listens, and leaves cleanly. */
import { fileURLToPath } from "node:url";
import { buildApp } from "./app";
import { openDatabase } from "./db/database";
import { migrate } from "./db/migrate";
import { type BackendEnvironment, readEnvironment } from "./environment";
import { createLog } from "./log";
import { seedWhenEmpty } from "./seed/seed-when-empty";
import { Secrets } from "./sign-in/secrets";

const log = createLog();
/** How long calls in progress may take to end once the process is told to; then their connections are cut. */
const LEAVE_WITHIN_MS = 5000;

function environmentOrExit(): BackendEnvironment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    log.fatal((error as Error).message);
    process.exit(1);
  }
}

async function start(environment: BackendEnvironment): Promise<void> {
  const { db, close } = await openDatabase({
    address: environment.databaseAddress,
    directory: environment.dataDirectory,
  });
  await migrate(db, fileURLToPath(new URL("./migrations", import.meta.url)));
  if (environment.isDemo) await seedWhenEmpty(db, new Secrets(environment.secret), new Date(), environment.appOrigin);
  const app = buildApp({
    db,
    secret: environment.secret,
    appOrigin: environment.appOrigin,
    isDemo: environment.isDemo,
    logger: log,
  });
  let isLeaving = false;
  const leave = async () => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(() => app.server.closeAllConnections(), LEAVE_WITHIN_MS).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  process.on("SIGTERM", leave);
  process.on("SIGINT", leave);
  await app.listen({ port: environment.port, host: environment.host });
}

start(environmentOrExit()).catch((error: Error) => {
  log.fatal(error.message);
  process.exit(1);
});
