/**
 * Runs a program and keeps what it writes: `logged.mjs NAME SCRIPT` writes both streams to .test-output/NAME.log, anew,
 * and passes errors on. Ends as the program does.
 */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

const [name, script] = process.argv.slice(2);
const log = createWriteStream(`.test-output/${name}.log`);
const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
child.stdout.pipe(log, { end: false });
child.stderr.pipe(log, { end: false });
child.stderr.pipe(process.stderr);
// The whole group is told; this one waits for what the program still has to say.
process.on("SIGTERM", () => undefined);
child.on("close", (code) => log.end(() => process.exit(code ?? 1)));
