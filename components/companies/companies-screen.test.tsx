import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { Company } from "@/lib/domain/entities";
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
import { CompaniesScreen } from "./companies-screen";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
}));

const company = (id: number, name: string, more: Partial<Company> = {}): Company => ({
  key: `cous-${id}`,
  name,
  logoUrl: null,
  isActive: true,
  revision: 4,
  createdAt: `2026-01-0${id}T12:00:00.000Z`,
  ...more,
});
const all = () => [
  company(1, "Keystone Mutual"),
  company(2, "Pacific Shield"),
  company(3, "Bayou Fidelity", { isActive: false }),
];

async function open(answers: Answers = {}, role: Role = "superadmin", query = "") {
  let stored = all();
  const calls = installBackend(
    {
      "company.listAll": () => stored,
      "company.update": ({ key, revision: _revision, ...fields }) => {
        stored = stored.map((one) => (one.key === key ? { ...one, ...fields, revision: 5 } : one));
        return stored.find((one) => one.key === key);
      },
      "company.delete": ({ key }) => {
        stored = stored.filter((one) => one.key !== key);
        return null;
      },
      "company.create": (fields) => {
        stored = [...stored, { ...company(9, ""), ...fields }];
        return stored.at(-1);
      },
      "insured.list": ({ isActive }) => ({
        insureds: [],
        total: String(isActive) === "true" ? 12 : 1,
        nextCursor: null,
      }),
      "survey.list": () => ({ surveys: [], total: 1, nextCursor: null }),
      ...answers,
    },
    { role },
  );
  const onUrlUpdate = jest.fn();
  renderScreen(
    <>
      <CompaniesScreen />
      <ShownAlerts />
    </>,
    { query, onUrlUpdate },
  );
  await screen.findAllByRole("link", { name: /Keystone|Bayou/ });
  return { calls, onUrlUpdate };
}
const sent = (calls: Call[], name: Call["name"]) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);
// Not by role: a dialog hides what is behind it.
const alerts = () => within(screen.getByTestId("alerts"));
async function menuOf(name: string) {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
async function choose(name: string, item: string) {
  await menuOf(name);
  await userEvent.click(screen.getByRole("menuitem", { name: item }));
}
/** Returns the unsaved edits with this label. */
const notSaved = (label: string) =>
  browserQueue()
    .getState()
    .failed.filter((edit) => edit.label === label);
const refuse = () => {
  throw new Failure(500, "");
};

beforeEach(async () => {
  layOutPage(440);
  window.history.replaceState(null, "");
  await startQueue("emp-1");
});
afterEach(async () => {
  await stopQueue();
  jest.restoreAllMocks();
});

test("active companies are listed, each linking to its page; both tabs are counted", async () => {
  await open();
  expect(screen.getByRole("link", { name: /Keystone Mutual/ })).toHaveAttribute("href", "/admin/companies/cous-1");
  expect(screen.queryByRole("link", { name: /Bayou/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Active 2" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Inactive 1" })).toHaveAttribute("href", "/admin/companies?tab=inactive");
  expect(screen.getByText("2 active companies")).toBeVisible();
});

test("the address holds tab, search and order", async () => {
  const { onUrlUpdate } = await open({}, "admin", "?tab=inactive&sort=-createdAt&search=fidelity");
  expect(screen.getByRole("columnheader", { name: "Added" })).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByText("1 found")).toBeVisible();
  await userEvent.clear(screen.getByRole("searchbox", { name: "Search companies" }));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search companies" }), "nobody");
  expect(await screen.findByText("No results for “nobody”.")).toBeVisible();
  expect(onUrlUpdate.mock.calls.at(-1)[0].queryString).toBe("?tab=inactive&sort=-createdAt&search=nobody");
  expect(onUrlUpdate.mock.calls.at(-1)[0].options.history).toBe("replace");
});

