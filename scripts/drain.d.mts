import type { Server } from "node:http";
import type { Socket } from "node:net";

export type DrainOptions = {
  lastProbeAt: number | null;
  silent?: ReadonlySet<Socket>;
  noticeMs?: number;
  finishMs?: number;
};

export function silentConnections(server: Server): ReadonlySet<Socket>;

export function drain(server: Server, options: DrainOptions): Promise<void>;
