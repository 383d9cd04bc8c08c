/** All checks of a survey, updated with each change. Work is done in slices, so that a large survey blocks nothing. */
import { changesOf, type Diff } from "../../core/diff";
import type { ReadScene } from "../../core/scene";
import { CHECK_CODES, type CheckCode, severityOf } from "./check-codes";
import { hostedChecks } from "./check-hosted";
import { nearCornerChecks } from "./check-near-corners";
import { outlineChecks } from "./check-outlines";
import { referenceChecks } from "./check-references";
import { roomChecks } from "./check-room-pairs";
import { sideChecks } from "./check-sides";
import type { Finding } from "./finding";
import { createInitialReader } from "./initial-survey";

export type SurveyFindings = {
  /** Errors first, then warnings, by check, then in the order of finding. */
  readonly list: readonly Finding[];
  readonly errors: number;
  readonly warnings: number;
};

type SurveyChecks = {
  /** Queues the records that a diff touches. */
  follow(diff: Diff): void;
  /** Checks at most `maxRecords` pending records; returns whether none is left. */
  settle(maxRecords?: number): boolean;
  /** The findings so far, complete once `settle` has returned true. The same object until they change. */
  findings(): SurveyFindings;
};

export function createSurveyChecks(scene: ReadScene): SurveyChecks {
  const initialReader = createInitialReader(scene);
  const groups = [
    outlineChecks(scene, initialReader),
    hostedChecks(scene, initialReader),
    referenceChecks(scene, initialReader),
    sideChecks(scene, initialReader),
    nearCornerChecks(scene),
    roomChecks(scene, initialReader),
  ];
  const countOf = (code: CheckCode): number => groups.reduce((sum, { table }) => sum + table.count(code), 0);
  const countAll = (severity: "error" | "warning"): number =>
    CHECK_CODES.reduce((sum, code) => sum + (severityOf(code) === severity ? countOf(code) : 0), 0);
  let cached: { version: number; view: SurveyFindings } | null = null;

  return {
    follow(diff) {
      for (const change of changesOf(diff)) for (const group of groups) group.follow(change);
    },
    settle(maxRecords = Number.POSITIVE_INFINITY) {
      let remaining = maxRecords;
      for (const group of groups) {
        while (remaining > 0 && group.step()) remaining -= 1;
        if (remaining <= 0) return false;
      }
      initialReader.release();
      return true;
    },
    findings() {
      const version = groups.reduce((sum, { table }) => sum + table.version(), 0);
      if (cached?.version !== version) {
        const list = CHECK_CODES.flatMap((code) => groups.flatMap(({ table }) => [...table.of(code)]));
        cached = { version, view: { list, errors: countAll("error"), warnings: countAll("warning") } };
      }
      return cached.view;
    },
  };
}

/** Returns all findings of a scene that does not change. */
export function checkSurvey(scene: ReadScene): SurveyFindings {
  const checks = createSurveyChecks(scene);
  checks.settle();
  return checks.findings();
}
