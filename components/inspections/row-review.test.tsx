import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { sessionLifetime } from "@/lib/client/calls/session-lifetime";
import { writeScope } from "@/lib/client/calls/session-scope";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import type { SurveyListItem } from "@/lib/domain/entities";
import type { Role } from "@/lib/domain/roles";
import {
  type Answers,
  type Call,
  Failure,
  installBackend,
  layOutPage,
  renderScreen,
} from "@/tests/support/browser-backend";
import { hoursFromNow, listedSurvey, roomOf } from "@/tests/support/listed-survey";
import { ShownAlerts } from "@/tests/support/shown-alerts";
import { InspectionsScreen } from "./inspections-screen";

const open = { status: "needs review", statusChangedAt: hoursFromNow(-30) } as const;
let calls: Call[] = [];

function show(survey: SurveyListItem, answers: Answers = {}, role: Role = "employee") {
  calls = installBackend(
    {
      "company.listAll": () => [],
      "survey.list": () => ({ surveys: [survey], total: 1, nextCursor: null }),
      "region.listByProject": () => [roomOf(1, "Hallway")],
      ...answers,
    },
    { role },
  );
  renderScreen(
    <>
      <InspectionsScreen
        viewSwitch={null}
        EmailContents={({ survey: { key }, onClose }) => (
          <button type="button" onClick={onClose}>
            Mail of {key}
          </button>
        )}
      />
      <ShownAlerts />
    </>,
  );
}

const row = async () =>
  within((await screen.findByRole("link", { name: "Given1 Family1" })).closest("tr") as HTMLElement);
async function openMenu(): Promise<ReturnType<typeof within>> {
  await userEvent.click((await row()).getByRole("button", { name: /Given1 Family1/ }));
  return within(await screen.findByRole("menu"));
}
const sent = (name: Call["name"]) => calls.filter((call) => call.name === name).map(({ params }) => params);

beforeEach(async () => {
  layOutPage();
  clearAlert();
  sessionLifetime.begin();
  writeScope("emp-1");
  await browserQueue().start("emp-1");
});
afterEach(async () => {
  cleanup();
  for (const { id } of browserQueue().getState().failed) await browserQueue().dismiss(id);
  browserQueue().stop();
  await browserQueue().settled();
  jest.restoreAllMocks();
});

test("mark reviewed changes the row at once; a refusal rolls it back with the message", async () => {
  let refuse = () => {};
  show(listedSurvey(1, { project: open }), {
    "survey.markReviewed": () =>
      new Promise((_, reject) => {
        refuse = () => reject(new Failure(500, ""));
      }),
  });
  const menu = await openMenu();
  await waitFor(() =>
    expect(menu.getByRole("menuitem", { name: /^Mark reviewed/ })).not.toHaveAttribute("aria-disabled", "true"),
  );
  await userEvent.click(menu.getByRole("menuitem", { name: /^Mark reviewed/ }));
  expect(await (await row()).findByText("In processing")).toBeInTheDocument();
  await waitFor(() => expect(sent("survey.markReviewed")).toEqual([{ key: "srv-1" }]));
  refuse();
  expect(await screen.findByText("Failed to mark survey as reviewed.")).toBeInTheDocument();
  expect(await (await row()).findByText("Needs review")).toBeInTheDocument();
});

test("an earlier review does not block another while the claim is in review", async () => {
  const again = {
    reviewedAt: hoursFromNow(-40),
    project: { ...open, status: "in review", assigneeKey: "emp-1" },
  } as const;
  show(listedSurvey(1, again), { "survey.markReviewed": () => ({ key: "srv-1" }) });
  const menu = await openMenu();
  const item = menu.getByRole("menuitem", { name: /^Mark reviewed/ });
  await waitFor(() => expect(item).not.toHaveAttribute("aria-disabled", "true"));
  await userEvent.click(item);
  await waitFor(() => expect(sent("survey.markReviewed")).toEqual([{ key: "srv-1" }]));
});

test("shows that someone else is reviewing, and still allows a decision", async () => {
  const theirs = { ...open, status: "in review", assigneeKey: "emp-2" } as const;
  show(listedSurvey(1, { project: theirs }), { "survey.markReviewed": () => ({ key: "srv-1" }) });
  const item = (await openMenu()).getByRole("menuitem", { name: /^Mark reviewed/ });
  await waitFor(() => expect(item).not.toHaveAttribute("aria-disabled", "true"));
  expect(item).toHaveTextContent("Assigned to someone else The claim moves to In processing.");
  await userEvent.click(item);
  await waitFor(() => expect(sent("survey.markReviewed")).toEqual([{ key: "srv-1" }]));
});

