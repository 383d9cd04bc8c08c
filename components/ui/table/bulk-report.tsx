"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer } from "../lazy-part";
import type { BulkReportProps } from "./bulk-report-dialog";

const dialog = lazyPart(() => import("./bulk-report-dialog").then(({ BulkReportDialog }) => BulkReportDialog));

/** What became of something that was done with many rows: those that it failed with are named, with the reason. */
export function BulkReport(props: BulkReportProps) {
  // Its words stay while it goes.
  const [told, setTold] = useState(props);
  if (props.isOpen && told !== props) setTold(props);
  const Dialog = useLazyLayer(dialog, props.isOpen, props.onClose);
  return Dialog ? <Dialog {...told} isOpen={props.isOpen} /> : null;
}
