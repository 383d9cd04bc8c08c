import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { Invite, Region } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { hoursAgo, insuredRecord, projectRecord } from "@/tests/support/insured-records";
import { startQueue, stopQueue } from "@/tests/support/queue-of-test";
import { PoliciesScreen } from "../policies-screen";

const waiting = insuredRecord(1, {
  projects: [
    projectRecord(1, {
      status: "needs attention",
      statusReason: "two closer photos of the ceiling",
      statusChangedAt: hoursAgo(145),
    }),
  ],
});
const records = [waiting, insuredRecord(2), insuredRecord(3, { projects: [], phone: null })];
const attic: Region = {
  key: "reg-1",
  projectKey: "prj-1",
  surveyKey: "srv-1",
  name: "Attic",
  scans: [{ key: "scn-1", status: "uploaded" }],
};
const answers: Answers = {
  "insured.list": ({ isActive }) =>
    String(isActive) === "true"
      ? { insureds: records, total: 3, nextCursor: null }
      : { insureds: [], total: 0, nextCursor: null },
  "company.listAll": () => [{ key: "cous-1", name: "Keystone Mutual", isActive: true }],
  "insured.get": ({ key }) => {
    const found = records.find((one) => one.key === key);
    if (!found) throw new Failure(404, "Insured not found!");
    const survey = { key: "srv-1", projectKey: "prj-1", name: "First", done: false, createdAt: hoursAgo(200) };
    return { ...found, projects: found.projects?.map((project) => ({ ...project, surveys: [survey] })) };
  },
  "region.listByProject": ({ projectKey }) => (projectKey === "prj-1" ? [attic] : []),
  "activity.list": () => ({
    activities: [
      {
        key: "act-1",
        actorKey: "emp-2",
        actorName: "Renee Castillo",
        action: "project.request-attention",
        createdAt: hoursAgo(145),
      },
    ],
    total: 1,
    nextCursor: null,
  }),
};

async function open(query = "", more: Answers = {}) {
  const calls = installBackend({ ...answers, ...more });
  const onUrlUpdate = jest.fn();
  renderScreen(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <PoliciesScreen />
    </PublicConfigProvider>,
    { query, onUrlUpdate },
  );
  await screen.findByRole("link", { name: /Given2 / });
  return { calls, onUrlUpdate };
}
const sheet = () => screen.getByRole("complementary", { name: "Call sheet" });

beforeEach(async () => {
  layOutPage(440);
  window.history.replaceState(null, "");
  await startQueue();
});
afterEach(async () => {
  await stopQueue();
  jest.restoreAllMocks();
});

test("Space opens the sheet of the current row: answer, missing items, recent activity and contact", async () => {
  const { onUrlUpdate } = await open();
  await userEvent.keyboard("j ");
  expect(within(sheet()).getByRole("heading", { name: "Given1 Family1" })).toBeVisible();
  expect(within(sheet()).getByText("1 Alder St, Novato, CA 94949")).toBeVisible();
  expect(within(sheet()).getByText("Claim KM-1 · Keystone Mutual")).toBeVisible();
  expect(within(sheet()).getByText("6 d in status")).toBeVisible();
  expect(within(sheet()).getByText("On hold; we asked for: two closer photos of the ceiling.")).toBeVisible();
  const missing = within(sheet()).getByRole("region", { name: "Missing" });
  await waitFor(() =>
    expect(
      within(missing)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["two closer photos of the ceiling", "Attic: 1 of 1 scan still to process"]),
  );
  expect(await within(sheet()).findByText(/Renee Castillo requested attention/)).toBeVisible();
  expect(within(sheet()).getByRole("link", { name: "person1@example.com" })).toHaveAttribute(
    "href",
    "mailto:person1@example.com",
  );
  expect(within(sheet()).getByText(/^\d{1,2}:\d{2} [AP]M local time$/)).toBeVisible();
  expect(within(sheet()).getByRole("link", { name: "Open claim" })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1",
  );
  expect(onUrlUpdate.mock.calls.at(-1)[0].searchParams.get("call")).toBe("ins-1");
  expect(onUrlUpdate.mock.calls.at(-1)[0].options.history).toBe("replace");
});

