"use client";

import type { ApiError } from "../../calls/api-error";
import { useBackend } from "../../reads/use-backend";

/** The numbers of insured, active and inactive, and inspections of a company. */
export type Holdings = { active: number; inactive: number; inspections: number };

/** Reads the numbers of a company; null until all three are known. */
export function useHoldings(companyKey: string): {
  holdings: Holdings | null;
  error: ApiError | undefined;
  reload: () => void;
} {
  const params = { companyKeys: JSON.stringify([companyKey]), limit: 1 };
  const active = useBackend("insured.list", { ...params, isActive: true });
  const inactive = useBackend("insured.list", { ...params, isActive: false });
  const inspections = useBackend("survey.list", params);
  const reads = [active, inactive, inspections];
  const holdings =
    active.data && inactive.data && inspections.data
      ? { active: active.data.total, inactive: inactive.data.total, inspections: inspections.data.total }
      : null;
  return {
    holdings,
    error: reads.find(({ error }) => error)?.error,
    reload: () => {
      for (const read of reads) if (read.error) void read.reload();
    },
  };
}
