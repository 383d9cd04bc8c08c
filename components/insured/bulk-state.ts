import type { BulkReport } from "@/lib/client/data/insured/run-bulk";
import type { Insured } from "@/lib/domain/entities";
import type { BulkKind } from "./bulk-copy";

/** How far an edit of several insured is. */
export type BulkState = {
  running: BulkKind | null;
  /** What was not done in full; it names each. */
  report: (BulkReport<Insured> & { kind: BulkKind }) | null;
};

export const BULK_AT_REST: BulkState = { running: null, report: null };
