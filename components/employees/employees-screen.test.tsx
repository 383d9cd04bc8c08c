import { fireEvent, screen, waitFor, within } from "@testing-library/react";
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
import { EmployeesScreen } from "./employees-screen";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
  usePathname: () => "/admin/employees",
}));

const person = (index: number, givenName: string, familyName: string, more: Partial<Employee> = {}): Employee => ({
  key: `emp-${index}`,
  givenName,
  familyName,
  email: `${givenName.toLowerCase()}@keystone.test`,
  role: "employee",
  companyKeys: ["cous-1"],
  isActivated: true,
  isLockedOut: false,
  ...more,
});
const all = () => [
  // Codes go by email despite the preference, because there is no phone number.
  person(1, "Amos", "Delacroix", { role: "superadmin", isMfaRequired: true, preferredMfaChannel: "text" }),
  person(2, "Ada", "Nwosu", { isActivated: false, isMfaRequired: false, preferredMfaChannel: "email" }),
  person(3, "Owen", "Castellaw", { isLockedOut: true, companyKeys: ["cous-1", "cous-2"], isMfaRequired: true }),
  person(4, "שרה", "🦊", {
    role: "admin",
    isDataSteward: true,
    phone: "+12025550144",
    isMfaRequired: true,
    preferredMfaChannel: "text",
  }),
];
const companies = [
  { key: "cous-1", name: "Keystone Mutual", isActive: true },
  { key: "cous-2", name: "Bayou Fidelity", isActive: true },
];

async function open(answers: Answers = {}, role: Role = "superadmin", query = "") {
  let employees = all();
  const remove = ({ key }: { key: string }) => {
    employees = employees.filter((one) => one.key !== key);
    return null;
  };
  const calls = installBackend(
    {
      "company.listAll": () => companies,
      "employee.me": () => person(1, "Amos", "Delacroix", { role, companyKeys: ["cous-1", "cous-2"] }),
      "employee.listAll": () => employees,
      "employee.list": () => employees,
      "employee.listDataStewards": () => employees.filter((one) => one.isDataSteward),
      "employee.listAllSuperadmins": () => employees.filter((one) => one.role === "superadmin"),
      "employee.create": (fields) => {
        employees = [...employees, { ...person(9, "", ""), ...fields, isActivated: false }];
        return employees.at(-1);
      },
      "employee.unlock": ({ key }) => {
        employees = employees.map((one) => (one.key === key ? { ...one, isLockedOut: false } : one));
        return null;
      },
      "employee.delete": remove,
      "employee.forcePasswordReset": () => null,
      "employee.resendActivation": () => null,
      ...answers,
    },
    { role },
  );
  const onUrlUpdate = jest.fn();
  renderScreen(
    <>
      <EmployeesScreen />
      <ShownAlerts />
    </>,
    { query, onUrlUpdate },
  );
  return { calls, onUrlUpdate };
}
const sent = (calls: Call[], name: Call["name"]) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);
// Not by role, because a dialog hides the page behind it.
const alerts = () => within(screen.getByTestId("alerts"));
const row = (name: RegExp) => screen.findByRole("link", { name });
async function menuOf(name: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
async function choose(name: string, item: string) {
  await menuOf(name);
  await userEvent.click(screen.getByRole("menuitem", { name: item }));
}
const refuse = () => {
  throw new Failure(500, "");
};

beforeEach(async () => {
  layOutPage(640);
  window.history.replaceState(null, "");
  await startQueue("emp-1");
});
afterEach(async () => {
  await stopQueue();
  jest.restoreAllMocks();
});

test("employees are listed by last name, with role, companies, code channel and account status", async () => {
  await open();
  expect(await row(/Ada Nwosu/)).toHaveAttribute("href", "/admin/employees/emp-2");
  const rows = screen
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows.map((text) => /🦊|Castellaw|Delacroix|Nwosu/.exec(text ?? "")?.[0])).toEqual([
    "🦊",
    "Castellaw",
    "Delacroix",
    "Nwosu",
  ]);
  expect(rows[0]).toMatch(/AdminKeystone MutualTextActive/);
  expect(rows[1]).toMatch(/owen@keystone\.testEmployeeBayou Fidelity \+1EmailLockedNever/);
  expect(rows[2]).toMatch(/SuperadminAll companiesEmailActive/);
  expect(rows[3]).toMatch(/Keystone Mutual–Invited/);
  expect(screen.getByText("4 employees")).toBeVisible();
  expect(screen.getByRole("link", { name: "Companies" })).toHaveAttribute("href", "/admin/companies");
});

