import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readScope } from "@/lib/client/calls/session-scope";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { PublicConfig } from "@/lib/domain/public-config";
import {
  type Answers,
  type Call,
  Failure,
  installBackend,
  layOutPage,
  renderScreen,
} from "@/tests/support/browser-backend";
import { insuredRecord, projectRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { PoliciesScreen } from "./policies-screen";

const records = [1, 2, 3].map((index) => insuredRecord(index));
const list: Answers["insured.list"] = ({ isActive }) =>
  String(isActive) === "true"
    ? { insureds: records, total: 3, nextCursor: null }
    : { insureds: [], total: 0, nextCursor: null };

async function open(answers: Answers = {}, role: "poweruser" | "employee" | "admin" = "poweruser", query = "") {
  const calls = installBackend(
    {
      "insured.list": list,
      "company.listAll": () => [
        { key: "cous-1", name: "Keystone Mutual", isActive: true },
        { key: "cous-2", name: "Pacific Shield", isActive: true },
      ],
      "insured.update": (fields) => ({ ...insuredRecord(1), ...fields, revision: 5 }),
      "insured.delete": () => null,
      "insured.restore": ({ key }) => ({ ...insuredRecord(1), key }),
      ...answers,
    },
    { role },
  );
  const onUrlUpdate = jest.fn();
  renderScreen(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <PoliciesScreen />
      <ShownAlerts />
    </PublicConfigProvider>,
    { query, onUrlUpdate },
  );
  await screen.findByRole("link", { name: /Given1 / });
  return { calls, onUrlUpdate };
}
const sent = (calls: Call[], name: Call["name"]) =>
  calls.filter((call) => call.name === name).map(({ params }) => params);
async function choose(name: string, item: string) {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}
// Not by role, because a dialog hides the page behind it.
const alerts = () => screen.getByTestId("alerts");

const push = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push }),
}));

beforeEach(async () => {
  layOutPage(440);
  window.history.replaceState(null, "");
  await startQueue("emp-1");
});
afterEach(async () => {
  await stopQueue();
  jest.restoreAllMocks();
});

test("deactivating removes the row at once, and Undo restores it", async () => {
  const { calls } = await open();
  await choose("Given1 Family1", "Deactivate");
  await waitFor(() => expect(sent(calls, "insured.update")).toEqual([{ key: "ins-1", isActive: false, revision: 4 }]));
  expect(await within(alerts()).findByText("Given1 Family1 deactivated")).toBeVisible();
  await userEvent.click(within(alerts()).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent(calls, "insured.update")[1]).toEqual({ key: "ins-1", isActive: true, revision: 5 }));
});

test("deactivating or deleting by keyboard moves the focus to the next row", async () => {
  await open();
  const chooseByKeys = async (name: string, item: string) => {
    act(() => screen.getByRole("button", { name: `Actions for ${name}` }).focus());
    await userEvent.keyboard("{Enter}");
    act(() => screen.getByRole("menuitem", { name: item }).focus());
    await userEvent.keyboard("{Enter}");
  };
  await chooseByKeys("Given1 Family1", "Deactivate");
  await waitFor(() => expect(screen.getByRole("link", { name: /Given2 / })).toHaveFocus());
  await chooseByKeys("Given2 Family2", "Delete");
  act(() => within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }).focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("link", { name: /Given3 / })).toHaveFocus());
});

test("deleting confirms, names what is deleted, and can be undone", async () => {
  const { calls } = await open();
  await choose("Given2 Family2", "Delete");
  const dialog = await screen.findByRole("alertdialog", { name: "Delete Given2 Family2?" });
  for (const named of ["Property 2 Alder St, Novato, CA 94949", "Claim KM-2"]) {
    expect(within(dialog).getByText(named)).toBeVisible();
  }
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(sent(calls, "insured.delete")).toEqual([]);
  await choose("Given2 Family2", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent(calls, "insured.delete")).toEqual([{ key: "ins-2" }]));
  await userEvent.click(await within(alerts()).findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent(calls, "insured.restore")).toEqual([{ key: "ins-2" }]));
  expect(await within(alerts()).findByText("Given2 Family2 restored")).toBeVisible();
});

