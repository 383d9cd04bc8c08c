import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Employee } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import {
  type Answers,
  type Call,
  Failure,
  installBackend,
  layOutPage,
  renderScreen,
} from "@/tests/support/browser-backend";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { EmployeeScreen } from "./employee-screen";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
  usePathname: () => "/admin/employees/emp-2",
}));

const ada: Employee = {
  key: "emp-2",
  givenName: "Ada",
  familyName: "Nwosu",
  email: "ada@keystone.test",
  phone: "+12025550144",
  role: "employee",
  companyKeys: ["cous-1", "cous-far"],
  isActivated: true,
  isMfaRequired: true,
  isDataSteward: false,
  createdAt: "2026-01-02T12:00:00.000Z",
};
const companies = [
  { key: "cous-1", name: "Keystone Mutual", isActive: true },
  { key: "cous-2", name: "Bayou Fidelity", isActive: true },
];

async function open(
  answers: Answers = {},
  role: Role = "superadmin",
  employeeKey = "emp-2",
  options: { actingFor?: string[] } = {},
) {
  let employees: Employee[] = [ada, { ...ada, key: "emp-1", givenName: "Amos", role: "superadmin", companyKeys: [] }];
  const change = ({ key, ...fields }: { key: string }) => {
    employees = employees.map((one) => (one.key === key ? { ...one, ...fields } : one));
    return employees.find((one) => one.key === key);
  };
  const calls = installBackend(
    {
      "company.listAll": () => companies,
      "employee.me": () => ({ ...ada, key: "emp-1", role, companyKeys: ["cous-1", "cous-2"] }),
      "employee.listAll": () => employees,
      "employee.list": () => employees,
      // One call serves the viewer's own row and those of others.
      "employee.updateProfile": change,
      "employee.delete": ({ key }) => {
        employees = employees.filter((one) => one.key !== key);
        return null;
      },
      ...answers,
    },
    { role, ...options },
  );
  renderScreen(
    <>
      <EmployeeScreen employeeKey={employeeKey} />
      <ShownAlerts />
    </>,
  );
  return calls;
}
const updates = (calls: Call[]) =>
  calls.filter(({ name }) => name === "employee.updateProfile").map(({ params }) => params);
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save changes" }));
const alerts = () => within(screen.getByTestId("alerts"));
const refuse = () => {
  throw new Failure(500, "");
};

beforeEach(async () => {
  layOutPage(900);
  push.mockReset();
  await startQueue("emp-1");
});
afterEach(async () => {
  await stopQueue();
  jest.restoreAllMocks();
});

/** Changes Ada's last name, whose field it returns, and adds one company. */
async function renameAndGiveBayou() {
  const name = screen.getByLabelText(/^Last name/);
  await userEvent.clear(name);
  await userEvent.type(name, "Ünal");
  await userEvent.click(screen.getByRole("combobox", { name: /^Companies/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Bayou Fidelity/ }));
  await userEvent.keyboard("{Escape}");
  return name;
}

test("only changes are sent, and companies that the viewer cannot see stay", async () => {
  const calls = await open();
  await heading("Ada Nwosu");
  expect(await screen.findByText("And 1 company that has been deleted.")).toBeVisible();
  await renameAndGiveBayou();
  await userEvent.click(screen.getByLabelText("Require MFA"));
  await save();
  expect(await alerts().findByText("Ada Ünal saved")).toBeVisible();
  expect(updates(calls)).toEqual([
    { key: "emp-2", familyName: "Ünal", companyKeys: ["cous-1", "cous-2", "cous-far"], isMfaRequired: false },
  ]);
  expect(await heading("Ada Ünal")).toBeVisible();
});

test.each([
  [["cous-far"], "And 1 company that isn't yours."],
  [["cous-far", "cous-farther"], "And 2 companies that aren't yours."],
])("an admin of some companies sees the employee's others counted as not theirs: %j", async (others, text) => {
  await open({ "employee.list": () => [{ ...ada, companyKeys: ["cous-1", ...others] }] }, "admin");
  expect(await screen.findByText(text)).toBeVisible();
});

