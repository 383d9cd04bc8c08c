"use client";

import { SquareArrowOutUpRight } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useAction } from "@/lib/client/actions/use-action";
import { QA_REPORT_ACTION } from "./qa-report-provider";

/** Opens or focuses the claim's QA report; hidden from roles that may not see it. */
export function QaReportButton() {
  const action = useAction(QA_REPORT_ACTION);
  if (action === null) return null;
  return (
    <IconButton
      size="sm"
      icon={<SquareArrowOutUpRight />}
      label={action.label}
      shortcut={action.shortcut}
      disabledReason={action.disabledReason ?? undefined}
      onClick={action.disabledReason === null ? action.run : undefined}
    />
  );
}
