import { Avatar } from "@/components/ui/media/avatar";
import type { SortedColumn } from "@/components/ui/table/column";
import { TwoLines } from "@/components/ui/table/two-lines";
import { TimeText } from "@/components/ui/time-text";
import { codeChannel } from "@/lib/domain/code-channel";
import { employeeState } from "@/lib/domain/employee-state";
import type { Employee } from "@/lib/domain/entities";
import { personName } from "@/lib/domain/person-name";
import { AccountChip } from "./account-chip";
import { employeesCopy, roleNames } from "./copy";
import styles from "./employees.module.css";
import { companiesOf } from "./listed-employees";
import type { SortName } from "./use-employees-query";

const copy = employeesCopy.columns;

/** Returns the name of the employee's first company, and the number of others, in one line. */
function companiesText(employee: Employee, names: ReadonlyMap<string, string>): string {
  const { role, companyKeys } = employee;
  if (role === "superadmin") return employeesCopy.allCompanies;
  if (companyKeys.length === 0) return employeesCopy.noCompany;
  const [first, ...others] = companiesOf(employee, names);
  if (first === undefined) return employeesCopy.unknownCompanies(companyKeys.length);
  return others.length === 0 ? first : employeesCopy.moreCompanies(first, others.length);
}

/** Returns the columns of the list. `now` is in milliseconds since 1970; `companyNames` are by key. */
export function employeesColumns(
  now: number,
  companyNames: ReadonlyMap<string, string>,
): SortedColumn<Employee, SortName>[] {
  return [
    {
      id: "name",
      header: copy.name,
      isSortable: true,
      isLead: true,
      narrow: "lead",
      cell: (employee) => (
        <span className={styles.lead}>
          <Avatar size="md" name={personName(employee)} photoUrl={employee.photoUrl} />
          <span className={styles.who} dir="auto">
            <TwoLines first={personName(employee)} second={employee.email} />
          </span>
        </span>
      ),
    },
    {
      id: "role",
      header: copy.role,
      width: 176,
      isSortable: true,
      narrow: "second",
      tone: "quiet",
      cell: ({ role }) => roleNames[role],
    },
    {
      id: "company",
      header: copy.company,
      width: 240,
      isSortable: true,
      narrow: "third",
      tone: "quiet",
      cell: (employee) => companiesText(employee, companyNames),
    },
    {
      id: "mfa",
      header: copy.mfa,
      width: 80,
      narrow: "hidden",
      tone: "quiet",
      cell: (employee) => employeesCopy.codes[employee.isMfaRequired ? codeChannel(employee) : "none"],
    },
    {
      id: "state",
      header: copy.state,
      width: 160,
      isSortable: true,
      narrow: "trail",
      cell: (employee) => <AccountChip state={employeeState(employee, now)} />,
    },
    {
      id: "lastSeenAt",
      header: copy.lastSeenAt,
      width: 112,
      isSortable: true,
      isDescendingFirst: true,
      narrow: "third-end",
      tone: "quieter",
      cell: ({ lastSeenAt }) => (lastSeenAt ? <TimeText iso={lastSeenAt} now={now} as="list" /> : employeesCopy.never),
    },
  ];
}
