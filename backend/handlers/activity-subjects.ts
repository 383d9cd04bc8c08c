/** Whom activities of several claims were about, told by the names that they have now. */
import { sql } from "drizzle-orm";
import type { Activity, ActivitySubject } from "../../lib/domain/entities";
import { personName } from "../../lib/domain/person-name";
import { visibleCompany } from "../access/company-scope";
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

/** The same activities, each with its claim, contact or employee; null where that is gone, or is not the caller's to see. */
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
  return activities.map((activity) => ({ ...activity, subject: subjectOf(activity) }));
}