test("the address holds the list's filters; a company filter is applied by the backend", async () => {
  const { calls, onUrlUpdate } = await open({}, "superadmin", "?company=cous-2&state=locked&role=employee&sort=-name");
  await row(/Owen/);
  expect(sent(calls, "employee.list")).toEqual([{ companyKeys: '["cous-2"]' }]);
  expect(sent(calls, "employee.listAll")).toEqual([]);
  expect(screen.getByText("1 found")).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search employees" }), "nobody");
  expect(await screen.findByText("No results for “nobody”.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await row(/Ada Nwosu/);
  expect(onUrlUpdate.mock.calls.at(-1)[0].queryString).toBe("?sort=-name");
});

test("data stewards and superadmins are separate lists", async () => {
  const { calls } = await open();
  await row(/Ada/);
  await userEvent.click(screen.getByRole("link", { name: /^Data stewards/ }));
  expect(await screen.findByText("1 employee")).toBeVisible();
  expect(await row(/🦊/)).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: /^Superadmins/ }));
  expect(await row(/Amos/)).toBeVisible();
  expect(sent(calls, "employee.listAllSuperadmins")).toHaveLength(1);
});

describe("each tab is counted", () => {
  const tabs = () => {
    const links = within(screen.getByRole("navigation", { name: "Lists of employees" })).getAllByRole("link");
    return links.map(({ textContent }) => textContent);
  };

  test("the other tabs are counted after the open one has loaded, by the same search, and only those of the role", async () => {
    const { calls } = await open({}, "admin");
    await waitFor(() => expect(tabs()).toEqual(["All4", "Data stewards1"]));
    expect(sent(calls, "employee.listAllSuperadmins")).toEqual([]);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search employees" }), "ada");
    await waitFor(() => expect(tabs()).toEqual(["All1", "Data stewards0"]));
  });

  test("a superadmin sees the counts from any tab, and a count that fails blocks nothing", async () => {
    await open({ "employee.listDataStewards": refuse }, "superadmin", "?tab=superadmins");
    await waitFor(() => expect(tabs()).toEqual(["All4", "Data stewards", "Superadmins1"]));
    expect(await row(/Amos/)).toBeVisible();
    expect(alerts().queryByRole("alert")).toBeNull();
  });
});

test.each<[Role, boolean, string[], string[]]>([
  [
    "superadmin",
    true,
    ["Impersonate role", "Unlock", "Force password reset", "Delete"],
    ["All", "Data stewards", "Superadmins"],
  ],
  ["admin", true, ["Impersonate role", "Unlock", "Force password reset", "Delete"], ["All", "Data stewards"]],
  ["poweruser", false, [], ["All", "Data stewards"]],
])("%s is offered the actions and tabs of the role, and no others", async (role, canAdd, ownItems, tabs) => {
  await open({}, role);
  await row(/Owen/);
  expect(screen.queryAllByRole("button", { name: /New employee|Add from CSV/ })).toHaveLength(canAdd ? 2 : 0);
  const shown = within(screen.getByRole("navigation", { name: "Lists of employees" })).getAllByRole("link");
  expect(shown.map(({ textContent }) => textContent?.replace(/\d/g, ""))).toEqual(tabs);
  expect((await menuOf("Owen Castellaw")).slice(3)).toEqual(ownItems);
});

test("an admin is offered no action on a superadmin", async () => {
  await open({}, "admin");
  expect((await menuOf("Amos Delacroix")).slice(3)).toEqual([]);
});

/**
 * The offered actions by role: on a locked employee of one's own companies, on a superior, and on an employee with one
 * more company.
 */
