/** CPU time of a process, from /proc: all its threads, in user and in kernel mode. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const MS_PER_TICK = 1_000 / Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Milliseconds since the process started. */
export function cpuMsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name before the last parenthesis may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
