/**
 * Runs a program and logs its output: `logged.mjs NAME SCRIPT` writes both streams to a new .test-output/NAME.log, and
 * passes errors on. Exits like the program.
 */
import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

const [name, script] = process.argv.slice(2);
const log = createWriteStream(`.test-output/${name}.log`);
const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
child.stdout.pipe(log, { end: false });
child.stderr.pipe(log, { end: false });
child.stderr.pipe(process.stderr);
// The whole group gets the signal; this process waits for the program's remaining output.
process.on("SIGTERM", () => undefined);
child.on("close", (code) => log.end(() => process.exit(code ?? 1)));
