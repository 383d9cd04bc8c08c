/** Resets a demo company to its first state, as if the demo had just been created. Its employees are unchanged. */
import type { Company } from "../../lib/domain/entities";
import type { Db } from "../db/database";
import { type Emptied, emptyCompany, forgetBookmarks } from "../db/emptied-company";
import type { Storage } from "../storage/storage";
import { demoCompanies } from "./demo-companies";
import { demoAuthor } from "./demo-employees";
import { countFirst, demoFirstState, ofCompany } from "./first-state";
import { insertFirstState } from "./insert-first-state";
import { insertMedia } from "./insert-media";

/** The parameters of the demo. */
export type DemoSetting = {
  contactCount: number;
  /** Directory of the rendered photos; null if the demo has none. */
  mediaDirectory: string | null;
};

export type Reset = { company: Company; removed: Emptied };

/**
 * Replaces the company's records, and returns the company for the caller to save; null if the demo has no company with
 * this key. Requires a transaction that has locked the company.
 */
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
  const removed = await emptyCompany(db, current.key);
  await insertFirstState(db, ofCompany(all, current.key), now, removed.revision + 1);
  if (mediaDirectory !== null) {
    const isOfCompany = ({ contact }: (typeof all.filed)[number]) => contact.insured.companyKey === current.key;
    await insertMedia(db, { directory: mediaDirectory, storage }, all.filed, isOfCompany);
  }
  await forgetBookmarks(db, removed.targets);
  const { createdAt, revision } = current;
  return { company: { ...first, firstState: countFirst(all, current.key), createdAt, revision }, removed };
}