test("a superadmin sees every company, so a missing one was deleted", async () => {
  await open({ "employee.listAll": () => [{ ...ada, companyKeys: ["cous-1", "cous-far", "cous-farther"] }] });
  expect(await screen.findByText("And 2 companies that have been deleted.")).toBeVisible();
});

test("a company deleted while it is being added is named; the rest is saved without it", async () => {
  let available = companies;
  const calls = await open({
    "company.listAll": () => available,
    "employee.updateProfile": (fields) => {
      if (fields.companyKeys?.includes("cous-2")) throw new Failure(400, "One of these companies is not there.");
      return { ...ada, ...fields };
    },
  });
  await heading("Ada Nwosu");
  const name = await renameAndGiveBayou();
  available = companies.filter(({ key }) => key !== "cous-2");
  await save();
  expect(await screen.findByText("One of these companies is not there.")).toBeVisible();
  expect(await screen.findByText("“Bayou Fidelity” is not there any more, and no longer chosen.")).toBeVisible();
  expect(name).toHaveValue("Ünal");
  await save();
  expect(await alerts().findByText("Ada Ünal saved")).toBeVisible();
  expect(updates(calls)[1]).toEqual({ key: "emp-2", familyName: "Ünal" });
}, 30_000);

test.each(["الأندلسي", "🦊 שרה"])("a family name such as %s goes out and comes back as it was typed", async (name) => {
  const calls = await open();
  await heading("Ada Nwosu");
  const field = screen.getByLabelText(/^Last name/);
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await save();
  expect(await alerts().findByText(`\u2068Ada ${name}\u2069 saved`)).toBeVisible();
  expect(updates(calls)).toEqual([{ key: "emp-2", familyName: name }]);
  expect(await heading(`Ada ${name}`)).toBeVisible();
  expect(document.title).toContain(`Ada ${name}`);
});

test("visible companies are links, the others are not named", async () => {
  await open({}, "poweruser");
  await heading("Ada Nwosu");
  const facts = within(screen.getByRole("complementary", { name: "About the account" }));
  const links = await facts.findAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Keystone Mutual", "/admin/companies/cous-1"],
  ]);
});

test("an admin can assign roles up to their own", async () => {
  const calls = await open({ "employee.list": () => [{ ...ada, companyKeys: ["cous-1"] }] }, "admin");
  await heading("Ada Nwosu");
  await userEvent.click(screen.getByRole("combobox", { name: /^Role/ }));
  expect(screen.queryByRole("option", { name: "Superadmin" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "Admin" }));
  await save();
  await waitFor(() => expect(updates(calls)).toEqual([{ key: "emp-2", role: "admin" }]));
});

test("for an employee who also works elsewhere, fields that apply there are read-only, with the reason", async () => {
  const calls = await open({}, "admin");
  await heading("Ada Nwosu");
  expect(await screen.findByText(/They also work for a company that isn't yours\./)).toBeVisible();
  for (const field of [/^Email/, /^Phone/]) expect(screen.getByLabelText(field)).toHaveAttribute("readonly");
  for (const field of ["Data steward", "Require MFA"]) expect(screen.getByLabelText(field)).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^First name/), "line");
  await save();
  await waitFor(() => expect(updates(calls)).toEqual([{ key: "emp-2", givenName: "Adaline" }]));
});

test("a refusal is reported, and the input stays", async () => {
  await open({ "employee.updateProfile": refuse });
  await heading("Ada Nwosu");
  await userEvent.type(screen.getByLabelText(/^First name/), "line");
  await save();
  expect(await screen.findByText("Failed to update employee!")).toBeVisible();
  expect(screen.getByLabelText(/^First name/)).toHaveValue("Adaline");
});

test("on one's own page only the profile can be changed, and a failure is reported", async () => {
  await open({ "employee.updateProfile": refuse }, "superadmin", "emp-1");
  await heading("Amos Nwosu");
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute("readonly");
  expect(screen.getByLabelText("Data steward")).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^First name/), "s");
  await save();
  expect(await screen.findByText("Failed to update employee profile!")).toBeVisible();
});