test("a refused deletion restores the row and reports the reason", async () => {
  await open({
    "insured.delete": () => {
      throw new Failure(500, "");
    },
  });
  await choose("Given3 Family3", "Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await within(alerts()).findByText("Insured deletion failed")).toBeVisible();
  expect(screen.getByRole("link", { name: /Given3 / })).toBeInTheDocument();
});

test("a refused change restores the row and reports the reason", async () => {
  await open({
    "insured.update": () => {
      throw new Failure(500, "");
    },
  });
  await choose("Given1 Family1", "Deactivate");
  expect(await within(alerts()).findByText("Insured update failed")).toBeVisible();
  expect(await screen.findByRole("link", { name: /Given1 / })).toBeInTheDocument();
});

test("an employee may edit but not delete", async () => {
  await open({}, "employee");
  await userEvent.click(screen.getByRole("button", { name: "Actions for Given1 Family1" }));
  expect(await screen.findByRole("menuitem", { name: /^Delete/ })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("menuitem", { name: "Edit insured" })).not.toHaveAttribute("aria-disabled");
});

test("a bulk action lists its failures and retries only those", async () => {
  const delivered = insuredRecord(4, { projects: [projectRecord(4, { status: "delivered" })] });
  const lone = insuredRecord(5, { projects: [] });
  const all = [...records.slice(0, 1), delivered, lone];
  let isRefused = true;
  const { calls } = await open({
    "insured.list": (params) =>
      String(params.isActive) === "true" ? { insureds: all, total: 3, nextCursor: null } : list?.(params),
    "project.startReview": ({ key }) => {
      if (key === "prj-4" && isRefused) throw new Failure(409, "A claim that is delivered cannot become in review.");
      return projectRecord(1);
    },
  });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 3 loaded rows" }));
  await userEvent.click(screen.getByRole("button", { name: "Start review" }));
  const report = await screen.findByRole("dialog", { name: "2 of 3 failed" });
  const items = within(report).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Given4 Family4A claim that is delivered cannot become in review.",
    "Given5 Family5No claim yet.",
  ]);
  isRefused = false;
  await userEvent.click(within(report).getByRole("button", { name: "Retry these" }));
  await screen.findByRole("dialog", { name: "1 of 2 failed" });
  expect(sent(calls, "project.startReview")).toEqual([
    { key: "prj-1", revision: 3 },
    { key: "prj-4", revision: 3 },
    { key: "prj-4", revision: 3 },
  ]);
});

test("starting reviews skips a claim that a colleague is reviewing, and names it", async () => {
  const [ada = insuredRecord(1)] = records;
  const inReview = (index: number, assigneeKey: string) =>
    insuredRecord(index, { projects: [projectRecord(index, { status: "in review", assigneeKey })] });
  const all = [inReview(4, "emp-other"), ada, inReview(5, readScope() ?? "")];
  const { calls } = await open({
    "insured.list": (params) =>
      String(params.isActive) === "true" ? { insureds: all, total: 3, nextCursor: null } : list?.(params),
    "project.startReview": ({ key }) => projectRecord(1, { key, status: "in review" }),
  });
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all 3 loaded rows" }));
  await userEvent.click(screen.getByRole("button", { name: "Start review" }));
  const report = await screen.findByRole("dialog", { name: "1 of 3 failed" });
  const items = within(report).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Given4 Family4Someone else is already reviewing this claim.",
  ]);
  expect(sent(calls, "project.startReview").map((params) => params?.key)).toEqual(["prj-1", "prj-5"]);
});

test("a bulk deactivation can be undone", async () => {
  const { calls } = await open();
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Given1 Family1" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Given3 Family3" }));
  await userEvent.click(screen.getByRole("button", { name: "Deactivate" }));
  expect(await within(alerts()).findByText("2 insured deactivated")).toBeVisible();
  await userEvent.click(within(alerts()).getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent(calls, "insured.update")).toHaveLength(4));
  expect(sent(calls, "insured.update").slice(2)).toEqual([
    { key: "ins-1", isActive: true },
    { key: "ins-3", isActive: true },
  ]);
});

