/** The logo of a company: leave to post one picture to the bucket, and the check that the record names one of its own. */
import { randomBytes } from "node:crypto";
import type { Company } from "../../lib/domain/entities";
import { requireCompany } from "../access/company-scope";
import { derivedKey } from "../db/derived-key";
import { invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { nameInAddress, objectName } from "../storage/object-names";

/** Every logo of a company is called after it, and no two the same: what a browser keeps of one is never shown for another. */
const stemOf = (companyKey: string) => `logo-${derivedKey("company", companyKey)}-`;

/** The picture that browsers make of what was chosen, whatever it was. */
const EXTENSION = "png";

/** Throws `invalid_input` where the company names no logo that was uploaded for it. */
export async function requireLogo({ storage }: Context, { key, logoUrl }: Company): Promise<void> {
  const name = nameInAddress(logoUrl ?? "") ?? "";
  if (!name.startsWith(objectName(stemOf(key), "").slice(0, -1)) || logoUrl !== storage.addressOf(name)) {
    throw invalidInput("logoUrl must be the address of a logo that was uploaded for this company");
  }
  if ((await storage.sizeOf(name)) === null) throw invalidInput("The logo has not been uploaded.");
}

export const companyLogoHandlers = {
  "company.requestLogoUrls": {
    may: "editCompanies",
    run: async (context, { key }) => {
      const company = await requireCompany(context, key);
      const name = `${stemOf(company.key)}${randomBytes(8).toString("hex")}`;
      const { url, fields } = context.storage.formInputs("logo", name);
      const stored = objectName(name, EXTENSION);
      return { url, fields: { ...fields, key: stored }, publicUrl: context.storage.addressOf(stored) };
    },
  },
} satisfies HandlerGroup;