test.each<[Role, boolean, string[]]>([
  ["superadmin", true, ["Deactivate", "Delete"]],
  ["admin", false, ["Deactivate"]],
  ["poweruser", false, ["Deactivate"]],
  ["employee", false, []],
])("%s is offered only the actions of the role", async (role, mayCreate, ownItems) => {
  await open({}, role);
  await waitFor(() => expect(screen.queryAllByRole("button", { name: "New company" })).toHaveLength(mayCreate ? 1 : 0));
  expect((await menuOf("Keystone Mutual")).slice(3)).toEqual(ownItems);
});

test("a deactivated company leaves the list at once, and Undo restores it", async () => {
  const { calls } = await open();
  await choose("Keystone Mutual", "Deactivate");
  expect(await screen.findByRole("link", { name: "Inactive 2" })).toBeVisible();
  await waitFor(() => expect(sent(calls, "company.update")).toEqual([{ key: "cous-1", isActive: false, revision: 4 }]));
  await alerts().findByText("Keystone Mutual deactivated");
  await userEvent.click(alerts().getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent(calls, "company.update")[1]).toEqual({ key: "cous-1", isActive: true, revision: 5 }));
  expect(await screen.findByRole("link", { name: /Keystone Mutual/ })).toBeVisible();
});

test("a refused change restores the company and is reported", async () => {
  await open({ "company.update": refuse });
  await choose("Keystone Mutual", "Deactivate");
  expect(await alerts().findByText("Failed to update company!")).toBeVisible();
  expect(await screen.findByRole("link", { name: /Keystone Mutual/ })).toBeVisible();
});

test("deleting asks first, lists the records that are deleted too, and can be undone", async () => {
  const { calls } = await open();
  await choose("Pacific Shield", "Delete");
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Pacific Shield?" }));
  await question.findByText("13 insured with every property and claim");
  const named = question.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(named).toEqual([
    "13 insured with every property and claim",
    "1 inspection with every photo, report and document",
    "The access of everyone who works for it",
  ]);
  expect(sent(calls, "insured.list")[0]).toMatchObject({ companyKeys: '["cous-2"]', limit: "1" });
  await userEvent.click(question.getByRole("button", { name: "Cancel" }));
  expect(sent(calls, "company.delete")).toEqual([]);
  await choose("Pacific Shield", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent(calls, "company.delete")).toEqual([{ key: "cous-2" }]));
  expect(screen.queryByRole("link", { name: /Pacific Shield/ })).toBeNull();
  await userEvent.click(await alerts().findByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sent(calls, "company.create")).toEqual([{ key: "cous-2", name: "Pacific Shield", isActive: true }]),
  );
  expect(await screen.findByRole("link", { name: /Pacific Shield/ })).toBeVisible();
  expect(await alerts().findByText("Pacific Shield restored")).toBeVisible();
});

test("a refused deletion restores the company, is reported, and can be retried", async () => {
  let isRefused = true;
  await open({ "company.delete": () => (isRefused ? refuse() : null) });
  await choose("Pacific Shield", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await alerts().findByText("Failed to delete company!")).toBeVisible();
  expect(await screen.findByRole("link", { name: /Pacific Shield/ })).toBeVisible();
  expect(notSaved("Delete Pacific Shield")).toHaveLength(1);
  isRefused = false;
  await userEvent.click(alerts().getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(notSaved("Delete Pacific Shield")).toEqual([]));
});

test("if the records that are deleted too cannot be counted, the deletion can still be confirmed", async () => {
  await open({ "survey.list": refuse });
  await choose("Pacific Shield", "Delete");
  expect(await screen.findByText("The contents couldn't be counted.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Delete" })).toBeEnabled();
});

