/** Resources of a running process, from the kernel. */
import { readdirSync, readFileSync } from "node:fs";

export type ProcessUse = {
  /** Current memory, in megabytes. */
  memoryMb: number;
  /** Peak memory since the last `forgetPeak`. */
  peakMb: number;
  /** Open files, connections among them. */
  files: number;
};

export function useOf(pid: number): ProcessUse {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) / 1024;
  return { memoryMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM"), files: readdirSync(`/proc/${pid}/fd`).length };
}
