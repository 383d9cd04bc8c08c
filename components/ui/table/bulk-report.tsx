"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer } from "../lazy-part";

const dialog = lazyPart(() => import("./bulk-report-dialog").then(({ BulkReportDialog }) => BulkReportDialog));

export type BulkFailure = {
  key: string;
  /** Which row it is. */
  name: string;
  /** What went wrong with it, in words. */
  message: string;
};

export type BulkReportProps = {
  isOpen: boolean;
  title: string;
  /** What went well, in one sentence. */
  description?: string;
  failures: readonly BulkFailure[];
  closeLabel: string;
  /** Shown where something can be tried again. */
  retry?: { label: string; onRetry: () => void } | null;
  onClose: () => void;
};

/** What became of something that was done with many rows: those that it failed with are named, with the reason. */
export function BulkReport(props: BulkReportProps) {
  // Its words stay while it goes.
  const [told, setTold] = useState(props);
  if (props.isOpen && told !== props) setTold(props);
  const Dialog = useLazyLayer(dialog, props.isOpen, props.onClose);
  return Dialog ? <Dialog {...told} isOpen={props.isOpen} /> : null;
}
