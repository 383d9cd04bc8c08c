/** Inserts the demo's first state, or a company's part of it. */
import type { Db } from "../db/database";
import { insertDocs } from "../db/records";
import * as tables from "../db/schema";
import { demoHomeGeometry } from "./demo-home-geometry";
import { HOME_SCENE } from "./demo-scenes";
import type { FirstState } from "./first-state";
import { insertClaims, insertPapers } from "./insert-claims";
import { seedKey } from "./seed-key";

type Revised = { revision?: number };

/** Sets all revisions, so that a client with an earlier record of a key does not take the new one for an older one. */
function setRevisions({ filed, customizations }: FirstState, revision: number): void {
  const records: Revised[] = filed.flatMap(({ contact, claim }) => [
    contact.insured,
    contact.property,
    claim.project,
    claim.survey,
  ]);
  for (const record of [...records, ...customizations]) record.revision = revision;
}

/** Inserts the records without media and activities. `revision` applies to every record that has one. */
export async function insertFirstState(db: Db, state: FirstState, now: string, revision = 1): Promise<void> {
  setRevisions(state, revision);
  const { scenes, filed, papers, customizations } = state;
  await insertClaims(db, filed);
  for (const { claim, dataset, task } of scenes) {
    await insertDocs(db, tables.datasets, [dataset]);
    await insertDocs(db, tables.annotationTasks, [task]);
    if (claim.project.key !== seedKey("project", HOME_SCENE.name)) continue;
    for (const [kind, records] of demoHomeGeometry(claim.survey.key, now)) {
      const revised = records.map((record) => ({ ...record, revision }));
      await insertDocs(db, tables.geometryTables[kind], revised);
    }
  }
  await insertPapers(db, papers);
  await insertDocs(db, tables.customizations, customizations);
}
