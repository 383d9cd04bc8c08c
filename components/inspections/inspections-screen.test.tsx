import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SurveyListItem } from "@/lib/domain/entities";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { InspectionsScreen } from "./inspections-screen";

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

function survey(at: number, change: Partial<SurveyListItem> = {}): SurveyListItem {
  const insured = { key: `ins-${at}`, companyKey: "cous-1", givenName: `Given${at}`, familyName: `Family${at}` };
  const address = { line1: `${at} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" };
  return {
    key: `srv-${at}`,
    projectKey: `prj-${at}`,
    name: "Water, kitchen",
    createdAt: "2026-01-01T00:00:00Z",
    reviewedAt: null,
    expiresAt: hoursFromNow(6.5),
    done: false,
    mediaCount: 1284,
    insured: { ...insured, isActive: true, createdAt: "2026-01-01T00:00:00Z", updatedAt: "2026-01-01T00:00:00Z" },
    property: { key: `pr-${at}`, insuredKey: `ins-${at}`, address },
    project: {
      key: `prj-${at}`,
      insuredKey: `ins-${at}`,
      companyKey: "cous-1",
      claimNumber: `KM-${at}`,
      orderType: "claim",
      status: "needs media",
      statusChangedAt: hoursFromNow(-30),
      createdAt: "2026-01-01T00:00:00Z",
      updatedAt: "2026-01-01T00:00:00Z",
    },
    ...change,
  };
}

const install = (list: Answers["survey.list"]) =>
  installBackend({
    "survey.list": list,
    "company.listAll": () => [{ key: "cous-1", name: "Keystone", isActive: true }],
  });
const rowOf = (name: RegExp) => screen.getByRole("link", { name }).closest("tr") as HTMLElement;

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

test("a row tells what an inspection waits for, and leads to its claim", async () => {
  const reviewed = survey(2, { reviewedAt: hoursFromNow(-0.1), done: true, expiresAt: hoursFromNow(1) });
  install(() => ({ surveys: [survey(1), reviewed], total: 2, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} />);
  expect(await screen.findByRole("link", { name: /Given1/ })).toHaveAttribute("href", "/insured/overview/ins-1/prj-1");
  const open = within(rowOf(/Given1/));
  for (const text of ["1 Alder St", "Keystone", "Water, kitchen", "Needs media", "1 d", "1,284", "6 h"]) {
    expect(open.getByText(text)).toBeInTheDocument();
  }
  const closed = within(rowOf(/Given2/));
  expect(closed.getByRole("img", { name: "Done" })).toBeInTheDocument();
  expect(closed.getAllByRole("cell").at(-3)).toHaveTextContent("—");
  expect(screen.getByText("2 inspections")).toBeInTheDocument();
});

test("searching and sorting ask the backend; the longest age is the oldest change", async () => {
  const calls = install(() => ({ surveys: [survey(1)], total: 1, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("button", { name: "Age" }));
  await userEvent.type(screen.getByRole("searchbox"), "alder");
  const asked = () =>
    calls.filter(({ name }) => name === "survey.list").map(({ params }) => [params.sort, params.search]);
  await waitFor(() =>
    expect(asked()).toEqual([
      ["-statusChangedAt", undefined],
      ["statusChangedAt", undefined],
      ["statusChangedAt", "alder"],
    ]),
  );
  expect(screen.getByRole("columnheader", { name: "Age" })).toHaveAttribute("aria-sort", "descending");
});

test("nothing to show and nothing found are two sentences", async () => {
  install(() => ({ surveys: [], total: 0, nextCursor: null }));
  const first = renderScreen(<InspectionsScreen viewSwitch={null} />);
  expect(await screen.findByText("There are no inspections yet.")).toBeInTheDocument();
  first.unmount();
  renderScreen(<InspectionsScreen viewSwitch={null} />, { query: "?search=nobody" });
  expect(await screen.findByText("Nothing matches “nobody”.")).toBeInTheDocument();
});

test("a failure is told in the place of the list", async () => {
  install(() => {
    throw new Failure(403, "Not yours to see.");
  });
  renderScreen(<InspectionsScreen viewSwitch={null} />, { query: "?search=other" });
  expect(await screen.findByText("Not yours to see.")).toBeInTheDocument();
});
