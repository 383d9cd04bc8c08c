import type { BulkReport } from "@/lib/client/data/insured/run-bulk";
import type { Insured } from "@/lib/domain/entities";
import type { BulkKind } from "./bulk-copy";

/** Progress and result of a bulk edit. */
export type BulkState = {
  running: BulkKind | null;
  /** Null when every insured was changed. */
  report: (BulkReport<Insured> & { kind: BulkKind }) | null;
};

export const BULK_AT_REST: BulkState = { running: null, report: null };