test.each<[Role, string[], string[], string[]]>([
  [
    "superadmin",
    ["Impersonate role", "Unlock", "Force password reset", "Delete"],
    ["Impersonate role", "Force password reset", "Delete"],
    ["Impersonate role", "Unlock", "Force password reset", "Delete"],
  ],
  [
    "admin",
    ["Impersonate role", "Unlock", "Force password reset", "Delete"],
    [],
    ["Impersonate role", "Unlock (not)", "Force password reset (not)", "Delete (not)"],
  ],
  ["poweruser", [], [], []],
])("%s is offered these actions on a colleague, a superior and a shared employee", async (role, own, above, shared) => {
  const people = [
    person(5, "Own", "Person", { isLockedOut: true }),
    person(6, "High", "Person", { role: "superadmin" }),
    person(7, "Shared", "Person", { isLockedOut: true, companyKeys: ["cous-1", "cous-far"] }),
  ];
  await open({ "employee.list": () => people, "employee.listAll": () => people }, role);
  const offered = async (name: string) => {
    await menuOf(name);
    const items = screen.getAllByRole("menuitem").slice(2);
    const reasons = items.map((item) => {
      const isDisabled = item.getAttribute("aria-disabled") === "true";
      const why = "Also works for a company that isn't yours";
      return isDisabled ? `${item.textContent?.replace(why, "")} (not)` : item.textContent;
    });
    await userEvent.keyboard("{Escape}");
    return reasons.filter((text) => text !== "Open" && !text?.startsWith("Copy"));
  };
  await row(/Own Person/);
  expect([await offered("Own Person"), await offered("High Person"), await offered("Shared Person")]).toEqual([
    own,
    above,
    shared,
  ]);
});

test("deleting oneself is disabled, with the reason", async () => {
  await open();
  await menuOf("Amos Delacroix");
  expect(screen.getByRole("menuitem", { name: /Delete/ })).toHaveTextContent("This is you");
});

test("a locked employee is unlocked, and the list shows it", async () => {
  const { calls } = await open();
  await choose("Owen Castellaw", "Unlock");
  expect(await alerts().findByText("Owen Castellaw can sign in again.")).toBeVisible();
  expect(sent(calls, "employee.unlock")).toEqual([{ key: "emp-3" }]);
  await waitFor(() => expect(screen.queryByText("Locked")).toBeNull());
});

