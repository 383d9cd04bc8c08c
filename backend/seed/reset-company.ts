/** A demo company as it was at first, as if the demo had been made now. Its people stay as they are. */
import type { Company } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { type Emptied, emptyCompany, forgetBookmarks } from "../db/emptied-company";
import type { Storage } from "../storage/storage";
import { demoCompanies } from "./demo-companies";
import { demoAuthor } from "./demo-employees";
import { countFirst, demoFirstState, ofCompany } from "./first-state";
import { insertFirstState } from "./insert-first-state";
import { insertMedia } from "./insert-media";

/** How the demo was made. */
export type DemoSetting = {
  contactCount: number;
  /** Where the made pictures lie; null where the demo has none. */
  mediaDirectory: string | null;
};

export type Reset = { company: Company; gone: Emptied };

/** The company as it is to be kept; null where the demo has none of this key. Within a transaction that holds it. */
export async function resetCompany(
  { db, storage, now }: { db: Db; storage: Storage; now: string },
  setting: DemoSetting,
  current: Company,
): Promise<Reset | null> {
  const companies = demoCompanies(now);
  const first = companies.find(({ key }) => key === current.key);
  if (!first) return null;
  const companyKeys = companies.map(({ key }) => key);
  const { contactCount, mediaDirectory } = setting;
  const all = demoFirstState({ companyKeys, author: demoAuthor(companyKeys, now), contactCount, now });
  const gone = await emptyCompany(db, current.key);
  await insertFirstState(db, ofCompany(all, current.key), now, gone.revision + 1);
  if (mediaDirectory !== null) {
    const isTheirs = ({ contact }: (typeof all.filed)[number]) => contact.insured.companyKey === current.key;
    await insertMedia(db, { directory: mediaDirectory, storage }, all.filed, isTheirs);
  }
  await forgetBookmarks(db, gone.targets);
  const { createdAt, revision } = current;
  return { company: { ...first, firstState: countFirst(all, current.key), createdAt, revision }, gone };
}
