import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { SPECIMEN_TEXTS } from "@/components/gallery/specimen-copy";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { keepRecentPage } from "@/lib/client/recent-pages/recent-pages";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { type Answers, Failure, installBackend, renderScreen } from "@/tests/support/browser-backend";
import { PaletteDialog } from "./palette-dialog";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => "/insured/policies",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push }),
}));

const PROJECT_KEY = "prj-7k0bqqtzwxcvbnmd7k0bqqtzwxcvbnmd";
const run = jest.fn();
const ACTIONS: Action[] = [
  { id: "export", label: "Export as CSV", group: "page", keywords: "download", keys: ["mod+e"], run },
  { id: "done", label: "Mark done", group: "page", disabledReason: "3 things are open", run },
  { id: "next", label: "Next row", group: "list", keys: ["j"], isKeyOnly: true, run },
];

const insured = (key: string, name: string, projects: object[]) => ({
  key,
  companyKey: "cous-1",
  givenName: name,
  familyName: "Figueroa",
  email: `${name}@example.com`,
  isActive: key !== "ins-3",
  projects,
});
const claim = (key: string, claimNumber: string, createdAt: string) => ({ key, claimNumber, createdAt });

const ANSWERS: Answers = {
  "insured.list": ({ search }) => ({
    insureds: [
      insured("ins-1", "Marisol", [claim("prj-1", "KM-1", "2026-01-01"), claim("prj-2", "KM-2", "2026-02-01")]),
      insured("ins-3", "Ada", []),
    ].filter(({ givenName, projects }) => JSON.stringify([givenName, projects]).includes(String(search))),
    total: 2,
    nextCursor: null,
  }),
  "project.get": () => ({ key: PROJECT_KEY, insuredKey: "ins-1", claimNumber: "KM-26-104417" }),
};

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  useActions(ACTIONS);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Search or jump to
      </button>
      <PaletteDialog isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

async function open(answers: Answers = ANSWERS, role?: Role) {
  const calls = installBackend(answers, { role });
  renderScreen(
    <PublicConfigProvider config={{ keyBase: "-" } as PublicConfig}>
      <Page />
    </PublicConfigProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Search or jump to" }));
  return { user, calls, field: screen.getByRole("combobox", { name: "Search or jump to" }) };
}
const names = () => screen.queryAllByRole("option").map((option) => option.textContent);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  });
});
beforeEach(() => {
  push.mockReset();
  run.mockReset();
  localStorage.clear();
});

test("the palette opens with focus in its field and the page's commands, without commands that are only keys", async () => {
  const { field } = await open();
  expect(field).toHaveFocus();
  expect(names()).toEqual(["Export as CSVCtrl E", "Mark done3 things are open"]);
  expect(screen.getByRole("listbox", { name: "Results" })).toBeInTheDocument();
});

test("a command runs after the palette has closed and focus has returned", async () => {
  const { user } = await open();
  const opener = screen.getByText("Search or jump to", { selector: "button" });
  run.mockImplementation(() => expect(opener).toHaveFocus());
  await user.keyboard("download");
  await waitFor(() => expect(names()[0]).toBe("Export as CSVCtrl E"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a disabled command is listed with its reason and does nothing", async () => {
  const { user } = await open();
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { name: /Mark done/ })).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("Mark done: 3 things are open");
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog", { name: "Commands" })).toBeInTheDocument();
});

test("Escape and the palette's own key close it, and focus returns", async () => {
  const { user } = await open();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Search or jump to" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Search or jump to" }));
  await user.keyboard("{Control>}k{/Control}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("insured are found by name or claim number, with one call when typing pauses", async () => {
  const { user, calls } = await open();
  await user.keyboard("KM-1");
  await waitFor(() => expect(names()).toEqual(["Marisol FigueroaKM-1 · Marisol@example.com"]));
  expect(calls.filter(({ name }) => name === "insured.list").map(({ params }) => params.search)).toEqual(["KM-1"]);
  expect(screen.getByRole("status")).toHaveTextContent("1 result");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/insured/overview/ins-1/prj-1"));
});

test("the result of an insured says that there is no claim, or that the insured is inactive", async () => {
  const { user } = await open();
  await user.keyboard("Ada");
  await waitFor(() => expect(names()).toEqual(["Ada FigueroaNo claim · Ada@example.com · Inactive"]));
});

test("a failed search is reported in its place and can be retried", async () => {
  let isDown = true;
  const { user } = await open({
    "insured.list": (params) => {
      if (isDown) throw new Failure(500, "The server is busy");
      return ANSWERS["insured.list"]?.(params);
    },
  });
  await user.keyboard("Marisol");
  expect(await screen.findByText("Insured couldn't be searched: The server is busy")).toBeInTheDocument();
  isDown = false;
  await user.click(await screen.findByRole("option", { name: "Retry" }));
  await waitFor(() => expect(names()).toEqual(["Marisol FigueroaKM-2 · Marisol@example.com"]));
});

const inspection = (key: string, name: string, project: object) => ({
  key,
  projectKey: "prj-1",
  insured: insured("ins-1", name, []),
  project,
  property: null,
  mediaCount: 0,
});

