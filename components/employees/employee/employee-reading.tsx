import { Avatar } from "@/components/ui/avatar";
import { Facts } from "@/components/ui/facts";
import { PhoneText } from "@/components/ui/phone-text";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { companiesOf } from "../listed-employees";
import { employeesWords, roleNames } from "../words";
import { employeeWords as words } from "./words";

/** What is kept of an employee, for who may only look. */
export function EmployeeReading({
  employee,
  companyNames,
}: {
  employee: Employee;
  companyNames: ReadonlyMap<string, string>;
}) {
  const { email, phone, role, photoUrl } = employee;
  const facts = [
    { name: words.email, value: email },
    { name: words.phone, value: phone ? <PhoneText value={phone} /> : employeesWords.noCompany },
    { name: words.role, value: roleNames[role] },
    { name: words.companies, value: companiesOf(employee, companyNames).join(", ") || employeesWords.noCompany },
  ];
  return (
    <>
      <Avatar size="xl" name={personName(employee)} photoUrl={photoUrl} />
      <Facts facts={facts} />
    </>
  );
}