test("shows review blockers with a link to resolve them", async () => {
  const scans = [{ key: "scn-x", status: "new" as const }];
  show(listedSurvey(1, { project: open }), { "region.listByProject": () => [{ ...roomOf(1, "Hallway"), scans }] });
  const menu = await openMenu();
  const item = menu.getByRole("menuitem", { name: /^Mark reviewed/ });
  await waitFor(() => expect(item).toHaveTextContent("Hallway: scan not processed"));
  expect(item).toHaveAttribute("aria-disabled", "true");
  expect(menu.getByRole("menuitem", { name: /Capture checklist/ })).toHaveAttribute(
    "href",
    "/insured/overview/ins-1/prj-1?tab=inspections",
  );
  expect(menu.getByRole("menuitem", { name: /^Re-open/ })).toHaveTextContent("Not reviewed or complete yet");
});

test("marks complete and re-opens, once each", async () => {
  show(listedSurvey(1, { revision: 4, expiresAt: hoursFromNow(-1), project: open }), {
    "survey.update": () => ({ key: "srv-1", done: true }),
    "survey.reopen": () => ({ key: "srv-1" }),
  });
  await userEvent.click((await openMenu()).getByRole("menuitem", { name: /^Mark capture complete/ }));
  await waitFor(() => expect(sent("survey.update")).toEqual([{ key: "srv-1", done: true, revision: 4 }]));
  const again = await openMenu();
  expect(again.getByRole("menuitem", { name: /^Re-open/ })).toHaveTextContent("expires in one day");
  await userEvent.click(again.getByRole("menuitem", { name: /^Re-open/ }));
  await waitFor(() => expect(sent("survey.reopen")).toEqual([{ key: "srv-1", revision: 4 }]));
});

test.each([
  ["Mark capture complete", "survey.update", "Mark capture complete anyway"],
  ["Re-open", "survey.reopen", "Re-open anyway"],
] as const)("Retry of a failed %s does not overwrite a colleague's later edit", async (press, name, anyway) => {
  // The queue remembers revisions, so each case has its own inspection.
  const shown = {
    ...listedSurvey(1, { revision: 4, expiresAt: hoursFromNow(-1), project: open }),
    key: `srv-${name}`,
  };
  const { project, insured: _insured, property: _property, ...survey } = shown;
  const theirs = { ...survey, revision: 9, reviewedAt: hoursFromNow(-0.1) };
  const answers = [
    new Failure(500, "The disk is full."),
    new Failure(409, "Changed.", { conflicts: [theirs, project] }),
  ];
  const refuse = () => {
    const [answer] = answers.splice(0, 1);
    if (answer) throw answer;
    return theirs;
  };
  show(shown, {
    [name]: refuse,
    "activity.list": () => ({
      activities: [
        {
          key: "act-1",
          actorKey: "emp-2",
          actorName: "Noor Haddad",
          action: "survey.mark-reviewed",
          createdAt: hoursFromNow(-0.1),
        },
      ],
      total: 1,
      nextCursor: null,
    }),
  });
  await userEvent.click((await openMenu()).getByRole("menuitem", { name: new RegExp(`^${press}`) }));
  await screen.findByText("The disk is full.");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  const notice = await screen.findByText("Noor Haddad has changed this inspection: it is now reviewed.");
  expect(sent(name).map((params) => (params as { revision?: number }).revision)).toEqual([4, 4]);
  expect(
    within(notice)
      .getAllByRole("button")
      .map((button) => button.textContent),
  ).toEqual([anyway]);
  await userEvent.click(screen.getByRole("button", { name: anyway }));
  await waitFor(() => expect(sent(name)).toHaveLength(3));
  expect(sent(name)[2]).toMatchObject({ revision: 9 });
  await waitFor(() => expect(browserQueue().getState().failed).toEqual([]));
});

test("emails the contents from the row, also as a reviewer, who cannot mark complete", async () => {
  show(
    listedSurvey(1, { reviewedAt: hoursFromNow(-2), project: { status: "in processing" } }),
    {},
    "underwriting_reviewer",
  );
  const menu = await openMenu();
  expect(menu.queryByRole("menuitem", { name: /^Mark (done|reviewed)/ })).not.toBeInTheDocument();
  expect(menu.queryByRole("menuitem", { name: /Capture checklist/ })).not.toBeInTheDocument();
  await userEvent.click(menu.getByRole("menuitem", { name: /^Email claim contents/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Mail of srv-1" }));
  expect(screen.queryByRole("button", { name: "Mail of srv-1" })).not.toBeInTheDocument();
  const menuButton = (await row()).getByRole("button", { name: /Given1 Family1/ });
  await waitFor(() => expect(menuButton).toHaveFocus());
});
