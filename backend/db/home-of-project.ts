/** Finds the property of a claim: the property that the claim names, or else the first property of the insured. */
import { eq } from "drizzle-orm";
import type { Project, Property } from "../../lib/domain/entities";
import type { Db } from "./database";
import { selectDocs } from "./records";
import { properties } from "./schema";

export async function findHome(db: Db, { propertyKey, insuredKey }: Project): Promise<Property | null> {
  const insuredProperties = await selectDocs(db, properties, eq(properties.insuredKey, insuredKey));
  return insuredProperties.find(({ key }) => key === propertyKey) ?? insuredProperties[0] ?? null;
}
