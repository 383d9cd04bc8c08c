/** What the checks find, by the element on which it is looked at, kept as findings and records come and go. */

import { changesOf, type Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { CHECK_CODES, type CheckCode } from "../checks/check-codes";
import { type Finding, NO_FINDINGS } from "../checks/finding";
import { elementOfFinding } from "./finding-element";

export type FoundOn = {
  /** The scene has changed by this: a side may be looked at on another face. */
  follow(diff: Diff): void;
  /** These are the findings now; `told`: each element that has others than before. */
  take(findings: readonly Finding[], told: (item: SelectionItem) => void): void;
  /** Each once, in the order of the checks. */
  codesOf(key: string): readonly CheckCode[];
};

const NO_CODES: readonly CheckCode[] = [];

export function createFoundOn(scene: ReadScene): FoundOn {
  const elements = new Map<Finding, SelectionItem | null>();
  const byElement = new Map<string, Set<Finding>>();
  /** By each of the elements that a finding names. */
  const naming = new Map<string, Set<Finding>>();
  const doubtful = new Set<Finding>();
  let list: readonly Finding[] = NO_FINDINGS;

  function join(table: Map<string, Set<Finding>>, key: string, finding: Finding): void {
    const set = table.get(key) ?? new Set();
    table.set(key, set.add(finding));
  }
  function part(table: Map<string, Set<Finding>>, key: string, finding: Finding): void {
    const set = table.get(key);
    if (set?.delete(finding) && set.size === 0) table.delete(key);
  }

  type Told = (item: SelectionItem) => void;
  function put(finding: Finding, told: Told): void {
    const item = elementOfFinding(scene, finding);
    elements.set(finding, item);
    for (const { key } of finding.items) join(naming, key, finding);
    if (!item) return;
    join(byElement, item.key, finding);
    told(item);
  }
  function remove(finding: Finding, told: Told): void {
    const item = elements.get(finding);
    elements.delete(finding);
    for (const { key } of finding.items) part(naming, key, finding);
    if (!item) return;
    part(byElement, item.key, finding);
    told(item);
  }

  const doubt = (key: string): void => {
    for (const finding of naming.get(key) ?? []) doubtful.add(finding);
  };

  return {
    follow(diff) {
      if (naming.size === 0) return;
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (!from || !to || kind === "edge") doubt(key);
        if (kind !== "face" || (from && to && from.loops === to.loops)) continue;
        for (const corner of [...(from?.loops ?? []), ...(to?.loops ?? [])].flat()) {
          doubt(corner);
          scene.edgesOfVertex(corner).forEach(doubt);
        }
      }
    },
    take(findings, told) {
      if (findings !== list) {
        const now = new Set(findings);
        for (const finding of [...elements.keys()]) if (!now.has(finding)) remove(finding, told);
        for (const finding of findings) if (!elements.has(finding)) put(finding, told);
        list = findings;
      }
      for (const finding of doubtful) {
        if (!elements.has(finding)) continue;
        remove(finding, told);
        put(finding, told);
      }
      doubtful.clear();
    },
    codesOf(key) {
      const found = byElement.get(key);
      if (!found) return NO_CODES;
      const codes = new Set([...found].map(({ code }) => code));
      return CHECK_CODES.filter((code) => codes.has(code));
    },
  };
}
