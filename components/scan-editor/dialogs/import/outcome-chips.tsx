import { CircleAlert, CircleCheck, CirclePlus, CircleX, Combine, Link2, type LucideIcon, Wrench } from "lucide-react";
import { Chip } from "@/components/ui/feedback/chip";
import type { Tone } from "@/components/ui/tone";
import type { ImportOutcome, ImportReport } from "@/lib/editor/formats/import/import-report";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";

export type Outcome = ImportOutcome | "added" | "estimated" | "paired";

export const OUTCOME_LOOKS: Record<Outcome, { tone: Tone; Icon: LucideIcon; name: string }> = {
  imported: { tone: "ok", Icon: CircleCheck, name: IMPORT_COPY.outcomes.imported },
  merged: { tone: "info", Icon: Combine, name: IMPORT_COPY.outcomes.merged },
  repaired: { tone: "warn", Icon: Wrench, name: IMPORT_COPY.outcomes.repaired },
  refused: { tone: "bad", Icon: CircleX, name: IMPORT_COPY.outcomes.refused },
  added: { tone: "violet", Icon: CirclePlus, name: IMPORT_COPY.added },
  estimated: { tone: "warn", Icon: CircleAlert, name: IMPORT_COPY.estimated },
  paired: { tone: "info", Icon: Link2, name: IMPORT_COPY.paired },
};

const ORDER: readonly Outcome[] = ["imported", "merged", "repaired", "refused", "added", "estimated", "paired"];

/** Returns how many records the import adds: exact ones, and estimated ones, if any. */
export function countAdded(reports: readonly Pick<ImportReport, "added">[]): { added: number; estimated?: number } {
  const all = reports.flatMap(({ added }) => added);
  const estimated = all.filter(({ isEstimated }) => isEstimated).length;
  return { added: all.length - estimated, ...(estimated > 0 ? { estimated } : {}) };
}

/** The number of elements per outcome. */
export function OutcomeChips({ counts }: { counts: Partial<Record<Outcome, number>> }) {
  return (
    <ul className={styles.counts}>
      {ORDER.flatMap((outcome) => {
        const count = counts[outcome];
        if (count === undefined) return [];
        const { tone, Icon, name } = OUTCOME_LOOKS[outcome];
        return (
          <li key={outcome}>
            <Chip tone={count === 0 ? "neutral" : tone} icon={<Icon aria-hidden="true" />}>
              {name} {count}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
