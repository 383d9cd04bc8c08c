/** The reference backend's process. */
import { log, startBackend } from "./start-backend";

try {
  const stop = await startBackend(process.env);
  const end = () => stop().then(() => process.exit(0));
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
} catch (error) {
  log.fatal((error as Error).message);
  process.exit(1);
}
