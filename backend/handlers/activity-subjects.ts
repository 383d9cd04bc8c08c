/** Finds the subjects of activities: the insured or the employee, by current name or by the name at deletion. */
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

type InsuredName = { key: string; givenName: string | null; familyName: string | null };
type ProjectRow = { key: string; claimNumber: string | null; insuredKey: string };

const employeeKeyOf = ({ detail }: Activity) => (typeof detail?.employeeKey === "string" ? detail.employeeKey : null);
const insuredKeyOf = ({ detail }: Activity) => (typeof detail?.insuredKey === "string" ? detail.insuredKey : null);
const keysOf = (activities: readonly Activity[], read: (activity: Activity) => string | null | undefined) => [
  ...new Set(activities.flatMap((activity) => read(activity) ?? [])),
];
const byKey = <Item extends { key: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.key, item]));

/** Detail field with the companies that a deleted employee had; no other record keeps them. */
const COMPANIES = "employeeCompanyKeys";
export const deletedEmployee = ({ companyKeys }: Employee, name: string) => ({ name, [COMPANIES]: companyKeys });

/** Returns SQL that is true if `key` is of a deleted employee who had a company that `isMatch` accepts. */
export function wasEmployeeOf(key: SQL, isMatch: (column: SQL) => SQL): SQL {
  return sql`exists (select 1 from activity d, jsonb_array_elements_text(d.doc#>${sql.raw(`'{detail,${COMPANIES}}'`)}) c (key)
    where d.doc->>'action' = 'employee.delete' and d.doc#>>'{detail,employeeKey}' = ${key} and ${isMatch(sql`c.key`)})`;
}

/** Returns the names, by key, of the deleted employees whom the caller could see. */
async function namesOfDeleted({ db, caller }: Context, keys: readonly string[]): Promise<Map<string, string>> {
  const key = sql`deletion.doc#>>'{detail,employeeKey}'`;
  const isVisible =
    caller.companyKeys === null ? sql`true` : wasEmployeeOf(key, (column) => visibleCompany(caller, column));
  const rows = await selectRows<{ key: string; name: string | null }>(
    db,
    sql`select ${key} as key, deletion.doc#>>'{detail,name}' as name from activity deletion
      where deletion.doc->>'action' = 'employee.delete' and ${among(key, keys)} and ${isVisible}
      order by deletion.position`,
  );
  return new Map(rows.map((row) => [row.key, row.name ?? ""]));
}

/** Returns SQL of the searchable text of the activity row `t`, limited to what the caller may read. */
export function searchedDetail({ companyKeys }: Caller): SQL {
  if (companyKeys === null) return sql`t.doc`;
  const isVisible = sql`exists (select 1 from employee where key = t.doc#>>'{detail,employeeKey}' and ${employeesOf(companyKeys)})`;
  const wasVisible = wasEmployeeOf(sql`t.doc#>>'{detail,employeeKey}'`, (column) => among(column, companyKeys));
  return sql`case when t.doc#>'{detail,employeeKey}' is null or ${isVisible} or ${wasVisible} then t.doc
    else t.doc #- '{detail,name}' #- '{detail,employeeKey}' end`;
}

/**
 * Adds the insured or employee to each activity as its subject. A deleted employee has only a name; the subject is null
 * if it is deleted or invisible to the caller. Removes name and key from the detail if the employee shares no company
 * with the caller, now or at deletion.
 */
export async function withSubjects(context: Context, activities: readonly Activity[]): Promise<Activity[]> {
  const { db, caller } = context;
  const projects = byKey(
    await selectRows<ProjectRow>(
      db,
      sql`select p.key, p.doc->>'claimNumber' as "claimNumber", p.insured_key as "insuredKey" from project p
        where ${among(
          sql`p.key`,
          keysOf(activities, ({ projectKey }) => projectKey),
        )}`,
    ),
  );
  const insuredKeys = [...keysOf(activities, insuredKeyOf), ...[...projects.values()].map((one) => one.insuredKey)];
  const insureds = byKey(
    await selectRows<InsuredName>(
      db,
      sql`select i.key, i.doc->>'givenName' as "givenName", i.doc->>'familyName' as "familyName" from insured i
        where i.deleted_at is null and ${visibleCompany(caller, sql`i.company_key`)} and ${among(sql`i.key`, insuredKeys)}`,
    ),
  );
  const employeeKeys = keysOf(activities, employeeKeyOf);
  const isSubject = among(employees.key, employeeKeys);
  const staff = byKey(await selectDocs(db, employees, sql`${isSubject} and ${employeesOf(caller.companyKeys)}`));
  const missing = employeeKeys.filter((key) => !staff.has(key));
  const deleted = missing.length > 0 ? await namesOfDeleted(context, missing) : new Map<string, string>();
  const subjectOf = (activity: Activity): ActivitySubject | null => {
    const project = projects.get(activity.projectKey ?? "");
    const insured = insureds.get(project?.insuredKey ?? insuredKeyOf(activity) ?? "");
    if (insured) {
      const number = project?.claimNumber ? { claimNumber: project.claimNumber } : {};
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
