export type BenchRow = { what: string; value?: number; unit?: string; goal?: number; skipped?: string };

export function verdictOf(row: BenchRow): "ok" | "MISSED" | "";
export function judge(rows: readonly BenchRow[]): { isMissed: boolean; says: string };
