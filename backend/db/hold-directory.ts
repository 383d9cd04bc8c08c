/** Allows one process per data directory: a second one would corrupt the files of the first. */
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Stored as "pid start", so that a process id that the system has reused is not mistaken for the holder. */
type Holder = { pid: number; start: string | undefined };

/** Indexes of the state and the start time among the fields of /proc/{pid}/stat after the name. */
const STATE = 0;
const START = 19;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Returns the start time of a process in the system's clock ticks, "" without /proc, or null if the process has ended,
 * even if it has not been reaped.
 */
async function readStart(pid: number): Promise<string | null> {
  const ownStat = await readFile("/proc/self/stat", "utf8").catch(() => null);
  if (ownStat === null) return isRunning(pid) ? "" : null;
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[STATE] === "Z" || fields[STATE] === "X" ? null : (fields[START] ?? "");
}

async function isAlive({ pid, start }: Holder): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  const now = await readStart(pid);
  return now !== null && (start === undefined || start === now);
}

/** Returns null if there is no lock file. */
async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, "utf8").catch(() => null);
  if (text === null) return null;
  const [pid, start] = text.trim().split(" ");
  return { pid: Number(pid), start };
}

/**
 * Locks the directory for this process, and returns a function that releases it. Throws if another living process holds
 * it.
 */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const file = path.join(directory, "held-by");
  const refuse = (holder: Holder | null) =>
    new Error(`DATA_DIR ${directory} is in use by process ${holder?.pid ?? "unknown"}`);
  const holder = await readHolder(file);
  if (holder && (await isAlive(holder))) throw refuse(holder);
  if (holder) await rm(file, { force: true });
  const holderText = `${process.pid} ${(await readStart(process.pid)) ?? ""}`.trim();
  // Of several processes that start at once, one creates the file and the others find it.
  await writeFile(file, holderText, { flag: "wx" }).catch(async (error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? refuse(await readHolder(file)) : error;
  });
  return () => rm(file, { force: true });
}
