/** Permits posting a company's logo to the bucket, and checks that a company names a logo uploaded for it. */
import { randomBytes } from "node:crypto";
import type { Company } from "../../lib/domain/entities";
import { requireCompany } from "../access/company-scope";
import { derivedKey } from "../db/derived-key";
import { invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { nameInAddress, objectName } from "../storage/object-names";

/** A random end follows the stem: each logo has a new name, so a browser never shows a cached logo for another one. */
const stemOf = (companyKey: string) => `logo-${derivedKey("company", companyKey)}-`;

/** Browsers convert every chosen picture to this type. */
const EXTENSION = "png";

/** Throws `invalid_input` if the record names a logo that was not uploaded for this company. */
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
