"use client";

import { Download, ListFilter } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ChoiceFilter } from "@/components/ui/choice-filter";
import { useActivityExport } from "@/lib/client/activity/use-activity-export";
import { activityWords } from "@/lib/client/activity/words";
import { exportWords } from "@/lib/client/exports/words";
import type { ActivityQuery } from "@/lib/contract/project";
import { TIMELINE_KINDS, type TimelineKind } from "@/lib/domain/activity-kinds";

const KINDS = TIMELINE_KINDS.map((value) => ({ value, label: activityWords.kinds[value] }));

type Props = {
  kind: TimelineKind | null;
  onKindChange: (kind: TimelineKind | null) => void;
  /** What the timeline shows, which the file holds too. */
  asked: ActivityQuery;
};

/** Narrows the timeline to a kind, and saves it as a file. */
export function TimelineTools({ kind, onKindChange, asked }: Props) {
  const { exportAll, progress } = useActivityExport();
  return (
    <>
      <ChoiceFilter
        label={activityWords.kind}
        icon={<ListFilter aria-hidden="true" />}
        anyLabel={activityWords.everyKind}
        choices={KINDS}
        value={kind}
        onValueChange={onKindChange}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<Download aria-hidden="true" />}
        isLoading={progress !== null}
        onClick={() => void exportAll(asked)}
      >
        {progress || exportWords.exportAll}
      </Button>
    </>
  );
}
