/** The findings of one group of checks, by what they were found on: what is looked at again gives its findings anew. */
import type { CheckCode } from "./check-codes";
import { type Finding, NO_FINDINGS } from "./finding";

export type FindingTable = {
  /** In place of all that was found on this one. A pair's finding stands under both: `subjects` names them. */
  replace(subject: string, findings: readonly Finding[]): void;
  isEmpty(): boolean;
  /** Those of one code, in the order in which they came. */
  of(code: CheckCode): Iterable<Finding>;
  count(code: CheckCode): number;
  /** Goes up whenever a finding comes, goes or says something else. */
  version(): number;
};

const isAlike = (a: Finding, b: Finding): boolean => a.metres === b.metres && a.items[0]?.kind === b.items[0]?.kind;

/** `subjectsOf`: all that a finding stands under. */
export function createFindingTable(subjectsOf: (finding: Finding, subject: string) => readonly string[]): FindingTable {
  const byCode = new Map<CheckCode, Map<string, Finding>>();
  const bySubject = new Map<string, readonly Finding[]>();
  let version = 0;

  function take(subject: string, finding: Finding): void {
    const left = (bySubject.get(subject) ?? NO_FINDINGS).filter(({ id }) => id !== finding.id);
    if (left.length > 0) bySubject.set(subject, left);
    else bySubject.delete(subject);
  }

  return {
    replace(subject, findings) {
      const before = bySubject.get(subject);
      if (!before && findings.length === 0) return;
      const now = new Map(findings.map((finding) => [finding.id, finding]));
      for (const finding of before ?? NO_FINDINGS) {
        if (now.has(finding.id)) continue;
        for (const one of subjectsOf(finding, subject)) take(one, finding);
        byCode.get(finding.code)?.delete(finding.id);
        version += 1;
      }
      for (const finding of now.values()) {
        const ofCode = byCode.get(finding.code) ?? new Map<string, Finding>();
        byCode.set(finding.code, ofCode);
        const known = ofCode.get(finding.id);
        if (known && isAlike(known, finding)) continue;
        ofCode.set(finding.id, finding);
        version += 1;
        for (const one of subjectsOf(finding, subject)) {
          take(one, finding);
          bySubject.set(one, [...(bySubject.get(one) ?? NO_FINDINGS), finding]);
        }
      }
    },
    isEmpty: () => bySubject.size === 0,
    of: (code) => byCode.get(code)?.values() ?? [],
    count: (code) => byCode.get(code)?.size ?? 0,
    version: () => version,
  };
}

export const aloneUnder = (_finding: Finding, subject: string): readonly string[] => [subject];
export const underItsItems = ({ items }: Finding): readonly string[] => items.map(({ key }) => key);