describe("a new company", () => {
  async function openForm() {
    await userEvent.click(await screen.findByRole("button", { name: "New company" }));
    return within(await screen.findByRole("dialog", { name: "New company" }));
  }

  test("is named, created, listed, and links to its page", async () => {
    const { calls } = await open();
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(/^Name/), "  Granite Peak {Enter}");
    await alerts().findByText("Granite Peak created");
    const [made] = sent(calls, "company.create");
    expect(made).toEqual({ key: expect.stringMatching(/^cous-.{32}$/), name: "Granite Peak" });
    expect(await screen.findByRole("link", { name: /Granite Peak/ })).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(alerts().getByRole("button", { name: "Open" }));
    expect(push).toHaveBeenCalledWith(`/admin/companies/${made?.key}`);
  });

  test("warns about another company of the same name, and accepts it all the same", async () => {
    const { calls } = await open();
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(/^Name/), "BAYOU fidelity");
    expect(dialog.getByText("A company named “Bayou Fidelity” already exists.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Create company" }));
    await waitFor(() => expect(sent(calls, "company.create")).toHaveLength(1));
  });

  test("that is refused keeps the input, gives the reason, and is sent under the same key again", async () => {
    let isRefused = true;
    const { calls } = await open({
      "company.create": (fields) => (isRefused ? refuse() : { ...company(9, ""), ...fields }),
    });
    const dialog = await openForm();
    await userEvent.click(dialog.getByRole("button", { name: "Create company" }));
    expect(await dialog.findByText("Required")).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Name/), "Granite Peak");
    await userEvent.click(dialog.getByRole("button", { name: "Create company" }));
    expect(await dialog.findByText("Failed to create company!")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Granite Peak");
    isRefused = false;
    await userEvent.click(dialog.getByRole("button", { name: "Create company" }));
    await alerts().findByText("Granite Peak created");
    const keys = sent(calls, "company.create").map(({ key }) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(notSaved("New company Granite Peak")).toEqual([]);
  });

  test("that is unanswered is listed, and sent later", async () => {
    let isDown = true;
    await open({
      "company.create": (fields) => {
        if (isDown) throw new Failure(503, "");
        return { ...company(9, ""), ...fields };
      },
    });
    const dialog = await openForm();
    await userEvent.type(dialog.getByLabelText(/^Name/), "Granite Peak{Enter}");
    await alerts().findByText("Granite Peak will be created when the connection is back.");
    expect(screen.getByRole("link", { name: /Granite Peak/ })).toBeVisible();
    isDown = false;
    await act(() => browserQueue().sendNow());
    await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
  });
});

test("an unanswered deletion is undone at once, logo included, and reported as sent later", async () => {
  let isDown = true;
  const shield = company(2, "Pacific Shield", { logoUrl: "https://bucket.test/shield.png?signed" });
  const answer = (value: unknown) => () => {
    if (isDown) throw new Failure(503, "");
    return value;
  };
  const { calls } = await open({
    "company.delete": answer(null),
    "company.create": answer(shield),
    "company.listAll": () => [company(1, "Keystone Mutual"), shield],
  });
  const row = () => screen.getByRole("link", { name: /Pacific Shield/ }).closest("tr")?.innerHTML;
  const before = row();
  expect(before).toContain("shield.png");
  await choose("Pacific Shield", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await alerts().findByText("Pacific Shield deleted. Saves when the connection is back.");
  expect(screen.queryByRole("link", { name: /Pacific Shield/ })).toBeNull();
  await userEvent.click(alerts().getByRole("button", { name: "Undo" }));
  await alerts().findByText("Pacific Shield restored. Saves when the connection is back.");
  expect(row()).toBe(before);
  isDown = false;
  act(() => browserQueue().sendNow());
  await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
  expect(calls.map(({ name }) => name).filter((name) => name === "company.create")).toHaveLength(1);
});

test("a failure is reported, and Retry loads again", async () => {
  let isBroken = true;
  installBackend({ "company.listAll": () => (isBroken ? refuse() : all()) }, { role: "admin" });
  renderScreen(<CompaniesScreen />);
  expect(await screen.findByText("Something went wrong")).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: /Keystone Mutual/ })).toBeVisible();
});
