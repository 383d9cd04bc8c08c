/** The drawer that adds employees from a table, on a page of its own, and a person's actions in it. */
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BulkDrawer, type BulkDrawerProps } from "@/components/employees/bulk/bulk-drawer";
import { useCompanyNames } from "@/lib/client/data/companies/use-company-names";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import { type Answers, type Call, installBackend, renderScreen } from "./browser-backend";

export const ada: Employee = {
  key: "emp-2",
  givenName: "Ada",
  familyName: "Nwosu",
  email: "ada@keystone.test",
  role: "employee",
  companyKeys: ["cous-1"],
};
export const companyNames = new Map([
  ["cous-1", "Keystone Mutual"],
  ["cous-2", "Bayou Fidelity"],
]);
const EMPLOYEES = [ada];
const ROLES: Role[] = ["admin", "poweruser", "employee", "claims_reviewer", "underwriting_reviewer"];
export const HEADING = "Email;First name;Last name;Phone;Role";

type DrawerProps = Pick<BulkDrawerProps, "onOpenChange" | "onDone"> & { names: ReadonlyMap<string, string> | null };
let setListedEmployees: (employees: readonly Employee[]) => void;
function ListedDrawer({ names, ...handlers }: DrawerProps) {
  const readNames = useCompanyNames();
  const [employees, setEmployees] = useState<readonly Employee[]>(EMPLOYEES);
  setListedEmployees = setEmployees;
  return (
    <BulkDrawer
      {...handlers}
      isOpen
      employees={employees}
      companyNames={names ?? readNames}
      unreadCompanies={null}
      roles={ROLES}
    />
  );
}

/** Opens the drawer. `names`: the existing companies; null to read them from the backend. */
export async function open(
  answers: Answers = {},
  names: ReadonlyMap<string, string> | null = new Map([["cous-1", "Keystone Mutual"]]),
) {
  const calls = installBackend(
    {
      "employee.bulk": ({ csv }) => ({
        employees: csv
          .split("\r\n")
          .slice(1, -1)
          .map(() => ada),
        errors: [],
      }),
      ...answers,
    },
    { role: "admin" },
  );
  const onOpenChange = jest.fn();
  const onDone = jest.fn();
  renderScreen(<ListedDrawer names={names} onOpenChange={onOpenChange} onDone={onDone} />);
  await screen.findByRole("dialog", { name: "Add employees from CSV" });
  return { calls, onDone };
}
export const sent = (calls: Call[]) => calls.filter(({ name }) => name === "employee.bulk").map(({ params }) => params);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
export async function paste(text: string) {
  fireEvent.change(screen.getByRole("textbox", { name: /^Or paste rows/ }), { target: { value: text } });
  await press("Read rows");
}
export async function toRows(text: string) {
  await paste(text);
  await press("Continue");
  await screen.findByRole("table", { name: "Rows of the table" });
}
export const step = () => screen.getByRole("list", { name: "Steps" }).querySelector("[aria-current]")?.textContent;
export const messages = () =>
  screen
    .getAllByRole("row")
    .map(({ textContent }) => textContent ?? "")
    .filter((text) => /^(Email|First name|Last name|Phone|Role): /.test(text));

/** Reads the list of employees again while the drawer is open. */
export const readAgain = (employees: readonly Employee[]) => setListedEmployees(employees);

/** Chooses a file, as a browser passes it to the page. */
export function choose(
  name: string,
  size: number,
  bytes: Uint8Array,
  read: () => Promise<unknown> = async () => bytes.buffer,
) {
  const file = new File([], name, { type: "text/csv" });
  Object.defineProperties(file, { size: { value: size }, arrayBuffer: { value: read } });
  const input = document.querySelector("input[type='file']");
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no input for a file");
  fireEvent.change(input, { target: { files: [file] } });
}
