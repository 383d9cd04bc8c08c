import { PhoneText } from "@/components/ui/inputs/phone-text";
import { Facts } from "@/components/ui/layout/facts";
import { Avatar } from "@/components/ui/media/avatar";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { employeesCopy, roleNames } from "../copy";
import { companiesOf } from "../listed-employees";
import { employeeCopy as copy } from "./copy";

/** The fields of an employee, read-only. */
export function EmployeeReading({
  employee,
  companyNames,
  areRead,
}: {
  employee: Employee;
  companyNames: ReadonlyMap<string, string>;
  /** Whether the names are known. */
  areRead: boolean;
}) {
  const { email, phone, role, photoUrl } = employee;
  const facts = [
    { name: copy.email, value: email },
    { name: copy.phone, value: phone ? <PhoneText value={phone} /> : employeesCopy.noCompany },
    { name: copy.role, value: roleNames[role] },
    { name: copy.companies, value: companiesText(employee, areRead ? companyNames : null) },
  ];
  return (
    <>
      <Avatar size="xl" name={personName(employee)} photoUrl={photoUrl} />
      <Facts facts={facts} />
    </>
  );
}

/** Lists the employee's companies by name; only counts them if `names` is null. */
function companiesText(employee: Employee, names: ReadonlyMap<string, string> | null): string {
  const { role, companyKeys } = employee;
  if (role === "superadmin") return employeesCopy.allCompanies;
  const none = employeesCopy.noCompany;
  if (companyKeys.length === 0) return none;
  return names ? companiesOf(employee, names).join(", ") || none : employeesCopy.unknownCompanies(companyKeys.length);
}