test("filters are in the address, narrow the request, and can be cleared", async () => {
  const { calls, onUrlUpdate } = await open({}, "poweruser", "?company=cous-2");
  await userEvent.click(screen.getByRole("button", { name: "Status" }));
  await userEvent.click(await screen.findByRole("option", { name: "Needs review" }));
  await userEvent.click(screen.getByRole("option", { name: "In review" }));
  await waitFor(() =>
    expect(sent(calls, "insured.list").at(-1)).toMatchObject({
      status: '["needs review","in review"]',
      companyKeys: '["cous-2"]',
    }),
  );
  expect(onUrlUpdate.mock.calls.at(-1)[0].searchParams.get("status")).toBe("needs review,in review");
  expect(onUrlUpdate.mock.calls.at(-1)[0].options.history).toBe("push");
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("button", { name: "Status Needs review +1" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear Company" }));
  await waitFor(() => expect(onUrlUpdate.mock.calls.at(-1)[0].searchParams.has("company")).toBe(false));
});

test("exports all rows of the filter page by page, with formulas neutralized", async () => {
  const files: { name: string; text: string }[] = [];
  let blobText = "";
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: blobText });
  });
  const RealBlob = Blob;
  jest.spyOn(globalThis, "Blob").mockImplementation((parts, options) => {
    blobText = String(parts?.[0]);
    return new RealBlob(parts, options);
  });
  Object.assign(URL, { createObjectURL: () => "blob:test", revokeObjectURL: () => {} });
  const { calls } = await open(
    {
      "insured.list": (params) => {
        if (params.limit && String(params.limit) !== "200") return list?.(params);
        if (params.cursor) return { insureds: [insuredRecord(9)], total: 2, nextCursor: null };
        return { insureds: [insuredRecord(8, { givenName: "=1+1" })], total: 2, nextCursor: "next" };
      },
    },
    "poweruser",
    "?status=needs+review",
  );
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^insured-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = files[0]?.text.split("\r\n") ?? [];
  expect(lines[1]).toMatch(/^'=1\+1,Family8,/);
  expect(lines[2]).toMatch(/^Given9,Family9,/);
  expect(sent(calls, "insured.list").filter(({ limit }) => limit === "200")).toEqual([
    { status: '["needs review"]', isActive: "true", sort: "-updatedAt", limit: "200" },
    { status: '["needs review"]', isActive: "true", sort: "-updatedAt", limit: "200", cursor: "next" },
  ]);
  expect(await within(alerts()).findByText("2 insured exported")).toBeVisible();
});

