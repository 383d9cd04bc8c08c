import { Notice } from "@/components/ui/feedback/notice";
import type { CodeFailure } from "./code-failure";
import { LockedNotice } from "./locked-notice";

/** Says why no code can be checked: a locked account, or an outage. */
export function CodeNotices({ failure }: { failure: CodeFailure | null }) {
  if (failure?.isLocked) return <LockedNotice message={failure.message} />;
  return failure?.isOutage ? (
    <Notice tone="bad" isUrgent>
      {failure.message}
    </Notice>
  ) : null;
}
