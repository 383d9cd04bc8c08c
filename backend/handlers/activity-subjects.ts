/** Subjects of activities on several claims, by the names that they have now or had when they were deleted. */
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

/** The employee's companies at their deletion; no other record keeps them. */
const COMPANIES = "employeeCompanyKeys";
export const deletedEmployee = ({ companyKeys }: Employee, name: string) => ({ name, [COMPANIES]: companyKeys });

/** Whether a key is that of a deleted employee who had a company that matches. */
export function wasEmployeeOf(key: SQL, isOne: (column: SQL) => SQL): SQL {
  return sql`exists (select 1 from activity d, jsonb_array_elements_text(d.doc#>${sql.raw(`'{detail,${COMPANIES}}'`)}) c (key)
    where d.doc->>'action' = 'employee.delete' and d.doc#>>'{detail,employeeKey}' = ${key} and ${isOne(sql`c.key`)})`;
}

/** Names of deleted employees by key, of those whom the caller could see. */
async function namesOfDeleted({ db, caller }: Context, keys: readonly string[]): Promise<Map<string, string>> {
  const key = sql`gone.doc#>>'{detail,employeeKey}'`;
  const isVisible =
    caller.companyKeys === null ? sql`true` : wasEmployeeOf(key, (column) => visibleCompany(caller, column));
  const rows = await selectRows<{ key: string; name: string | null }>(
    db,
    sql`select ${key} as key, gone.doc#>>'{detail,name}' as name from activity gone
      where gone.doc->>'action' = 'employee.delete' and ${among(key, keys)} and ${isVisible} order by gone.position`,
  );
  return new Map(rows.map((row) => [row.key, row.name ?? ""]));
}

/** The searchable detail of activities `t`, limited to what the caller may read. */
export function searchedDetail({ companyKeys }: Caller): SQL {
  if (companyKeys === null) return sql`t.doc`;
  const isVisible = sql`exists (select 1 from employee where key = t.doc#>>'{detail,employeeKey}' and ${employeesOf(companyKeys)})`;
  const wasVisible = wasEmployeeOf(sql`t.doc#>>'{detail,employeeKey}'`, (column) => among(column, companyKeys));
  return sql`case when t.doc#>'{detail,employeeKey}' is null or ${isVisible} or ${wasVisible} then t.doc
    else t.doc #- '{detail,name}' #- '{detail,employeeKey}' end`;
}

/**
 * Adds the claim, contact or employee to each activity; a deleted employee has only a name, and a deleted or invisible
 * claim or contact is null. The detail is dropped if the employee shares no company with the caller, now or at
 * deletion.
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
    const { [COMPANIES]: _, ...visible } = activity.detail ?? {};
    if (caller.companyKeys === null || staff.has(key) || deleted.has(key)) return visible;
    const { name: _name, employeeKey: _employeeKey, ...others } = visible;
    return others;
  };
  return activities.map((activity) => ({ ...activity, detail: detailOf(activity), subject: subjectOf(activity) }));
}
