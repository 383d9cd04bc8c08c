import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Answers, Failure, installBackend, layOutPage, renderScreen } from "@/tests/support/browser-backend";
import { hoursFromNow, listedSurvey as survey } from "@/tests/support/listed-survey";
import { InspectionsScreen } from "./inspections-screen";

const install = (list: Answers["survey.list"]) =>
  installBackend({
    "survey.list": list,
    "company.listAll": () => [{ key: "cous-1", name: "Keystone", isActive: true }],
  });
const rowOf = (name: RegExp) => screen.getByRole("link", { name }).closest("tr") as HTMLElement;
/** The filter chip above the table, whose column heading has the same name. */
const filter = (name: string) => screen.getAllByRole("button", { name })[0] as HTMLElement;

beforeEach(() => layOutPage());
afterEach(() => jest.restoreAllMocks());

test("a row shows the state of an inspection and links to its claim", async () => {
  const reviewed = survey(2, {
    reviewedAt: hoursFromNow(-0.1),
    done: true,
    expiresAt: hoursFromNow(1),
    mediaCount: 12,
    videoCount: 2,
  });
  install(() => ({ surveys: [survey(1), reviewed], total: 2, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  expect(await screen.findByRole("link", { name: /Given1/ })).toHaveAttribute("href", "/insured/overview/ins-1/prj-1");
  const open = within(rowOf(/Given1/));
  for (const text of ["1 Alder St", "Keystone", "Water, kitchen", "Needs media", "1 d", "1,284", "6 h"]) {
    expect(open.getByText(text)).toBeInTheDocument();
  }
  expect(open.getByTitle("1,284 photos")).toBeInTheDocument();
  const closed = within(rowOf(/Given2/));
  expect(closed.getByTitle("10 photos")).toHaveTextContent("10");
  expect(closed.getByTitle("2 videos")).toHaveTextContent("2");
  expect(closed.getByRole("img", { name: "Capture complete" })).toBeInTheDocument();
  expect(closed.getAllByRole("cell").at(-3)).toHaveTextContent("—");
  expect(screen.getByText("2 inspections")).toBeInTheDocument();
});

test("the backend searches and sorts; the longest time in status is the oldest change", async () => {
  const calls = install(() => ({ surveys: [survey(1)], total: 1, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("button", { name: "In status" }));
  await userEvent.type(screen.getByRole("searchbox"), "alder");
  const requests = () =>
    calls.filter(({ name }) => name === "survey.list").map(({ params }) => [params.sort, params.search]);
  await waitFor(() =>
    expect(requests()).toEqual([
      ["-statusChangedAt", undefined],
      ["statusChangedAt", undefined],
      ["statusChangedAt", "alder"],
    ]),
  );
  expect(screen.getByRole("columnheader", { name: "In status" })).toHaveAttribute("aria-sort", "descending");
});

test("an empty list and an empty search result have different texts", async () => {
  install(() => ({ surveys: [], total: 0, nextCursor: null }));
  const first = renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  expect(await screen.findByText("No inspections yet.")).toBeInTheDocument();
  first.unmount();
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { query: "?search=nobody" });
  expect(await screen.findByText("No results for “nobody”.")).toBeInTheDocument();
});

test("shows a failure in place of the list", async () => {
  install(() => {
    throw new Failure(403, "Not yours to see.");
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { query: "?search=other" });
  expect(await screen.findByText("Not yours to see.")).toBeInTheDocument();
});

test("keeps the filters in the address and sends them to the backend", async () => {
  const calls = install(() => ({ surveys: [survey(1)], total: 1, nextCursor: null }));
  const onUrlUpdate = jest.fn();
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { onUrlUpdate });
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(filter("Status"));
  await userEvent.click(await screen.findByRole("option", { name: "Needs review" }));
  await userEvent.click(screen.getByRole("option", { name: "In review" }));
  await userEvent.keyboard("{Escape}");
  await userEvent.click(filter("Reviewed"));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "No" }));
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === "survey.list").at(-1)?.params).toMatchObject({
      status: '["needs review","in review"]',
      reviewed: "false",
    }),
  );
  const { searchParams } = onUrlUpdate.mock.lastCall[0];
  expect(Object.fromEntries(searchParams)).toEqual({ status: "needs review,in review", reviewed: "no" });
  expect(screen.getByText("1 found")).toBeInTheDocument();
});

test("ignores unknown filters of an address, and offers to clear filters without results", async () => {
  const calls = install(({ reviewed }) => ({ surveys: reviewed ? [] : [survey(1)], total: 0, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, {
    query: "?status=needs%20review,burnt&company=x&reviewed=yes",
  });
  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }));
  expect(await screen.findByRole("link", { name: /Given1/ })).toBeInTheDocument();
  const lists = calls.filter(({ name }) => name === "survey.list").map(({ params }) => params);
  expect(lists[0]).toMatchObject({ status: '["needs review"]', reviewed: "true" });
  expect(lists[0]).not.toHaveProperty("companyKeys");
  expect(lists.at(-1)).not.toHaveProperty("status");
});

test("saves a view by name", async () => {
  install(() => ({ surveys: [survey(1)], total: 1, nextCursor: null }));
  const first = renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, {
    query: "?status=needs%20review",
  });
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "View name" }), "Mornings{Enter}");
  first.unmount();
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />);
  await screen.findByRole("link", { name: /Given1/ });
  await userEvent.click(screen.getByRole("button", { name: "Views" }));
  expect(await screen.findByRole("link", { name: "Mornings" })).toHaveAttribute(
    "href",
    "/insured/inspections?status=needs+review",
  );
});

test("exports all inspections of the filter page by page, with formulas neutralized", async () => {
  let file = { name: "", text: "" };
  let blobText = "";
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    file = { name: this.download, text: blobText };
  });
  const RealBlob = Blob;
  jest.spyOn(globalThis, "Blob").mockImplementation((parts, options) => {
    blobText = String(parts?.[0]);
    return new RealBlob(parts, options);
  });
  Object.assign(URL, { createObjectURL: () => "blob:test", revokeObjectURL: () => {} });
  const calls = install(({ limit, cursor }) => {
    if (`${limit}` === "200" && !cursor) return { surveys: [survey(8, { name: "=1+1" })], total: 2, nextCursor: "on" };
    return { surveys: [survey(9)], total: 2, nextCursor: null };
  });
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, { query: "?reviewed=no" });
  await screen.findByRole("link", { name: /Given9/ });
  await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(file.name).toMatch(/^inspections-\d{4}-\d{2}-\d{2}\.csv$/));
  const [, first, second] = file.text.split("\r\n");
  expect(first).toContain(",KM-8,'=1+1,Needs media,");
  expect(second).toContain(",KM-9,");
  const pages = calls.flatMap(({ name, params }) =>
    name === "survey.list" && params.limit === "200" ? [[params.reviewed, params.cursor]] : [],
  );
  expect(pages).toEqual([
    ["false", undefined],
    ["false", "on"],
  ]);
});

test("a deleted company is not shown by its key, and can be removed from the filter", async () => {
  const onUrlUpdate = jest.fn();
  install(() => ({ surveys: [survey(1)], total: 1, nextCursor: null }));
  renderScreen(<InspectionsScreen viewSwitch={null} EmailContents={() => null} />, {
    query: "?company=cous-deleted",
    onUrlUpdate,
  });
  expect(await screen.findByRole("button", { name: "Company Not found" })).toBeVisible();
  expect(screen.queryByText(/cous-deleted/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Clear Company" }));
  await waitFor(() => expect(onUrlUpdate.mock.lastCall[0].queryString).toBe(""));
});