test("an invitation is sent again", async () => {
  const { calls } = await open();
  expect((await menuOf("Ada Nwosu")).slice(3)).toEqual(["Impersonate role", "Resend invitation", "Delete"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Resend invitation" }));
  expect(await alerts().findByText("Ada Nwosu was sent a new invitation.")).toBeVisible();
  expect(sent(calls, "employee.resendActivation")).toEqual([{ key: "emp-2" }]);
});

test("fixed rows of a table are restored when its drawer is closed and reopened", async () => {
  const { calls } = await open({ "employee.bulk": () => ({ employees: [person(9, "Zoë", "Ünal")], errors: [] }) });
  await row(/Ada/);
  const openDrawer = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Add from CSV" }));
    return within(await screen.findByRole("dialog", { name: "Add employees from CSV" }));
  };
  const drawer = await openDrawer();
  const csv = "Email;First name;Last name;Phone;Role\nzoe@;Zoë;Ünal;;\nl@k.test;;Bergstrom;;";
  fireEvent.change(await drawer.findByRole("textbox", { name: /^Or paste rows/ }), { target: { value: csv } });
  await userEvent.click(drawer.getByRole("button", { name: "Read rows" }));
  await userEvent.click(await drawer.findByRole("combobox", { name: /^Companies/ }));
  await userEvent.click(await screen.findByRole("option", { name: /Bayou Fidelity/ }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(drawer.getByRole("button", { name: "Continue" }));
  await userEvent.type(await drawer.findByRole("textbox", { name: "Email of row 1" }), "keystone.test{Enter}");
  await drawer.findByRole("button", { name: "Add 1 employee" });
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const again = await openDrawer();
  expect(again.getByRole("table", { name: "Rows of the table" })).toBeVisible();
  expect(again.getByRole("textbox", { name: "First name of row 2" })).toBeVisible();
  await userEvent.click(again.getByRole("button", { name: "Add 1 employee" }));
  await again.findByText("1 employee was invited.");
  expect(sent(calls, "employee.bulk")).toEqual([
    {
      csv: "email,givenName,familyName,phone,role\r\nzoe@keystone.test,Zoë,Ünal,,employee\r\n",
      companyKeys: ["cous-2"],
    },
  ]);
}, 30_000);

test("a forced password reset asks for confirmation and names the consequences", async () => {
  const { calls } = await open();
  await choose("Owen Castellaw", "Force password reset");
  const question = within(
    await screen.findByRole("alertdialog", { name: "Force a password reset for Owen Castellaw?" }),
  );
  expect(question.getByText("They are signed out everywhere")).toBeVisible();
  expect(sent(calls, "employee.forcePasswordReset")).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Force password reset" }));
  expect(await alerts().findByText(/signed out and sent a password reset link/)).toBeVisible();
  expect(sent(calls, "employee.forcePasswordReset")).toEqual([{ key: "emp-3" }]);
});

test("deleting asks for confirmation, names what else is deleted, and removes the row", async () => {
  const { calls } = await open();
  await choose("Ada Nwosu", "Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Ada Nwosu?" }));
  expect(question.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Their sign-in, on every device",
    "Their bookmarks and backup codes",
    "Their assignments of claims in review, which become unassigned",
  ]);
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(sent(calls, "employee.delete")).toEqual([]);
  await choose("Ada Nwosu", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await alerts().findByText("Ada Nwosu deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("link", { name: /Ada Nwosu/ })).toBeNull());
});

test.each<[string, string, keyof Answers, string]>([
  ["Owen Castellaw", "Unlock", "employee.unlock", "Failed to unlock account."],
  ["Owen Castellaw", "Force password reset", "employee.forcePasswordReset", "Failed to initiate password reset!"],
  ["Owen Castellaw", "Delete", "employee.delete", "Failed to delete employee!"],
  ["Ada Nwosu", "Resend invitation", "employee.resendActivation", "Failed to resend the invitation!"],
])("%s: a failed %s is reported, and Retry sends it again", async (name, item, call, message) => {
  let isRefused = true;
  const { calls } = await open({ [call]: () => (isRefused ? refuse() : null) });
  await choose(name, item);
  const question = screen.queryByRole("alertdialog");
  if (item === "Force password reset" || item === "Delete") {
    const dialog = question ?? (await screen.findByRole("alertdialog"));
    await userEvent.click(within(dialog).getByRole("button", { name: item }));
  }
  expect(await alerts().findByText(message)).toBeVisible();
  isRefused = false;
  await userEvent.click(alerts().getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(sent(calls, call)).toHaveLength(2));
  await waitFor(() => expect(alerts().queryByText(message)).toBeNull());
});

describe("a new employee", () => {
  async function openForm() {
    await userEvent.click(await screen.findByRole("button", { name: "New employee" }));
    return within(await screen.findByRole("dialog", { name: "New employee" }));
  }
  async function fill(dialog: Awaited<ReturnType<typeof openForm>>) {
    await userEvent.type(dialog.getByLabelText(/^Email/), "zoe@keystone.test");
    await userEvent.type(dialog.getByLabelText(/^First name/), "Zoë");
    await userEvent.type(dialog.getByLabelText(/^Last name/), "Ünal 🦊");
    await userEvent.click(dialog.getByRole("combobox", { name: /^Companies/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Keystone Mutual/ }));
    await userEvent.keyboard("{Escape}");
  }

  test("needs a company, marked as required, unless they become a superadmin, who sees all", async () => {
    await open();
    const dialog = await openForm();
    const field = () => dialog.getByRole("combobox", { name: /^Companies/ });
    expect(field()).toBeRequired();
    expect(dialog.getByText("Companies").textContent).toBe("Companies*");
    await userEvent.click(dialog.getByRole("combobox", { name: /^Role/ }));
    await userEvent.click(await screen.findByRole("option", { name: /^Superadmin/ }));
    expect(field()).not.toBeRequired();
  });

  test("is invited, listed, and linked to their page", async () => {
    const { calls } = await open();
    const dialog = await openForm();
    await fill(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    await alerts().findByText("\u2068Zoë Ünal 🦊\u2069 invited");
    const [created] = sent(calls, "employee.create");
    expect(created).toEqual({
      key: expect.stringMatching(/^emp-.{32}$/),
      email: "zoe@keystone.test",
      givenName: "Zoë",
      familyName: "Ünal 🦊",
      phone: null,
      role: "employee",
      companyKeys: ["cous-1"],
    });
    expect(await row(/Zoë/)).toBeVisible();
    await userEvent.click(alerts().getByRole("button", { name: "Open" }));
    expect(push).toHaveBeenCalledWith(`/admin/employees/${created?.key}`);
  });

  test("needs an address, a name and a company, and a known address names its owner", async () => {
    const { calls } = await open();
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(/^Email/), "ADA@keystone.test");
    expect(await dialog.findByText("Ada Nwosu already has this email.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    expect((await dialog.findAllByText("Required")).length).toBeGreaterThan(1);
    expect(await dialog.findByText("Choose at least one company.")).toBeVisible();
    expect(sent(calls, "employee.create")).toEqual([]);
  });

  test("whose company was deleted meanwhile gets a message, keeps the input, and can join another", async () => {
    let available = companies;
    const { calls } = await open({
      "company.listAll": () => available,
      "employee.create": (fields) => {
        if (fields.companyKeys?.includes("cous-1")) throw new Failure(400, "One of these companies is not there.");
        return { ...person(9, "", ""), ...fields };
      },
    });
    const dialog = await openForm();
    await fill(dialog);
    available = companies.filter(({ key }) => key !== "cous-1");
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    expect(await dialog.findByText("One of these companies is not there.")).toBeVisible();
    expect(await dialog.findByText("“Keystone Mutual” is not there any more, and no longer chosen.")).toBeVisible();
    expect(await dialog.findByText("Choose at least one company.")).toBeVisible();
    expect(dialog.getByLabelText(/^First name/)).toHaveValue("Zoë");
    await userEvent.click(dialog.getByRole("combobox", { name: /^Companies/ }));
    expect(screen.queryByRole("option", { name: /Keystone/ })).toBeNull();
    await userEvent.click(await screen.findByRole("option", { name: /Bayou Fidelity/ }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    await alerts().findByText("\u2068Zoë Ünal 🦊\u2069 invited");
    expect(sent(calls, "employee.create").map(({ companyKeys }) => companyKeys)).toEqual([["cous-1"], ["cous-2"]]);
  }, 30_000);

  test("whose creation is refused keeps the input, and is sent under the same key again", async () => {
    let isRefused = true;
    const { calls } = await open({
      "employee.create": (fields) => (isRefused ? refuse() : { ...person(9, "", ""), ...fields }),
    });
    const dialog = await openForm();
    await fill(dialog);
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    expect(await dialog.findByText("Failed to create employee!")).toBeVisible();
    expect(dialog.getByLabelText(/^First name/)).toHaveValue("Zoë");
    isRefused = false;
    await userEvent.click(dialog.getByRole("button", { name: "Invite employee" }));
    await alerts().findByText("\u2068Zoë Ünal 🦊\u2069 invited");
    const keys = sent(calls, "employee.create").map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test("cannot get a role above the inviter's", async () => {
    await open({}, "admin");
    const dialog = await openForm();
    await userEvent.click(dialog.getByRole("combobox", { name: /^Role/ }));
    const options = await screen.findAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "Admin",
      "Power user",
      "Employee",
      "Claims reviewer",
      "Underwriting reviewer",
    ]);
  });
});

test("a deleted company in the filter is not shown by its key, and can be removed", async () => {
  const { onUrlUpdate } = await open({}, "superadmin", "?company=cous-gone");
  expect(await screen.findByRole("button", { name: "Company Not found" })).toBeVisible();
  expect(screen.queryByText(/cous-gone/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Clear Company" }));
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].queryString).toBe(""));
});

test("if the companies cannot be loaded, filters and invitation say so, and Retry fixes both", async () => {
  let isDown = true;
  await open({
    "company.listAll": () => {
      if (isDown) throw new Failure(500, "The database is away.");
      return companies;
    },
  });
  expect(await screen.findByRole("button", { name: "Companies couldn't be loaded. Retry" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "New employee" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New employee" }));
  expect(dialog.getByRole("alert")).toHaveTextContent("The companies couldn't be loaded: The database is away.");
  isDown = false;
  await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  await userEvent.click(dialog.getByRole("combobox", { name: /^Companies/ }));
  expect(await screen.findByRole("option", { name: "Bayou Fidelity" })).toBeVisible();
  expect(screen.queryByText("Companies couldn't be loaded. Retry")).toBeNull();
});
