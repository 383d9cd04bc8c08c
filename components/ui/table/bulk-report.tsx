"use client";

import { useState } from "react";
import { lazyPart, useLazyLayer } from "../lazy-part";
import type { BulkReportProps } from "./bulk-report-dialog";

const dialog = lazyPart(() => import("./bulk-report-dialog").then(({ BulkReportDialog }) => BulkReportDialog));

/** The outcome of an action on many rows: failed rows are listed with the reason. */
export function BulkReport(props: BulkReportProps) {
  // The content stays while the dialog closes.
  const [shownProps, setShownProps] = useState(props);
  if (props.isOpen && shownProps !== props) setShownProps(props);
  const Dialog = useLazyLayer(dialog, props.isOpen, props.onClose);
  return Dialog ? <Dialog {...shownProps} isOpen={props.isOpen} /> : null;
}
