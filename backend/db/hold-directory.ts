/** One process per data directory: a second one would spoil the files of the first. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function holderOf(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, "utf8").catch(() => ""));
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null;
}

/** Takes the directory for this process; throws when another living one has it. The answer gives it back. */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, "held-by");
  const holder = await holderOf(file);
  if (holder !== null) throw new Error(`DATA_DIR ${directory} is in use by process ${holder}`);
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}
