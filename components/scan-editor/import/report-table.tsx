import { CircleCheck, CirclePlus, CircleX, Combine, type LucideIcon, Wrench } from "lucide-react";
import { Chip } from "@/components/ui/chip";
import type { Tone } from "@/components/ui/tone";
import type { ImportOutcome, ImportReport } from "@/lib/editor/import/import-report";
import type { ReadScene } from "@/lib/editor/scene";
import styles from "./import.module.css";
import { IMPORT_WORDS } from "./import-words";

type Row = { key: string; element: string; identifier: string; outcome: keyof typeof LOOKS; reason: string };

const LOOKS: Record<ImportOutcome | "added", { tone: Tone; Icon: LucideIcon; name: string }> = {
  taken: { tone: "ok", Icon: CircleCheck, name: IMPORT_WORDS.outcomes.taken },
  merged: { tone: "info", Icon: Combine, name: IMPORT_WORDS.outcomes.merged },
  repaired: { tone: "warn", Icon: Wrench, name: IMPORT_WORDS.outcomes.repaired },
  refused: { tone: "bad", Icon: CircleX, name: IMPORT_WORDS.outcomes.refused },
  added: { tone: "violet", Icon: CirclePlus, name: IMPORT_WORDS.added },
};

const COUNTED: readonly Row["outcome"][] = ["taken", "merged", "repaired", "refused", "added"];

/** What needs a look first. */
const ORDER: readonly Row["outcome"][] = ["refused", "repaired", "merged", "added", "taken"];

function rowsOf({ entries, added }: ImportReport, scene: ReadScene): Row[] {
  const rows: Row[] = [
    ...entries.map((entry, index) => ({
      key: `${index} ${entry.identifier}`,
      element: scene.get("object3D", entry.keys[0] ?? "")?.label ?? IMPORT_WORDS.elements[entry.element],
      identifier: entry.identifier,
      outcome: entry.outcome,
      reason: entry.reason ?? IMPORT_WORDS.asCaptured,
    })),
    ...added.map((entry) => ({
      key: entry.key,
      element: IMPORT_WORDS.ceiling,
      identifier: "–",
      outcome: "added" as const,
      reason: entry.reason,
    })),
  ];
  return rows.sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

/** Counts by outcome, what holds for the whole, and one row for every element of the file. */
export function ReportTable({ report, scene }: { report: ImportReport; scene: ReadScene }) {
  const rows = rowsOf(report, scene);
  const counts = COUNTED.map((outcome) => ({
    outcome,
    count: outcome === "added" ? report.added.length : report.counts[outcome],
  }));
  return (
    <>
      <p className={styles.summary}>
        {[IMPORT_WORDS.rooms(report.rooms), IMPORT_WORDS.summary(report.entries.length)].filter(Boolean).join(" · ")}
      </p>
      <ul className={styles.counts}>
        {counts.map(({ outcome, count }) => {
          const { tone, Icon, name } = LOOKS[outcome];
          return (
            <li key={outcome}>
              <Chip tone={count === 0 ? "neutral" : tone} icon={<Icon aria-hidden="true" />}>
                {name} {count}
              </Chip>
            </li>
          );
        })}
      </ul>
      {report.notes.length > 0 ? (
        <ul className={styles.notes}>
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{IMPORT_WORDS.element}</th>
            <th scope="col">{IMPORT_WORDS.outcome}</th>
            <th scope="col">{IMPORT_WORDS.reason}</th>
            <th scope="col">{IMPORT_WORDS.identifier}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, element, identifier, outcome, reason }) => {
            const { tone, Icon, name } = LOOKS[outcome];
            return (
              <tr key={key}>
                <th scope="row">{element}</th>
                <td>
                  <span className={styles.outcome} data-tone={tone}>
                    <Icon aria-hidden="true" />
                    {name}
                  </span>
                </td>
                <td>{reason}</td>
                <td className={styles.identifier} title={identifier}>
                  {identifier}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
