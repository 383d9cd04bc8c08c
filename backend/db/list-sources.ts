/** Query sources of the insured list and the inspection list, with their search and sorts. */
import { type SQL, sql } from "drizzle-orm";
import type { InsuredSortName } from "../../lib/contract/insured";
import type { SurveySortName } from "../../lib/contract/survey";
import { invalidInput } from "../failures/failure";
import { among } from "./records";

/** Parses a JSON list in a query, which the row's schema has checked. */
export function readJsonList(list: string | undefined): string[] | null {
  return list === undefined ? null : (JSON.parse(list) as string[]);
}

/** Returns the condition of a filter; `true` if the filter was not sent. */
export function amongIfGiven(column: SQL, list: string | undefined): SQL {
  const values = readJsonList(list);
  return values === null ? sql`true` : among(column, values);
}

/** Family name first. */
const NAME = sql`lower(concat_ws(' ', i.doc->>'familyName', i.doc->>'givenName'))`;
const addressOf = (alias: SQL) => sql`lower(concat_ws(' ', ${alias}.doc#>>'{address,line1}',
  ${alias}.doc#>>'{address,line2}', ${alias}.doc#>>'{address,city}', ${alias}.doc#>>'{address,region}',
  ${alias}.doc#>>'{address,postalCode}'))`;
const digitsOf = (text: SQL) => sql`regexp_replace(coalesce(${text}, ''), '[^0-9]', '', 'g')`;

/** Each word is matched against every record, so thousands of words would block other calls. */
const MAX_WORDS = 16;

/** Returns the words of a search in lower case, each once. */
export function searchWords(search: string | undefined): string[] {
  const words = [...new Set((search ?? "").normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean))];
  if (words.length > MAX_WORDS) throw invalidInput(`Search for at most ${MAX_WORDS} words.`);
  return words;
}

/** Additional search fields of a list's row: the numbers of all claims of the insured, or the row's own fields. */
type RowSearch = (word: SQL) => SQL;
const matchesAnyClaim: RowSearch = (word) =>
  sql`exists (select from project b where b.insured_key = i.key and strpos(lower(b.doc->>'claimNumber'), ${word}) > 0)`;
const matchesOwnClaim: RowSearch = (word) =>
  sql`strpos(lower(concat_ws(' ', p.doc->>'claimNumber', s.doc->>'name')), ${word}) > 0`;

/** Requires each word of a search to match the name, email, phone, an address, a claim number or inspection name. */
export function matchesSearch(search: string | undefined, isInRow: RowSearch): SQL {
  const conditions = searchWords(search).map((typed) => {
    const digits = /^[\d()+.-]+$/.test(typed) ? typed.replace(/\D/g, "") : "";
    const word = sql`lower(${typed})`;
    const phone = digits.length < 3 ? sql`false` : sql`strpos(${digitsOf(sql`i.doc->>'phone'`)}, ${digits}) > 0`;
    return sql`(
      strpos(lower(concat_ws(' ', i.doc->>'givenName', i.doc->>'familyName', i.doc->>'email', i.doc->>'phone')), ${word}) > 0
      or ${phone}
      or exists (select from property a where a.insured_key = i.key and strpos(${addressOf(sql`a`)}, ${word}) > 0)
      or ${isInRow(word)})`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

type Joins = Readonly<Record<string, SQL>>;
type ListSource<J extends Joins> = { base: SQL; joins: J; joinOf: Readonly<Record<string, readonly (keyof J)[]>> };

/** Returns the `from` clause of a list, with only the joins that the named sorts and filters use. */
export function fromOf<J extends Joins>({ base, joins, joinOf }: ListSource<J>, names: readonly string[]): SQL {
  const joinNames = names.flatMap((name) => (Object.hasOwn(joinOf, name) ? joinOf[name] : undefined) ?? []);
  const usedJoins = Object.entries(joins).filter(([name]) => joinNames.includes(name));
  return sql.join([base, ...usedJoins.map(([, join]) => join)], sql` `);
}

export const INSURED_LIST = {
  base: sql`from insured i`,
  joins: {
    company: sql`left join company c on c.key = i.company_key`,
    latest: sql`left join lateral (select p.doc, p.status from project p where p.insured_key = i.key
      order by p.created_at desc, p.key desc limit 1) latest on true`,
    home: sql`left join lateral (select ${addressOf(sql`q`)} as address from property q where q.insured_key = i.key
      order by q.key = (latest.doc->>'propertyKey') desc, q.key collate "C" limit 1) home on true`,
    change: sql`join insured_change change on change.insured_key = i.key`,
  },
  /** Joins by sort name; the status filter uses the join of its sort. The property is that of the latest claim. */
  joinOf: {
    address: ["latest", "home"],
    company: ["company"],
    claimNumber: ["latest"],
    status: ["latest"],
    statusChangedAt: ["latest"],
    updatedAt: ["change"],
  },
  key: sql`i.key`,
  company: sql`i.company_key`,
  status: sql`latest.status`,
  rowSearch: matchesAnyClaim,
  sorts: {
    name: NAME,
    address: sql`home.address`,
    company: sql`lower(c.doc->>'name')`,
    claimNumber: sql`lower(latest.doc->>'claimNumber')`,
    status: sql`latest.status`,
    statusChangedAt: sql`latest.doc->>'statusChangedAt'`,
    phone: sql`i.doc->>'phone'`,
    // The latest change of the insured or of any of the insured's claims.
    updatedAt: sql`change.changed_at`,
  } satisfies Record<InsuredSortName, SQL>,
} as const;

/** Padded to ten digits, so that the text sorts like the number. */
const MEDIA_COUNT = sql`lpad(media.count::text, 10, '0')`;

export const SURVEY_LIST = {
  base: sql`from survey s
    join project p on p.key = s.project_key
    join insured i on i.key = p.insured_key`,
  joins: {
    company: sql`left join company c on c.key = p.company_key`,
    home: sql`left join lateral (select ${addressOf(sql`q`)} as address from property q where q.insured_key = i.key
      order by q.key = (p.doc->>'propertyKey') desc, q.key collate "C" limit 1) home on true`,
    media: sql`left join lateral (select
      (select count(*) from video v where v.region_key in (select r.key from region r where r.survey_key = s.key))
      + (select count(*) from image m where m.parent_key in (select r.key from region r where r.survey_key = s.key
        union all select v.key from video v join region r on r.key = v.region_key where r.survey_key = s.key))
      as count) media on true`,
  },
  joinOf: { address: ["home"], company: ["company"], mediaCount: ["media"] },
  key: sql`s.key`,
  company: sql`p.company_key`,
  status: sql`p.status`,
  reviewedAt: sql`s.doc->>'reviewedAt'`,
  rowSearch: matchesOwnClaim,
  sorts: {
    insured: NAME,
    address: sql`home.address`,
    company: sql`lower(c.doc->>'name')`,
    name: sql`lower(s.doc->>'name')`,
    status: sql`p.status`,
    statusChangedAt: sql`p.doc->>'statusChangedAt'`,
    mediaCount: MEDIA_COUNT,
    reviewedAt: sql`s.doc->>'reviewedAt'`,
    expiresAt: sql`s.doc->>'expiresAt'`,
  } satisfies Record<SurveySortName, SQL>,
} as const;
