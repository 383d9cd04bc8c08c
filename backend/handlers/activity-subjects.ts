/** Whom activities of several claims were about, told by the names that they have now. */
import { type SQL, sql } from "drizzle-orm";
import type { Activity, ActivitySubject, Employee } from "../../lib/domain/entities";
import { personName } from "../../lib/domain/person-name";
import type { Caller } from "../access/caller";
import { seesCompany, visibleCompany } from "../access/company-scope";
import { employeesOf } from "../access/employee-scope";
import { selectRows } from "../db/database";
import { among, selectDocs } from "../db/records";
import { employees } from "../db/schema";
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

function sawEmployee(caller: Caller, { detail }: Activity): boolean {
  if (caller.companyKeys === null) return true;
  const keys = detail?.[COMPANIES];
  return Array.isArray(keys) && keys.some((key) => seesCompany(caller, String(key)));
}

/** What a search of activities `t` goes through: as they are told to the caller. */
export function searchedDetail({ companyKeys }: Caller): SQL {
  if (companyKeys === null) return sql`t.doc`;
  const isSeen = sql`exists (select 1 from employee where key = t.doc#>>'{detail,employeeKey}' and ${employeesOf(companyKeys)})`;
  const wasSeen = sql`exists (select 1 from jsonb_array_elements_text(t.doc#>${`{detail,${COMPANIES}}`}) c (key)
    where ${among(sql`c.key`, companyKeys)})`;
  return sql`case when t.doc#>'{detail,employeeKey}' is null or ${isSeen} or ${wasSeen} then t.doc
    else t.doc #- '{detail,name}' #- '{detail,employeeKey}' end`;
}

/**
 * The same activities, each with its claim, contact or employee; null where that is gone, or is not the caller's to see.
 * Of an employee with none of the caller's companies, the detail tells nothing either.
 */
export async function withSubjects({ db, caller }: Context, activities: readonly Activity[]): Promise<Activity[]> {
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
  const theirs = among(employees.key, keysOf(activities, employeeKeyOf));
  const staff = byKey(await selectDocs(db, employees, sql`${theirs} and ${employeesOf(caller.companyKeys)}`));
  const subjectOf = (activity: Activity): ActivitySubject | null => {
    const claim = claims.get(activity.projectKey ?? "");
    const insured = insureds.get(claim?.insuredKey ?? insuredKeyOf(activity) ?? "");
    if (insured) {
      const number = claim?.claimNumber ? { claimNumber: claim.claimNumber } : {};
      return { name: personName(insured), insuredKey: insured.key, ...number };
    }
    const employee = staff.get(employeeKeyOf(activity) ?? "");
    return employee ? { name: personName(employee), employeeKey: employee.key } : null;
  };
  const detailOf = (activity: Activity) => {
    const key = employeeKeyOf(activity);
    if (key === null) return activity.detail;
    const { [COMPANIES]: _, ...told } = activity.detail ?? {};
    if (staff.has(key) || sawEmployee(caller, activity)) return told;
    const { name: _name, employeeKey: _employeeKey, ...others } = told;
    return others;
  };
  return activities.map((activity) => ({ ...activity, detail: detailOf(activity), subject: subjectOf(activity) }));
}
