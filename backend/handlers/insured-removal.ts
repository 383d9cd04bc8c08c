/** Deletes and restores an insured. */
import { eq } from "drizzle-orm";
import { requireCompany, seesCompany } from "../access/company-scope";
import { keptSince, lockInsured } from "../db/deleted-insureds";
import { insureds } from "../db/schema";
import { notFound } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordOfInsured } from "./insured-contact";

/** Returns the insured, deleted or not, locked until the call ends; null if the caller cannot see one with this key. */
async function lockVisible({ db, caller }: Context, key: string) {
  const found = await lockInsured(db, key);
  return found && seesCompany(caller, found.insured.companyKey) ? found : null;
}

async function setDeleted({ db }: Context, key: string, deletedAt: string | null): Promise<void> {
  await db.update(insureds).set({ deletedAt }).where(eq(insureds.key, key));
}

export const insuredRemovalHandlers = {
  "insured.delete": {
    may: "removeClaims",
    run: async (context, { key }) => {
      const locked = await lockVisible(context, key);
      if (locked === null || locked.deletedAt !== null) return null;
      await setDeleted(context, key, context.now);
      await recordOfInsured(context, locked.insured, "insured.delete");
      return null;
    },
  },
  "insured.restore": {
    may: "removeClaims",
    run: async (context, { key }) => {
      const locked = await lockVisible(context, key);
      if (locked === null) throw notFound("Insured not found!");
      const { insured, deletedAt } = locked;
      if (deletedAt === null) return insured;
      if (deletedAt < keptSince(context.now)) throw notFound("Insured not found!");
      await requireCompany(context, insured.companyKey, "share");
      await setDeleted(context, key, null);
      await recordOfInsured(context, insured, "insured.restore");
      return insured;
    },
  },
} satisfies HandlerGroup;