test("one's own phone can be changed, also while impersonating for some of one's companies", async () => {
  const viewer = { ...ada, key: "emp-1", role: "admin", companyKeys: ["cous-1", "cous-2"] };
  const answers: Answers = {
    "employee.list": () => [viewer],
    "employee.updateProfile": ({ phone }) => ({ ...viewer, phone }),
  };
  const calls = await open(answers, "admin", "emp-1", { actingFor: ["cous-1"] });
  await heading("Ada Nwosu");
  const phone = screen.getByLabelText(/^Phone/);
  expect(phone).not.toHaveAttribute("readonly");
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute("readonly");
  await userEvent.clear(phone);
  await userEvent.type(phone, "2025550199");
  await save();
  await waitFor(() => expect(updates(calls)).toEqual([{ key: "emp-1", phone: "+12025550199" }]));
});

test("if the companies cannot be loaded, the page says so and why nothing can be changed, and Retry fixes it", async () => {
  let isDown = true;
  await open({
    "company.listAll": () => {
      if (isDown) throw new Failure(500, "The database is away.");
      return companies;
    },
  });
  await heading("Ada Nwosu");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Nothing can be changed here until the companies are loaded: The database is away.",
  );
  expect(screen.getByText("2 companies")).toBeVisible();
  expect(screen.queryByText("None")).toBeNull();
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Save changes" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("until the companies are loaded, no employee is shown as having none", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = await open({ "company.listAll": () => answered.then(() => companies) }, "poweruser");
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("employee.list"));
  await act(async () => {});
  expect(screen.queryByText("None")).toBeNull();
  answer();
  await heading("Ada Nwosu");
  expect(screen.getAllByText("Keystone Mutual")[0]).toBeVisible();
  expect(screen.queryByText("None")).toBeNull();
});

test("if there are no companies at all, an employee can still be changed", async () => {
  await open({ "company.listAll": () => [] });
  await heading("Ada Nwosu");
  expect(await screen.findByRole("button", { name: "Save changes" })).toBeVisible();
});

test("an employee without a company cannot be impersonated, with the reason", async () => {
  await open({ "employee.listAll": () => [{ ...ada, companyKeys: [] }] });
  await heading("Ada Nwosu");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  const item = await screen.findByRole("menuitem", { name: /^Impersonate role/ });
  expect(item).toHaveAttribute("aria-disabled", "true");
  expect(item).toHaveTextContent("Has no company");
});

test("a power user sees an employee without Save or Upload photo", async () => {
  await open({}, "poweruser");
  await heading("Ada Nwosu");
  expect(screen.getByText("ada@keystone.test")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Upload photo" })).toBeNull();
});

test("an admin cannot change a superadmin", async () => {
  await open({}, "admin", "emp-1");
  await heading("Amos Nwosu");
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
});

test("deleting an employee returns to the list", async () => {
  await open();
  await heading("Ada Nwosu");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Ada Nwosu?" }));
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/admin/employees"));
  expect(await alerts().findByText("Ada Nwosu deleted")).toBeVisible();
});

test("a refused deletion stays on the page", async () => {
  await open({ "employee.delete": refuse });
  await heading("Ada Nwosu");
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await alerts().findByText("Failed to delete employee!")).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test("a missing employee is reported with a link back to the list", async () => {
  await open({}, "superadmin", "emp-gone");
  expect(await screen.findByText("Employee not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to the employees" })).toHaveAttribute("href", "/admin/employees");
});

test("a photo is removed at once", async () => {
  const calls = await open({ "employee.listAll": () => [{ ...ada, photoUrl: "https://files.test/a.png" }] });
  await heading("Ada Nwosu");
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await alerts().findByText("Photo removed")).toBeVisible();
  expect(updates(calls)).toEqual([{ key: "emp-2", photoUrl: null }]);
});
