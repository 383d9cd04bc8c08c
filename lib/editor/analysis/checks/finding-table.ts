/** The findings of one group of checks, by subject, so that checking a subject again replaces its findings. */
import type { CheckCode } from "./check-codes";
import { type Finding, NO_FINDINGS } from "./finding";

export type FindingTable = {
  /** Replaces the findings of a subject. A pair's finding is stored under both of its subjects. */
  replace(subject: string, findings: readonly Finding[]): void;
  isEmpty(): boolean;
  /** The findings with a code, in the order in which they were found. */
  of(code: CheckCode): Iterable<Finding>;
  count(code: CheckCode): number;
  /** Increases whenever a finding is added, removed or changed. */
  version(): number;
};

const isSame = (a: Finding, b: Finding): boolean => a.meters === b.meters && a.items[0]?.kind === b.items[0]?.kind;

/** `subjectsOf` returns all subjects under which a finding is stored. */
export function createFindingTable(subjectsOf: (finding: Finding, subject: string) => readonly string[]): FindingTable {
  const byCode = new Map<CheckCode, Map<string, Finding>>();
  const bySubject = new Map<string, readonly Finding[]>();
  let version = 0;

  function removeFrom(subject: string, finding: Finding): void {
    const remaining = (bySubject.get(subject) ?? NO_FINDINGS).filter(({ id }) => id !== finding.id);
    if (remaining.length > 0) bySubject.set(subject, remaining);
    else bySubject.delete(subject);
  }

  return {
    replace(subject, findings) {
      const before = bySubject.get(subject);
      if (!before && findings.length === 0) return;
      const current = new Map(findings.map((finding) => [finding.id, finding]));
      for (const finding of before ?? NO_FINDINGS) {
        if (current.has(finding.id)) continue;
        for (const storedSubject of subjectsOf(finding, subject)) removeFrom(storedSubject, finding);
        byCode.get(finding.code)?.delete(finding.id);
        version += 1;
      }
      for (const finding of current.values()) {
        const ofCode = byCode.get(finding.code) ?? new Map<string, Finding>();
        byCode.set(finding.code, ofCode);
        const known = ofCode.get(finding.id);
        if (known && isSame(known, finding)) continue;
        ofCode.set(finding.id, finding);
        version += 1;
        for (const storedSubject of subjectsOf(finding, subject)) {
          removeFrom(storedSubject, finding);
          bySubject.set(storedSubject, [...(bySubject.get(storedSubject) ?? NO_FINDINGS), finding]);
        }
      }
    },
    isEmpty: () => bySubject.size === 0,
    of: (code) => byCode.get(code)?.values() ?? [],
    count: (code) => byCode.get(code)?.size ?? 0,
    version: () => version,
  };
}

export const underSubject = (_finding: Finding, subject: string): readonly string[] => [subject];
export const underItsItems = ({ items }: Finding): readonly string[] => items.map(({ key }) => key);
