import type { CDPSession, Page } from "@playwright/test";

export type TableKind = "10000" | "100000" | "plain";
export type TableBench = { page: Page; session: CDPSession };
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur: number; tdur?: number };

export function median(values: readonly number[]): number;
export function percentile(values: readonly number[], share: number): number;
export function openBench(page: Page, origin?: string): Promise<TableBench>;
export function mountMs(bench: TableBench, kind: TableKind): Promise<number>;
export function mountRounds<Kind extends TableKind>(
  bench: TableBench,
  kinds: readonly Kind[],
  rounds: number,
): Promise<Record<Kind, number[]>>;
export function nodeCount(bench: TableBench, kind: TableKind): Promise<number>;
export function scrollFrames(bench: TableBench, kind: TableKind, step: number): Promise<number[]>;
export function frameWork(events: readonly TraceEvent[]): number[];
export function busyMs(session: CDPSession): Promise<number>;
