/**
 * The checks of a whole survey, kept as it changes: a change is checked where it happened. Asked of it a slice at a time, a
 * large survey holds nothing up.
 */
import { changesOf, type Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { CHECK_CODES, type CheckCode, severityOf } from "./check-codes";
import { hungChecks } from "./check-hung";
import { nearCornerChecks } from "./check-near-corners";
import { outlineChecks } from "./check-outlines";
import { referenceChecks } from "./check-references";
import { roomChecks } from "./check-room-pairs";
import { sideChecks } from "./check-sides";
import type { Finding } from "./finding";
import { createFirstLooks } from "./first-look";

export type SurveyFindings = {
  /** Errors first, then warnings, check by check; within a check in the order in which they came. */
  readonly list: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
};

type SurveyChecks = {
  /** The scene has changed by this. */
  follow(diff: Diff): void;
  /** Looks at most at so many things that are still to be looked at; true when none is left. */
  settle(most?: number): boolean;
  /** Of what has been looked at: whole after `settle` has said so. The same object until it changes. */
  findings(): SurveyFindings;
};

export function createSurveyChecks(scene: ReadScene): SurveyChecks {
  const looks = createFirstLooks(scene);
  const groups = [
    outlineChecks(scene, looks),
    hungChecks(scene, looks),
    referenceChecks(scene, looks),
    sideChecks(scene, looks),
    nearCornerChecks(scene),
    roomChecks(scene, looks),
  ];
  const countOf = (code: CheckCode): number => groups.reduce((sum, { table }) => sum + table.count(code), 0);
  const countAll = (severity: "error" | "warning"): number =>
    CHECK_CODES.reduce((sum, code) => sum + (severityOf(code) === severity ? countOf(code) : 0), 0);
  let known: { version: number; view: SurveyFindings } | null = null;

  return {
    follow(diff) {
      for (const change of changesOf(diff)) for (const group of groups) group.follow(change);
    },
    settle(most = Number.POSITIVE_INFINITY) {
      let left = most;
      for (const group of groups) {
        while (left > 0 && group.step()) left -= 1;
        if (left <= 0) return false;
      }
      looks.letGo();
      return true;
    },
    findings() {
      const version = groups.reduce((sum, { table }) => sum + table.version(), 0);
      if (known?.version !== version) {
        const list = CHECK_CODES.flatMap((code) => groups.flatMap(({ table }) => [...table.of(code)]));
        known = { version, view: { list, errors: countAll("error"), warnings: countAll("warning") } };
      }
      return known.view;
    },
  };
}

/** All findings of a scene that does not change. */
export function checkSurvey(scene: ReadScene): SurveyFindings {
  const checks = createSurveyChecks(scene);
  checks.settle();
  return checks.findings();
}
