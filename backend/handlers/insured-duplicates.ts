/** Finds existing insureds that a new one may duplicate, and validates phone numbers. */
import { type SQL, sql } from "drizzle-orm";
import type { Address, Insured } from "../../lib/domain/entities";
import { isSameAddress } from "../../lib/domain/same-address";
import { isEmptyPhone, isValidPhone, phoneRegionOf } from "../../lib/validation/phone";
import { keptPhone } from "../../lib/validation/phone-entry";
import { visibleCompany } from "../access/company-scope";
import { selectRows } from "../db/database";
import { expandInsureds } from "../db/expand-insured";
import { inOrderOf } from "../db/pages";
import { among, selectDocs } from "../db/records";
import { insureds } from "../db/schema";
import type { Context, HandlerGroup } from "../http/handler";

type Search = { email?: string; phone?: string; address?: Partial<Address> };

/** The most duplicates that are useful to list. */
const MAX_ROWS = 20;

function sameEmail(email: string | undefined): SQL[] {
  const typed = email?.trim();
  return typed ? [sql`lower(i.doc->>'email') = lower(${typed})`] : [];
}

/** Compares all digits of a valid number, in any format. */
function samePhone(phone: string | undefined): SQL[] {
  const region = phoneRegionOf();
  if (!phone || isEmptyPhone(phone, region) || !isValidPhone(phone, region)) return [];
  return [sql`regexp_replace(i.doc->>'phone', '[^0-9]', '', 'g') = ${keptPhone(phone)?.replace(/\D/g, "")}`];
}

/** Matches insureds with the same property address; the house number selects the few that are compared in full. */
async function samePropertyAddress({ db, caller }: Context, address: Partial<Address> | undefined): Promise<SQL[]> {
  const number = /^\s*(\d+)/.exec(address?.line1 ?? "")?.[1] ?? "";
  if (!address?.line1?.trim()) return [];
  const candidates = await selectRows<{ insuredKey: string; address: Address }>(
    db,
    sql`select p.insured_key as "insuredKey", p.doc->'address' as address
        from property p join insured i on i.key = p.insured_key
        where i.deleted_at is null and ${visibleCompany(caller, sql`i.company_key`)}
          and strpos(ltrim(p.doc#>>'{address,line1}'), ${number}) = 1`,
  );
  const same = candidates.filter((one) => isSameAddress(one.address, address)).map(({ insuredKey }) => insuredKey);
  return same.length === 0 ? [] : [among(sql`i.key`, same)];
}

/** Returns duplicates in the caller's companies, active or not, by name; none without a field to compare. */
async function checkDuplicates(context: Context, { email, phone, address }: Search): Promise<Insured[]> {
  const { db, caller } = context;
  const same = [...sameEmail(email), ...samePhone(phone), ...(await samePropertyAddress(context, address))];
  if (same.length === 0) return [];
  const rows = await selectRows<{ key: string }>(
    db,
    sql`select i.key from insured i
        where i.deleted_at is null and ${visibleCompany(caller, sql`i.company_key`)} and (${sql.join(same, sql` or `)})
        order by lower(concat_ws(' ', i.doc->>'familyName', i.doc->>'givenName')) collate "C", i.key limit ${MAX_ROWS}`,
  );
  const keys = rows.map(({ key }) => key);
  const found = inOrderOf(keys, await selectDocs(db, insureds, among(insureds.key, keys)));
  return expandInsureds(db, found, new Set(["property", "project"]));
}

export const insuredDuplicateHandlers = {
  "insured.checkDuplicates": { may: "editClaims", run: checkDuplicates },
  "invite.validatePhone": {
    may: "editClaims",
    run: async (_context, { phone }) => {
      const isValid = isValidPhone(phone, phoneRegionOf());
      return { isValid, phone: isValid ? (keptPhone(phone) ?? phone) : phone };
    },
  },
} satisfies HandlerGroup;
