/** The property of a claim: its own, else the insured's first. */
import { eq } from "drizzle-orm";
import type { Project, Property } from "../../lib/domain/entities";
import type { Db } from "./database";
import { selectDocs } from "./records";
import { properties } from "./schema";

export async function findHome(db: Db, { propertyKey, insuredKey }: Project): Promise<Property | null> {
  const homes = await selectDocs(db, properties, eq(properties.insuredKey, insuredKey));
  return homes.find(({ key }) => key === propertyKey) ?? homes[0] ?? null;
}
