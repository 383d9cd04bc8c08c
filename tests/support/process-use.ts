/** What a running process holds, as the kernel counts it. */
import { readdirSync, readFileSync } from "node:fs";

export type ProcessUse = {
  /** Memory in use now, in megabytes. */
  memoryMb: number;
  /** The most it ever was, since the last `forgetPeak`. */
  peakMb: number;
  /** Open files, connections among them. */
  files: number;
};

export function useOf(pid: number): ProcessUse {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
  return { memoryMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM"), files: readdirSync(`/proc/${pid}/fd`).length };
}