test("a role that has only the list of inspections finds the claims of that list, each claim once", async () => {
  const first = claim("prj-1", "KM-1", "2026-01-01");
  const surveys = [inspection("srv-1", "Marisol", first), inspection("srv-2", "Marisol", first)];
  const answers: Answers = { ...ANSWERS, "survey.list": () => ({ surveys, total: 2, nextCursor: null }) };
  const { user, calls } = await open(answers, "underwriting_reviewer");
  await user.keyboard("Figueroa");
  await waitFor(() => expect(names()).toEqual(["Marisol FigueroaKM-1 · Marisol@example.com"]));
  expect(screen.getByRole("group", { name: "Inspections" })).toBeInTheDocument();
  expect(calls.filter(({ name }) => name === "survey.list").map(({ params }) => params)).toEqual([
    { search: "Figueroa", limit: "20" },
  ]);
  expect(calls.map(({ name }) => name)).not.toContain("insured.list");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith("/insured/overview/ins-1/prj-1"));
});

test("a failed search of the inspections names the inspections", async () => {
  const refuse = () => {
    throw new Failure(500, "The server is busy");
  };
  const { user } = await open({ "survey.list": refuse }, "underwriting_reviewer");
  await user.keyboard("Marisol");
  expect(await screen.findByText("Inspections couldn't be searched: The server is busy")).toBeInTheDocument();
  expect(screen.getByRole("option", { name: "Retry" })).toBeInTheDocument();
});

test("a role without claims searches none and makes no call", async () => {
  const { user, calls } = await open(ANSWERS, "claims_reviewer");
  await user.keyboard("Marisol");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("No results for “Marisol”."));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await user.clear(screen.getByRole("combobox"));
  await user.keyboard(PROJECT_KEY);
  expect(screen.getByRole("status")).toHaveTextContent("This is the key of a claim. Your role can't open it.");
  expect(calls.map(({ name }) => name)).not.toContain("insured.list");
  expect(calls.map(({ name }) => name)).not.toContain("project.get");
});

test("a pasted key opens its record at once", async () => {
  const { user } = await open();
  await user.paste(` ${PROJECT_KEY} `);
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/insured/overview/ins-1/${PROJECT_KEY}`));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a typed key waits for Enter", async () => {
  const { user } = await open();
  await user.keyboard(PROJECT_KEY);
  await screen.findByRole("option", { name: "Open Claim KM-26-104417" });
  expect(push).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/insured/overview/ins-1/${PROJECT_KEY}`));
});

test.each([
  [
    "the key of a missing record",
    PROJECT_KEY,
    "Couldn't find a claim with this key. It may be deleted, or you don't have access.",
  ],
  [
    "the key of a kind without a page",
    PROJECT_KEY.replace("prj", "vrx"),
    "This is the key of a vertex. It has no page of its own.",
  ],
  ["a part of a key", PROJECT_KEY.slice(0, -2), "it isn't complete: 30 of 32 characters"],
])("pasting %s shows why nothing opens", async (_name, key, sentence) => {
  const { user } = await open({
    "project.get": () => {
      throw new Failure(404, "Project not found");
    },
  });
  await user.paste(key);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(sentence));
  expect(push).not.toHaveBeenCalled();
});

test("a failed lookup of a key can be retried", async () => {
  let isDown = true;
  const { user } = await open({
    "project.get": () => {
      if (isDown) throw new Failure(502, "Project not found");
      return { key: PROJECT_KEY, insuredKey: "ins-1", claimNumber: "KM-1" };
    },
  });
  await user.paste(PROJECT_KEY);
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("The key couldn't be looked up."));
  isDown = false;
  await user.click(screen.getByRole("option", { name: "Retry" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/insured/overview/ins-1/${PROJECT_KEY}`));
});

test("a link to Lintel opens its page; any other link opens nothing", async () => {
  const { user } = await open();
  await user.keyboard("http://localhost/insured/inspections?search=x");
  await user.click(screen.getByRole("option", { name: "Open /insured/inspections?search=x" }));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/insured/inspections?search=x"));
  await user.click(screen.getByRole("button", { name: "Search or jump to" }));
  await user.keyboard("https://evil.test/insured/inspections");
  await user.click(screen.getByRole("option", { name: /evil.test/ }));
  expect(screen.getByRole("status")).toHaveTextContent("This link leaves Lintel");
  expect(push).toHaveBeenCalledTimes(1);
});

test("recent pages come first, without the current one", async () => {
  keepRecentPage("emp-1", { href: "/insured/policies", title: "Insured" });
  keepRecentPage("emp-1", { href: "/insured/overview/ins-1/prj-1", title: SPECIMEN_TEXTS.markup });
  const { user } = await open();
  const recent = await screen.findByRole("group", { name: "Recent" });
  expect(
    within(recent)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual([SPECIMEN_TEXTS.markup]);
  await user.click(within(recent).getByRole("option"));
  await waitFor(() => expect(push).toHaveBeenCalledWith("/insured/overview/ins-1/prj-1"));
});

test.each([
  ["right-to-left letters", SPECIMEN_TEXTS.rightToLeft],
  ["emoji", SPECIMEN_TEXTS.emoji],
  ["characters without width", "\u200B\u200D"],
  ["markup", SPECIMEN_TEXTS.markup],
  ["half a character", "\uD83D"],
])("text with %s is searched like any other", async (_name, text) => {
  const { field } = await open();
  fireEvent.change(field, { target: { value: text } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(field).toHaveAttribute("dir", "auto");
});

test("100 KB of text become a search of 100 characters, requested once, with at most 200 results", async () => {
  const { field, calls } = await open();
  fireEvent.change(field, { target: { value: "KM-1 ".repeat(20_000) } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const searches = calls.filter(({ name }) => name === "insured.list").map(({ params }) => String(params.search));
  expect(searches.map((text) => text.length)).toEqual([100]);
  expect(field).toHaveAttribute("maxlength", "300");
  expect(screen.queryAllByRole("option").length).toBeLessThanOrEqual(200);
});