test("j, k and the buttons step through the list, the list follows, and Space closes the sheet", async () => {
  await open();
  await userEvent.keyboard("j j");
  expect(await within(sheet()).findByRole("heading", { name: "Given2 Family2" })).toBeVisible();
  await userEvent.click(within(sheet()).getByRole("button", { name: "Next row" }));
  expect(await within(sheet()).findByRole("heading", { name: "Given3 Family3" })).toBeVisible();
  expect(within(sheet()).getByText("No claim on file yet.")).toBeVisible();
  expect(within(sheet()).getByRole("button", { name: "Next row" })).toBeDisabled();
  expect(within(sheet()).queryByRole("link", { name: "Open claim" })).toBeNull();
  await userEvent.click(within(sheet()).getByRole("button", { name: "Previous row" }));
  expect(await within(sheet()).findByRole("heading", { name: "Given2 Family2" })).toBeVisible();
  act(() => screen.getByRole("link", { name: /Given2 / }).focus());
  await userEvent.keyboard(" ");
  expect(screen.queryByRole("complementary", { name: "Call sheet" })).toBeNull();
});

test("the list keeps its identifying columns while the sheet is open", async () => {
  await open("?call=ins-2");
  expect(
    await within(await screen.findByRole("complementary")).findByRole("heading", { name: "Given2 Family2" }),
  ).toBeVisible();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).not.toContain("Phone");
  await userEvent.click(within(sheet()).getByRole("button", { name: "Close" }));
  expect(screen.getByRole("columnheader", { name: "Phone" })).toBeInTheDocument();
});

test("copies the summary as plain text", async () => {
  const user = userEvent.setup();
  await open("?call=ins-1");
  await within(await screen.findByRole("complementary")).findByText(/Attic: 1 of 1/);
  await within(sheet()).findByText(/Renee Castillo requested attention/);
  await user.click(within(sheet()).getByRole("button", { name: "Copy summary" }));
  const text = await navigator.clipboard.readText();
  expect(text.split("\n").slice(0, 8)).toEqual([
    "Given1 Family1",
    "1 Alder St, Novato, CA 94949",
    "Claim KM-1 · Keystone Mutual",
    "Needs attention, 6 d in status",
    "On hold; we asked for: two closer photos of the ceiling.",
    "Missing:",
    "- two closer photos of the ceiling",
    "- Attic: 1 of 1 scan still to process",
  ]);
  expect(text).toMatch(/Last activity: Renee Castillo requested attention, .*\n\+15125550148 · person1@example.com$/);
});

test("reads an unlisted insured by the key in the address, and reports an unknown key", async () => {
  await open("?call=ins-77");
  expect(await within(await screen.findByRole("complementary")).findByRole("alert")).toHaveTextContent(
    "Insured not found!",
  );
});

test("reports partial failures and keeps the rest", async () => {
  await open("?call=ins-1", {
    "region.listByProject": () => {
      throw new Failure(403, "Not yours");
    },
  });
  expect(
    await within(await screen.findByRole("complementary")).findByText("Some details couldn't be loaded."),
  ).toBeVisible();
  expect(within(sheet()).getByText("two closer photos of the ceiling")).toBeVisible();
});

test("resends an unanswered invitation", async () => {
  const sentAt = hoursAgo(100);
  const invites: Invite[] = [
    { key: "inv-1", projectKey: "prj-1", channel: "text", sentTo: "+1", sentAt, openedAt: null, createdAt: sentAt },
  ];
  const { calls } = await open("?call=ins-1", {
    "invite.list": () => invites,
    "invite.create": ({ key, channel }) => {
      invites.push({ ...(invites[0] as Invite), key, channel, sentTo: "person1@example.com", sentAt: hoursAgo(0) });
      return invites[1];
    },
  });
  expect(await screen.findByText(/Invited by text.*not opened yet/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Resend invitation" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^By email/ }));
  expect(await screen.findByText(/Invited by email/)).toBeVisible();
  expect(calls.find(({ name }) => name === "invite.create")?.params).toMatchObject({
    projectKey: "prj-1",
    channel: "email",
  });
});

test("reads no invitations for a claim that needs nothing from the insured", async () => {
  const { calls } = await open("?call=ins-2");
  expect(await within(await screen.findByRole("complementary")).findByText("Rooms: none captured yet")).toBeVisible();
  expect(calls.some(({ name }) => name === "invite.list")).toBe(false);
});
