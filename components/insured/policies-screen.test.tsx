import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Insured } from "@/lib/domain/entities";
import {
  type Answers,
  type Call,
  Failure,
  installBackend,
  layOutPage,
  renderScreen,
} from "@/tests/support/browser-backend";
import { PoliciesScreen } from "./policies-screen";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

function insured(index: number, change: Partial<Insured> = {}): Insured {
  const key = `ins-${index}`;
  return {
    key,
    companyKey: "cous-1",
    givenName: `Given${index}`,
    familyName: `Family${index}`,
    email: `person${index}@example.com`,
    phone: "+15125550148",
    isActive: true,
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-02T00:00:00Z",
    properties: [
      {
        key: `pr-${index}`,
        insuredKey: key,
        address: { line1: `${index} Alder St`, city: "Novato", region: "CA", postalCode: "94949", country: "US" },
      },
    ],
    projects: [
      {
        key: `prj-${index}`,
        insuredKey: key,
        companyKey: "cous-1",
        propertyKey: `pr-${index}`,
        claimNumber: `KM-${index}`,
        orderType: "claim",
        status: "needs review",
        statusChangedAt: hoursAgo(100),
        createdAt: "2026-01-01T00:00:00Z",
        updatedAt: "2026-01-02T00:00:00Z",
      },
    ],
    ...change,
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => insured(from + index));

const companies = () => [{ key: "cous-1", name: "Keystone Mutual", isActive: true }];
const list: Answers["insured.list"] = ({ isActive, cursor, search }) => {
  if (search) return { insureds: [insured(7)], total: 1, nextCursor: null };
  if (String(isActive) === "false") return { insureds: [], total: 93, nextCursor: null };
  if (cursor === "second") return { insureds: range(100, 150), total: 150, nextCursor: null };
  return { insureds: range(0, 100), total: 150, nextCursor: "second" };
};

const install = (answers: Answers = {}, options: Parameters<typeof installBackend>[1] = {}) =>
  installBackend({ "insured.list": list, "company.listAll": companies, ...answers }, options);
/** The list requests of the open tab, without the count of the other tab. */
const requests = (calls: Call[]) => calls.filter(({ name, params }) => name === "insured.list" && params.limit !== "1");
const table = () => screen.getByRole("table");

beforeEach(() => {
  layOutPage(440);
  // Clears the scroll position that an earlier test stored.
  window.history.replaceState(null, "");
});
afterEach(() => jest.restoreAllMocks());

test("a row shows name, address, company and latest claim, and links to the claim", async () => {
  install();
  renderScreen(<PoliciesScreen />);
  const link = await screen.findByRole("link", { name: /Given3 Family3/ });
  expect(link).toHaveAttribute("href", "/insured/overview/ins-3/prj-3");
  const row = link.closest("tr") as HTMLElement;
  for (const text of ["person3@example.com", "3 Alder St", "Novato, CA 94949", "Keystone Mutual", "KM-3", "4 d"]) {
    expect(within(row).getByText(text)).toBeInTheDocument();
  }
  expect(within(row).getByText("Needs review")).toBeInTheDocument();
  expect(await within(row).findByText("+1 (512) 555-0148")).toBeInTheDocument();
});

test("tabs show both counts and keep the rest of the address", async () => {
  install();
  renderScreen(<PoliciesScreen />, { query: "?sort=name&tab=unheard-of" });
  expect(await screen.findByRole("link", { name: "Active 150" })).toHaveAttribute("aria-current", "page");
  const inactive = await screen.findByRole("link", { name: "Inactive 93" });
  expect(inactive).toHaveAttribute("href", "/insured/policies?tab=inactive&sort=name");
  expect(screen.getByText("150 active insured")).toBeInTheDocument();
});

test("searching requests once typing has paused, and replaces the address", async () => {
  const calls = install();
  const onUrlUpdate = jest.fn();
  renderScreen(<PoliciesScreen />, { onUrlUpdate });
  await screen.findByRole("link", { name: /Given3 / });
  await userEvent.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search insured" })).toHaveFocus();
  await userEvent.keyboard("family7");
  expect(await screen.findByText("1 found")).toBeInTheDocument();
  expect(requests(calls).map(({ params }) => params.search)).toEqual([undefined, "family7"]);
  expect(onUrlUpdate).toHaveBeenCalledTimes(1);
  expect(onUrlUpdate.mock.calls[0][0].queryString).toBe("?search=family7");
  expect(onUrlUpdate.mock.calls[0][0].options.history).toBe("replace");
});

test("a heading sorts by its column as one history entry; an unknown order falls back to the default", async () => {
  const calls = install();
  const onUrlUpdate = jest.fn();
  renderScreen(<PoliciesScreen />, { query: "?sort=shoe-size", onUrlUpdate });
  await screen.findByRole("link", { name: /Given3 / });
  expect(screen.getByRole("columnheader", { name: "Updated" })).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(screen.getByRole("button", { name: "Insured" }));
  await waitFor(() => expect(requests(calls).map(({ params }) => params.sort)).toEqual(["-updatedAt", "name"]));
  expect(onUrlUpdate.mock.calls[0][0].options.history).toBe("push");
  await waitFor(() =>
    expect(screen.getByRole("columnheader", { name: "Insured" })).toHaveAttribute("aria-sort", "ascending"),
  );
});

test("loads further pages by cursor", async () => {
  const calls = install();
  renderScreen(<PoliciesScreen />);
  await screen.findByRole("link", { name: /Given3 / });
  expect(table()).toHaveAttribute("aria-rowcount", "151");
  const scroller = table().parentElement as HTMLElement;
  act(() => {
    scroller.scrollTop = 44 * 85;
    fireEvent.scroll(scroller);
  });
  await waitFor(() => expect(requests(calls).map(({ params }) => params.cursor)).toEqual([undefined, "second"]));
  act(() => {
    scroller.scrollTop = 44 * 140;
    fireEvent.scroll(scroller);
  });
  expect(await screen.findByRole("link", { name: /Given149 / })).toBeInTheDocument();
});

test("reports a failure, and Retry reads again", async () => {
  let isBroken = true;
  install({
    "insured.list": (query) => {
      if (isBroken) throw new Failure(400, "The list is out of order.");
      return list?.(query);
    },
  });
  renderScreen(<PoliciesScreen />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The list is out of order.");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("link", { name: /Given3 / })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("cuts a search that is too long for an address", async () => {
  const requests: unknown[] = [];
  install({
    "insured.list": ({ search }) => {
      requests.push(search);
      return { insureds: [], total: 0, nextCursor: null };
    },
  });
  renderScreen(<PoliciesScreen />, { query: `?search=${"x".repeat(100_000)}` });
  expect(await screen.findByText(`No results for “${"x".repeat(80)}…”.`)).toBeInTheDocument();
  expect(new Set(requests)).toEqual(new Set(["x".repeat(200)]));
});

test("an empty result offers to clear the search", async () => {
  install({ "insured.list": () => ({ insureds: [], total: 0, nextCursor: null }) });
  renderScreen(<PoliciesScreen />, { query: "?search=nobody" });
  expect(await screen.findByText("No results for “nobody”.")).toBeInTheDocument();
  const [, inState] = screen.getAllByRole("button", { name: "Clear search" });
  await userEvent.click(inState as HTMLElement);
  expect(await screen.findByText("No active insured yet.")).toBeInTheDocument();
});

test("an insured without a claim links to the call sheet, which creates the first", async () => {
  const lone = insured(1, { projects: [], properties: [], email: null, phone: null });
  install({ "insured.list": () => ({ insureds: [lone], total: 1, nextCursor: null }) });
  renderScreen(<PoliciesScreen />);
  expect(await screen.findByText("No claim")).toBeInTheDocument();
  expect(screen.getByText("No address")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Given1/ })).toHaveAttribute("href", "/insured/policies?call=ins-1");
});

test.each([
  ["employee", true],
  ["underwriting_reviewer", false],
] as const)("the switch between the lists is shown only to roles that have both: %s", async (role, isShown) => {
  install({}, { role });
  renderScreen(<PoliciesScreen />);
  await screen.findByRole("link", { name: /Given3 / });
  expect(screen.queryByRole("link", { name: "Inspections" }) !== null).toBe(isShown);
});

test("a deleted company is not shown by its key, and can be removed from the filter", async () => {
  const onUrlUpdate = jest.fn();
  install();
  renderScreen(<PoliciesScreen />, { query: "?company=cous-deleted", onUrlUpdate });
  expect(await screen.findByRole("button", { name: "Company Not found" })).toBeVisible();
  expect(screen.queryByText(/cous-deleted/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Clear Company" }));
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].queryString).toBe(""));
});
