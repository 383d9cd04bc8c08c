/** Whom activities of several claims were about, told by the names that they have now, or had when they were deleted. */
import { type SQL, sql } from "drizzle-orm";
import type { Activity, ActivitySubject, Employee } from "../../lib/domain/entities";
import { personName } from "../../lib/domain/person-name";
import { visibleCompany } from "../access/company-scope";
import { employeesOf } from "../access/employee-scope";
import { selectRows } from "../db/database";
import { among, selectDocs } from "../db/records";
import { employees } from "../db/schema";
import type { Caller } from "../http/caller";
import type { Context } from "../http/handler";

type Person = { key: string; givenName: string | null; familyName: string | null };
type Claim = { key: string; claimNumber: string | null; insuredKey: string };

const employeeKeyOf = ({ detail }: Activity) => (typeof detail?.employeeKey === "string" ? detail.employeeKey : null);
const insuredKeyOf = ({ detail }: Activity) => (typeof detail?.insuredKey === "string" ? detail.insuredKey : null);
const keysOf = (activities: readonly Activity[], read: (activity: Activity) => string | null | undefined) => [
  ...new Set(activities.flatMap((activity) => read(activity) ?? [])),
];
const byKey = <Item extends { key: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.key, item]));

/** The employee's companies at their deletion, after which nothing else tells whose they were. */
const COMPANIES = "employeeCompanyKeys";
export const deletedEmployee = ({ companyKeys }: Employee, name: string) => ({ name, [COMPANIES]: companyKeys });

/** Whether an employee's key is that of a deleted one who had a company that is one. */
export function wasEmployeeOf(key: SQL, isOne: (column: SQL) => SQL): SQL {
  return sql`exists (select 1 from activity d, jsonb_array_elements_text(d.doc#>${sql.raw(`'{detail,${COMPANIES}}'`)}) c (key)
    where d.doc->>'action' = 'employee.delete' and d.doc#>>'{detail,employeeKey}' = ${key} and ${isOne(sql`c.key`)})`;
}

/** The names that deleted employees had, by key: of those among these keys whom the caller could see. */
async function namesOfDeleted({ db, caller }: Context, keys: readonly string[]): Promise<Map<string, string>> {
  const key = sql`gone.doc#>>'{detail,employeeKey}'`;
  const isSeen =
    caller.companyKeys === null ? sql`true` : wasEmployeeOf(key, (column) => visibleCompany(caller, column));
  const rows = await selectRows<{ key: string; name: string | null }>(
    db,
    sql`select ${key} as key, gone.doc#>>'{detail,name}' as name from activity gone
      where gone.doc->>'action' = 'employee.delete' and ${among(key, keys)} and ${isSeen} order by gone.position`,
  );
  return new Map(rows.map((row) => [row.key, row.name ?? ""]));
}

/** What a search of activities `t` goes through: as they are told to the caller. */
export function searchedDetail({ companyKeys }: Caller): SQL {
  if (companyKeys === null) return sql`t.doc`;
  const isSeen = sql`exists (select 1 from employee where key = t.doc#>>'{detail,employeeKey}' and ${employeesOf(companyKeys)})`;
  const wasSeen = wasEmployeeOf(sql`t.doc#>>'{detail,employeeKey}'`, (column) => among(column, companyKeys));
  return sql`case when t.doc#>'{detail,employeeKey}' is null or ${isSeen} or ${wasSeen} then t.doc
    else t.doc #- '{detail,name}' #- '{detail,employeeKey}' end`;
}

/**
 * The same activities, each with its claim, contact or employee, a deleted employee by the name alone; null where a claim
 * or contact is gone, or it is not the caller's to see. Of an employee who has, or had when deleted, none of the caller's
 * companies, the detail tells nothing either.
 */
export async function withSubjects(context: Context, activities: readonly Activity[]): Promise<Activity[]> {
  const { db, caller } = context;
  const claims = byKey(
    await selectRows<Claim>(
      db,
      sql`select p.key, p.doc->>'claimNumber' as "claimNumber", p.insured_key as "insuredKey" from project p
        where ${among(
          sql`p.key`,
          keysOf(activities, ({ projectKey }) => projectKey),
        )}`,
    ),
  );
  const insuredKeys = [...keysOf(activities, insuredKeyOf), ...[...claims.values()].map((claim) => claim.insuredKey)];
  const insureds = byKey(
    await selectRows<Person>(
      db,
      sql`select i.key, i.doc->>'givenName' as "givenName", i.doc->>'familyName' as "familyName" from insured i
        where i.deleted_at is null and ${visibleCompany(caller, sql`i.company_key`)} and ${among(sql`i.key`, insuredKeys)}`,
    ),
  );
  const employeeKeys = keysOf(activities, employeeKeyOf);
  const theirs = among(employees.key, employeeKeys);
  const staff = byKey(await selectDocs(db, employees, sql`${theirs} and ${employeesOf(caller.companyKeys)}`));
  const missing = employeeKeys.filter((key) => !staff.has(key));
  const deleted = missing.length > 0 ? await namesOfDeleted(context, missing) : new Map<string, string>();
  const subjectOf = (activity: Activity): ActivitySubject | null => {
    const claim = claims.get(activity.projectKey ?? "");
    const insured = insureds.get(claim?.insuredKey ?? insuredKeyOf(activity) ?? "");
    if (insured) {
      const number = claim?.claimNumber ? { claimNumber: claim.claimNumber } : {};
      return { name: personName(insured), insuredKey: insured.key, ...number };
    }
    const key = employeeKeyOf(activity) ?? "";
    const employee = staff.get(key);
    if (employee) return { name: personName(employee), employeeKey: key };
    const name = deleted.get(key);
    return name ? { name } : null;
  };
  const detailOf = (activity: Activity) => {
    const key = employeeKeyOf(activity);
    if (key === null) return activity.detail;
    const { [COMPANIES]: _, ...told } = activity.detail ?? {};
    if (caller.companyKeys === null || staff.has(key) || deleted.has(key)) return told;
    const { name: _name, employeeKey: _employeeKey, ...others } = told;
    return others;
  };
  return activities.map((activity) => ({ ...activity, detail: detailOf(activity), subject: subjectOf(activity) }));
}
