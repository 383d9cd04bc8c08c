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

/** A client with an earlier record must not take a new record under the same key for an older one. */
function raise({ filed, customizations }: FirstState, revision: number): void {
  const records: Revised[] = filed.flatMap(({ contact, claim }) => [
    contact.insured,
    contact.property,
    claim.project,
    claim.survey,
  ]);
  for (const record of [...records, ...customizations]) record.revision = revision;
}

/** Without media and activities. `revision` applies to every record that has one. */
export async function insertFirstState(db: Db, state: FirstState, now: string, revision = 1): Promise<void> {
  raise(state, revision);
  const { scenes, filed, papers, customizations } = state;
  await insertClaims(db, filed);
  for (const { claim, dataset, task } of scenes) {
    await insertDocs(db, tables.datasets, [dataset]);
    await insertDocs(db, tables.annotationTasks, [task]);
    if (claim.project.key !== seedKey("project", HOME_SCENE.name)) continue;
    for (const [kind, records] of demoHomeGeometry(claim.survey.key, now)) {
      const raised = records.map((record) => ({ ...record, revision }));
      await insertDocs(db, tables.geometryTables[kind], raised);
    }
  }
  await insertPapers(db, papers);
  await insertDocs(db, tables.customizations, customizations);
}
