import { act, render, screen, within } from "@testing-library/react";
import { useSession } from "@/lib/client/session/use-session";
import type { Role } from "@/lib/domain/roles";
import type { SessionView } from "@/lib/domain/session-view";
import { type ViewedList, ViewLinks } from "./view-links";

const here = { path: "/insured/inspections", query: "" };
jest.mock("next/navigation", () => ({
  usePathname: () => here.path,
  useSearchParams: () => new URLSearchParams(here.query),
}));
jest.mock("@/lib/client/session/use-session", () => ({ useSession: jest.fn() }));

const TOTALS: Record<string, number> = { "?status=invalid": 1042, "?search=oak": 9 };
const list = (name: string, path: string): ViewedList => ({
  name,
  path,
  viewOf: (query) => query.replace(/&?queue=[^&]*/, ""),
  useTotal: (query) => TOTALS[query],
});
const LISTS = [list("inspections", "/insured/inspections"), list("policies", "/insured/policies")];

const storeViews = (name: string, views: unknown) =>
  localStorage.setItem(`lintel-of emp-1 views of ${name}`, JSON.stringify(views));

function draw(role: Role) {
  jest.mocked(useSession).mockReturnValue({
    session: { employeeKey: "emp-1", effectiveRole: role } as SessionView,
    isLoading: false,
  });
  return render(<ViewLinks lists={LISTS} />);
}
const linksOf = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("link");

beforeEach(() => {
  localStorage.clear();
  Object.assign(here, { path: "/insured/inspections", query: "" });
  storeViews("inspections", [
    { name: "Invalid ones", query: "?status=invalid" },
    { name: "All", query: "" },
  ]);
  storeViews("policies", [{ name: "Oak", query: "?search=oak" }]);
});

test("each view links to its list and shows its count; the open view is current, in a queue too", () => {
  here.query = "status=invalid&queue=srv-1";
  draw("employee");
  const [invalid, all] = linksOf("Saved views of inspections");
  expect(invalid).toHaveAccessibleName("Invalid ones 1,042");
  expect(invalid).toHaveAttribute("href", "/insured/inspections?status=invalid");
  expect(invalid).toHaveAttribute("aria-current", "page");
  expect(all).toHaveAccessibleName("All");
  expect(all).not.toHaveAttribute("aria-current");
  const [oak] = linksOf("Saved views of policies");
  expect(oak).toHaveAccessibleName("Oak 9");
  expect(oak).toHaveAttribute("href", "/insured/policies?search=oak");
});

test("a matching query is current only in its own list", () => {
  Object.assign(here, { path: "/insured/policies", query: "status=invalid" });
  draw("employee");
  expect(screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toEqual([]);
});

test("views of a list that the role may not open are left out", () => {
  draw("underwriting_reviewer");
  expect(linksOf("Saved views of inspections")).toHaveLength(2);
  expect(screen.queryByRole("list", { name: "Saved views of policies" })).not.toBeInTheDocument();
});

test("a view saved in another tab appears here", () => {
  draw("employee");
  storeViews("policies", [{ name: "Elm", query: "?search=elm" }]);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "lintel-of emp-1 views of policies" })));
  expect(linksOf("Saved views of policies").map((link) => link.textContent)).toEqual(["Elm"]);
});
