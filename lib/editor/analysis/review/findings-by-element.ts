import { changesOf, type Diff } from "../../core/diff";
import { facesWithBoth } from "../../core/faces-at";
import type { ReadScene } from "../../core/scene";
import type { SelectionItem } from "../../core/selection";
import { CHECK_CODES, type CheckCode, isOfSide } from "../checks/check-codes";
import { type Finding, NO_FINDINGS } from "../checks/finding";

export type FindingsByElement = {
  /** Notes an applied diff: a finding about a side may move to another face. */
  follow(diff: Diff): void;
  /** Replaces the findings. `onChange` receives each element whose findings change. */
  update(findings: readonly Finding[], onChange: (item: SelectionItem) => void): void;
  /** The codes found on an element, each once, in the order of the checks. */
  codesOf(key: string): readonly CheckCode[];
};

/** Returns the face with the least key that has both corners. */
function faceWithCorners(scene: ReadScene, [a, b]: readonly [string, string]): SelectionItem | null {
  const [key] = facesWithBoth(scene, a, b).sort();
  return key === undefined ? null : { kind: "face", key };
}

/**
 * Returns the element that a finding is reviewed on, or null if it no longer exists. A finding about a side belongs to
 * a face, because edges have no review fields; a finding about a pair belongs to the first of the two.
 */
export function elementOfFinding(scene: ReadScene, { code, items }: Finding): SelectionItem | null {
  const [first, second] = items;
  if (!first) return null;
  if (first.kind === "edge") {
    const edge = scene.get("edge", first.key);
    return edge ? (faceWithCorners(scene, edge.vertexKeys) ?? first) : null;
  }
  const face = isOfSide(code) && second ? faceWithCorners(scene, [first.key, second.key]) : null;
  return face ?? (scene.has(first.kind, first.key) ? first : null);
}

const NO_CODES: readonly CheckCode[] = [];

function addTo(table: Map<string, Set<Finding>>, key: string, finding: Finding): void {
  const set = table.get(key) ?? new Set();
  table.set(key, set.add(finding));
}

function removeFrom(table: Map<string, Set<Finding>>, key: string, finding: Finding): void {
  const set = table.get(key);
  if (set?.delete(finding) && set.size === 0) table.delete(key);
}

type OnChange = (item: SelectionItem) => void;

export function createFindingsByElement(scene: ReadScene): FindingsByElement {
  const elements = new Map<Finding, SelectionItem | null>();
  const byElement = new Map<string, Set<Finding>>();
  /** Findings by each key in their `items`. */
  const byItem = new Map<string, Set<Finding>>();
  /** Findings whose element may have changed since the last update. */
  const outdated = new Set<Finding>();
  let list: readonly Finding[] = NO_FINDINGS;

  function put(finding: Finding, onChange: OnChange): void {
    const item = elementOfFinding(scene, finding);
    elements.set(finding, item);
    for (const { key } of finding.items) addTo(byItem, key, finding);
    if (!item) return;
    addTo(byElement, item.key, finding);
    onChange(item);
  }

  function remove(finding: Finding, onChange: OnChange): void {
    const item = elements.get(finding);
    elements.delete(finding);
    for (const { key } of finding.items) removeFrom(byItem, key, finding);
    if (!item) return;
    removeFrom(byElement, item.key, finding);
    onChange(item);
  }

  const markOutdated = (key: string): void => {
    for (const finding of byItem.get(key) ?? []) outdated.add(finding);
  };

  return {
    follow(diff) {
      if (byItem.size === 0) return;
      for (const { kind, key, from, to } of changesOf(diff)) {
        if (!from || !to || kind === "edge") markOutdated(key);
        if (kind !== "face" || (from && to && from.loops === to.loops)) continue;
        for (const corner of [...(from?.loops ?? []), ...(to?.loops ?? [])].flat()) {
          markOutdated(corner);
          scene.edgesOfVertex(corner).forEach(markOutdated);
        }
      }
    },
    update(findings, onChange) {
      if (findings !== list) {
        const current = new Set(findings);
        for (const finding of [...elements.keys()]) if (!current.has(finding)) remove(finding, onChange);
        for (const finding of findings) if (!elements.has(finding)) put(finding, onChange);
        list = findings;
      }
      for (const finding of outdated) {
        if (!elements.has(finding)) continue;
        remove(finding, onChange);
        put(finding, onChange);
      }
      outdated.clear();
    },
    codesOf(key) {
      const found = byElement.get(key);
      if (!found) return NO_CODES;
      const codes = new Set([...found].map(({ code }) => code));
      return CHECK_CODES.filter((code) => codes.has(code));
    },
  };
}
