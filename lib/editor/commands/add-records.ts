import { GEOMETRY_KINDS } from "../../domain/geometry-records";
import { accept, type CommandOutcome, refuse } from "../core/command";
import { COPY } from "../core/copy";
import { type Diff, type RecordChange, writeChange } from "../core/diff";
import { roundRecord } from "../core/round-length";
import type { ReadScene, SceneRecords } from "../core/scene";

export type Addition = {
  records: Partial<SceneRecords>;
  /** Label in the history, e.g. the name of the imported file. */
  label?: string;
};

/** Adds records, e.g. from an import: all or none. They may refer to each other and to existing records. */
export function addRecords(scene: ReadScene, addition: Addition): CommandOutcome {
  const diff: Diff = {};
  let count = 0;
  for (const kind of GEOMETRY_KINDS) {
    for (const record of addition.records[kind] ?? []) {
      const { key } = record;
      if (record.surveyKey !== scene.surveyKey) return refuse("invalid", COPY.otherSurvey, [key]);
      if (scene.has(kind, key) || diff[kind]?.added[key]) return refuse("duplicate", COPY.duplicate, [key]);
      writeChange(diff, { kind, key, to: roundRecord(kind, record) } as RecordChange);
      count += 1;
    }
  }
  return accept(scene, addition.label ?? COPY.add(count), diff);
}