test("exports nothing when a page fails", async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  await open({
    "insured.list": (params) => {
      if (String(params.limit) !== "200") return list?.(params);
      if (params.cursor) throw new Failure(500, "The list is out of order.");
      return { insureds: [insuredRecord(8)], total: 2, nextCursor: "next" };
    },
  });
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  expect(await within(alerts()).findByText("The list is out of order.")).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test("saves a view by name per employee in this browser", async () => {
  localStorage.clear();
  await open({}, "poweruser", "?status=needs+media&sort=name");
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Waiting for photos{Enter}");
  const link = await screen.findByRole("link", { name: "Waiting for photos" });
  expect(link).toHaveAttribute("href", "/insured/policies?sort=name&status=needs+media");
  expect(Object.keys(localStorage).filter((name) => name.startsWith("lintel-of emp-1"))).toHaveLength(1);
});

test("opens the drawers of a new and an existing insured", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "New insured" }));
  expect(await screen.findByRole("dialog", { name: "New insured" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await choose("Given2 Family2", "Edit insured");
  const drawer = await screen.findByRole("dialog", { name: "Edit Given2 Family2" });
  expect(within(drawer).getByLabelText("Email")).toHaveValue("person2@example.com");
  await act(async () => {});
});

test("keeps typed text when the edit removes the insured from the list", async () => {
  let isMoved = false;
  await open({
    "insured.list": (params) => (isMoved ? { insureds: [], total: 0, nextCursor: null } : list?.(params)),
    "insured.checkDuplicates": () => [],
    "insured.update": (fields) => {
      isMoved = true;
      return { ...insuredRecord(2), ...fields, revision: 5 };
    },
  });
  await choose("Given2 Family2", "Edit insured");
  const drawer = await screen.findByRole("dialog", { name: "Edit Given2 Family2" });
  const email = within(drawer).getByLabelText("Email");
  await userEvent.clear(email);
  await userEvent.type(email, "moved@example.com");
  await userEvent.tab();
  await screen.findByText("No active insured yet.");
  await waitFor(() => expect(within(drawer).getByText("Saved")).toBeVisible());
  expect(email).toHaveValue("moved@example.com");
});

test("an admin creates a demo inspection in a company and is offered its claim", async () => {
  const { calls } = await open(
    {
      "insured.demo": () => ({ key: "srv-9", projectKey: "prj-9", done: false, createdAt: "2026-01-01T00:00:00Z" }),
      "project.get": ({ key }) => projectRecord(9, { key }),
    },
    "admin",
  );
  await userEvent.click(screen.getByRole("button", { name: "Demo inspection" }));
  const dialog = await screen.findByRole("dialog", { name: "Demo inspection" });
  const create = () => within(dialog).getByRole("button", { name: "Create demo inspection" });
  expect(create()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(within(dialog).getByRole("combobox", { name: /Company/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Pacific Shield" }));
  await userEvent.click(create());
  expect(await within(alerts()).findByText("Demo inspection created")).toBeVisible();
  expect(sent(calls, "insured.demo")).toEqual([{ companyKey: "cous-2" }]);
  await userEvent.click(within(alerts()).getByRole("button", { name: "Open" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/insured/overview/ins-9/prj-9"));
});

test("offers demos only to admins", async () => {
  await open();
  expect(screen.queryByRole("button", { name: "Demo inspection" })).toBeNull();
});

const lone = insuredRecord(4, { projects: [] });
const onlyLone: Answers = {
  "insured.list": () => ({ insureds: [insuredRecord(1), lone], total: 2, nextCursor: null }),
  "insured.get": () => lone,
  "project.create": (sent) => projectRecord(4, sent),
};
const typeClaim = async () => {
  const dialog = within(await screen.findByRole("dialog", { name: "New claim" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Claim number/ }), "KM-26-9");
  await userEvent.click(dialog.getByRole("button", { name: "Create claim" }));
};

async function pressInCallSheet() {
  const sheet = await screen.findByRole("complementary", { name: "Call sheet" });
  await userEvent.click(await within(sheet).findByRole("button", { name: "New claim" }));
}

test.each([
  ["the menu of the row", () => choose("Given4 Family4", "New claim")],
  ["the call sheet", pressInCallSheet],
])("creates the first claim of an insured from %s, for the property on file, and opens it", async (from, press) => {
  push.mockReset();
  const { calls } = await open(onlyLone, "poweruser", from === "the call sheet" ? "?call=ins-4" : "");
  await press();
  await typeClaim();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  const [created] = sent(calls, "project.create");
  expect(created).toEqual({
    key: expect.stringMatching(/^prj-/),
    insuredKey: "ins-4",
    companyKey: "cous-1",
    claimNumber: "KM-26-9",
    orderType: "claim",
    propertyKey: "pr-4",
    causeOfLoss: null,
    dateOfLoss: null,
  });
  expect(push).toHaveBeenCalledWith(`/insured/overview/ins-4/${String(created?.key)}`);
  expect(within(alerts()).getByText("Claim KM-26-9 created")).toBeVisible();
});

test.each([
  ["deleted", "deleted", "insured.delete", "restored", "insured.restore"],
  ["deactivated", "deactivated", "insured.update", "activated", "insured.update"],
] as const)(
  "Undo restores the row of an insured %s without an answer at once; both edits are sent in order",
  async (item, doneText, call, undoneText, undoCall) => {
    let isDown = true;
    const answer = (value: unknown) => () => {
      if (isDown) throw new TypeError("network");
      return value;
    };
    const { calls } = await open({
      "insured.delete": answer(null),
      "insured.restore": answer(insuredRecord(2)),
      "insured.update": answer(insuredRecord(2)),
    });
    const later = "Saves when the connection is back.";
    const names = () => screen.getAllByRole("link", { name: /^Given\d / }).map((link) => link.textContent);
    const before = names();
    await choose("Given2 Family2", item === "deleted" ? "Delete" : "Deactivate");
    if (item === "deleted") {
      await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    }
    await within(alerts()).findByText(`Given2 Family2 ${doneText}. ${later}`);
    expect(names()).toEqual([before[0], before[2]]);
    await userEvent.click(within(alerts()).getByRole("button", { name: "Undo" }));
    expect(await within(alerts()).findByText(`Given2 Family2 ${undoneText}. ${later}`)).toBeVisible();
    expect(names()).toEqual(before);
    isDown = false;
    const triedSoFar = calls.length;
    act(() => browserQueue().sendNow());
    await waitFor(() => expect(browserQueue().getState().pending).toBe(0));
    const edits = calls.slice(triedSoFar).filter(({ name }) => name === call || name === undoCall);
    expect(edits.map(({ name }) => name)).toEqual([call, undoCall]);
    await waitFor(() => expect(names()).toEqual(before));
  },
);

// The last two tests of this file, because their queued edits stay in the queue of the same person.
test("without an answer a deactivation is shown as applied and reported as unsent", async () => {
  await open({
    "insured.update": () => {
      throw new TypeError("network");
    },
  });
  await choose("Given1 Family1", "Deactivate");
  expect(
    await within(alerts()).findByText("Given1 Family1 deactivated. Saves when the connection is back."),
  ).toBeVisible();
  expect(screen.queryByRole("link", { name: /Given1 / })).toBeNull();
});

test("a queued claim is reported, opens no page, and causes no reads", async () => {
  push.mockReset();
  const answers: Answers = {
    ...onlyLone,
    "project.create": () => {
      throw new TypeError("network");
    },
  };
  const { calls } = await open(answers, "poweruser", "?call=ins-4");
  await pressInCallSheet();
  await typeClaim();
  expect(await within(alerts()).findByText("Claim KM-26-9 will be created when the connection is back.")).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  const sheet = screen.getByRole("complementary", { name: "Call sheet" });
  await waitFor(() => expect(sheet).toHaveTextContent("Claim KM-26-9"));
  // Longer than the pause of the call sheet.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const claimReads = ["region.listByProject", "invite.list", "activity.list"];
  expect(calls.filter(({ name }) => claimReads.includes(name))).toEqual([]);
});
