import type { Server } from "node:http";

export type DrainOptions = { lastProbeAt: number | null; noticeMs?: number; finishMs?: number };

export function drain(server: Server, options: DrainOptions): Promise<void>;
