import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useRef, useState } from "react";
import { SearchInput } from "@/components/ui/inputs/search-input";
import { usePageKeys } from "@/components/ui/keys/page-keys";
import { Dialog } from "@/components/ui/overlays/dialog";
import type { Action } from "@/lib/client/actions/action";
import { useActions } from "@/lib/client/actions/use-actions";
import { clearAlert } from "@/lib/client/alerts/alerts-store";
import { changeAppearance } from "@/lib/client/appearance/use-appearance";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { PublicConfig } from "@/lib/domain/public-config";
import type { Role } from "@/lib/domain/roles";
import { installBackend, renderScreen } from "@/tests/support/browser-backend";
import { AlertsViewport } from "../alerts-viewport";
import { ActionsRoot } from "./actions-root";

const push = jest.fn();
jest.mock("next/navigation", () => ({
  usePathname: () => "/insured/policies",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push }),
}));

const run = jest.fn();
const pageAction = (change: Partial<Action> = {}): Action => ({
  id: "own",
  label: "Mark reviewed",
  group: "page",
  run,
  ...change,
});

function Screen({ actions }: { actions: readonly Action[] }) {
  useActions(actions);
  return (
    <>
      <SearchInput label="Search insured" value="" onValueChange={() => {}} shortcut="/" />
      <input type="checkbox" aria-label="Select" />
      <button type="button">Open</button>
    </>
  );
}

function InDialog() {
  const ref = useRef<HTMLParagraphElement>(null);
  usePageKeys([{ id: "close", label: "Close", keys: ["e"], run: () => run("dialog") }], ref);
  return <p ref={ref}>Question</p>;
}

function Rows() {
  const [row, setRow] = useState(0);
  useActions([
    pageAction({ id: "next", keys: ["j"], run: () => setRow(row + 1) }),
    pageAction({ id: "look", keys: ["o"], run: () => run(row) }),
  ]);
  return null;
}

async function show(
  actions: readonly Action[],
  options: { role?: Role; hasDialog?: boolean; sessionAfter?: Promise<void>; part?: ReactNode } = {},
) {
  installBackend({}, options);
  renderScreen(
    <PublicConfigProvider config={{ keyBase: "-", helpUrl: "https://help.test/" } as PublicConfig}>
      <ActionsRoot>
        <Screen actions={actions} />
        {options.part}
        <Dialog isOpen={options.hasDialog ?? false} onOpenChange={() => {}} title="Sure?">
          <InDialog />
        </Dialog>
        <AlertsViewport />
      </ActionsRoot>
    </PublicConfigProvider>,
  );
  await act(async () => {});
  return userEvent.setup();
}

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
});
afterEach(() => {
  jest.useRealTimers();
  act(() => {
    clearAlert();
    changeAppearance({ theme: "system", density: "standard", isNavCollapsed: false, areLetterKeysOff: false });
  });
});

test("g and then a letter opens a screen of the role", async () => {
  const user = await show([]);
  await user.keyboard("gi");
  expect(push).toHaveBeenLastCalledWith("/insured/policies");
  await user.keyboard("gn");
  expect(push).toHaveBeenLastCalledWith("/insured/inspections");
  await user.keyboard("gs");
  expect(push).toHaveBeenLastCalledWith("/settings");
});

describe("before the role is known", () => {
  const keyDown = (key: string) => fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
  /** Shows the page before the session has loaded; the returned function completes the load. */
  async function showAhead(actions: readonly Action[], part?: ReactNode) {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await show(actions, { sessionAfter: isAnswered, part });
    return () => act(async () => answer());
  }
  const guarded = pageAction({ keys: ["n"], isFor: (role) => role === "employee" });

  test("a letter waits for the role, and so does a sequence", async () => {
    const answer = await showAhead([guarded]);
    keyDown("g");
    keyDown("i");
    keyDown("n");
    expect(push).not.toHaveBeenCalled();
    await answer();
    expect(push).toHaveBeenCalledWith("/insured/policies");
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("keys after a waiting key are handled after it", async () => {
    const answer = await showAhead([
      pageAction({ id: "first", keys: ["j"], run: () => run("first") }),
      pageAction({ id: "then", keys: ["Escape"], run: () => run("then") }),
    ]);
    keyDown("j");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(run).not.toHaveBeenCalled();
    await answer();
    expect(run.mock.calls).toEqual([["first"], ["then"]]);
  });

  test("the page of a waiting key renders before the next key is handled", async () => {
    const answer = await showAhead([], <Rows />);
    for (const key of ["j", "j", "o"]) keyDown(key);
    await answer();
    expect(run.mock.calls).toEqual([[2]]);
  });

  test("a key other than a letter waits too, if not every role has it", async () => {
    const answer = await showAhead([pageAction({ keys: ["Delete"], isFor: (role) => role === "employee" })]);
    fireEvent.keyDown(document.body, { key: "Delete" });
    expect(run).not.toHaveBeenCalled();
    await answer();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("a key that the role does not have does nothing", async () => {
    const answer = await showAhead([pageAction({ keys: ["n"], isFor: (role) => role === "admin" })]);
    keyDown("n");
    await answer();
    expect(run).not.toHaveBeenCalled();
  });

  test("a press of the pointer, or five seconds, discards the waiting key", async () => {
    const answer = await showAhead([guarded]);
    keyDown("n");
    fireEvent.pointerDown(document.body);
    const old = new KeyboardEvent("keydown", { key: "n", code: "KeyN", bubbles: true });
    Object.defineProperty(old, "timeStamp", { value: performance.now() - 5_000 });
    fireEvent(document.body, old);
    await answer();
    expect(run).not.toHaveBeenCalled();
    keyDown("n");
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test("screens that the role does not have are without keys", async () => {
  const user = await show([], { role: "claims_reviewer" });
  await user.keyboard("gignga");
  expect(push).not.toHaveBeenCalled();
  await user.keyboard("gs");
  expect(push).toHaveBeenCalledWith("/settings");
});

test("after g, a hint lists the next keys for a second and a half", async () => {
  await show([]);
  jest.useFakeTimers();
  fireEvent.keyDown(document.body, { key: "g", code: "KeyG" });
  const hint = screen.getByText("Go to Inspections").closest("[role='status']");
  expect(hint).toHaveTextContent("gtheniGo to InsurednGo to InspectionssGo to Settings");
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.queryByText("Go to Inspections")).not.toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "s", code: "KeyS" });
  expect(push).not.toHaveBeenCalled();
});

test("the second key of a sequence counts by the time of its press, even if the page handles the key late", async () => {
  await show([]);
  const pressAt = (key: string, timeStamp: number) => {
    const event = new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    fireEvent(document.body, event);
  };
  const clock = jest.spyOn(Date, "now").mockReturnValue(1_000);
  pressAt("g", 1_000);
  clock.mockReturnValue(9_000);
  pressAt("s", 2_400);
  expect(push).toHaveBeenLastCalledWith("/settings");
  pressAt("g", 10_000);
  clock.mockRestore();
  pressAt("i", 11_600);
  expect(push).toHaveBeenCalledTimes(1);
});

test("keys do nothing while someone types, except on a checkbox; a chord works", async () => {
  const user = await show([pageAction({ keys: ["e"] })]);
  await user.type(screen.getByRole("searchbox", { name: "Search insured" }), "egs?");
  expect(run).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  act(() => screen.getByRole("checkbox", { name: "Select" }).focus());
  await user.keyboard("e");
  expect(run).toHaveBeenCalledTimes(1);
  act(() => screen.getByRole("searchbox", { name: "Search insured" }).focus());
  await user.keyboard("{Control>}k{/Control}");
  expect(await screen.findByRole("combobox", { name: "Search or jump to" })).toHaveFocus();
});

test("keys of an input method, held keys and handled keys are ignored", async () => {
  await show([
    pageAction({ keys: ["e"] }),
    pageAction({ id: "next", keys: ["j"], isRepeatable: true, run: () => run("next") }),
  ]);
  fireEvent.keyDown(document.body, { key: "e", code: "KeyE", isComposing: true });
  fireEvent.keyDown(document.body, { key: "Process", code: "KeyE" });
  fireEvent.keyDown(document.body, { key: "e", code: "KeyE", repeat: true });
  const handled = new KeyboardEvent("keydown", { key: "e", code: "KeyE", bubbles: true, cancelable: true });
  handled.preventDefault();
  fireEvent(document.body, handled);
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "j", code: "KeyJ", repeat: true });
  expect(run).toHaveBeenCalledWith("next");
});

test("Enter and Space go to the focused control", async () => {
  const user = await show([pageAction({ keys: ["Enter", "Space"] })]);
  act(() => screen.getByRole("button", { name: "Open" }).focus());
  await user.keyboard("{Enter} ");
  expect(run).not.toHaveBeenCalled();
  act(() => screen.getByRole("button", { name: "Open" }).blur());
  await user.keyboard("{Enter} ");
  expect(run).toHaveBeenCalledTimes(2);
});

test("with a dialog open, only the keys of the dialog work", async () => {
  const user = await show([pageAction({ keys: ["e"] })], { hasDialog: true });
  await user.keyboard("e");
  expect(run.mock.calls).toEqual([["dialog"]]);
  await user.keyboard("gs");
  await user.keyboard("{Control>}k{/Control}");
  expect(push).not.toHaveBeenCalled();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

test("the key of a disabled action shows the reason", async () => {
  const user = await show([pageAction({ keys: ["e"], disabledReason: "3 things are open" })]);
  await user.keyboard("e");
  expect(run).not.toHaveBeenCalled();
  expect(await screen.findByText("Mark reviewed: 3 things are open")).toBeInTheDocument();
});

test("? lists every key of the page by group, and closes the list", async () => {
  const user = await show([pageAction({ keys: ["e"], disabledReason: "3 things are open" })]);
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const lines = within(dialog)
    .getAllByRole("term")
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(lines).toEqual([
    "Mark reviewed3 things are open e",
    "Search insured /",
    "Go to Insured g then i",
    "Go to Inspections g then n",
    "Go to Settings g then s",
    "Bookmarked claims g then b",
    "Collapse navigation Ctrl B",
    "Search or jump to Ctrl K",
    "Keyboard shortcuts ?",
  ]);
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("single-letter keys can be turned off; chords and the palette still work", async () => {
  const user = await show([pageAction({ keys: ["e"] })]);
  await user.keyboard("?");
  await user.click(await screen.findByRole("switch", { name: "Single-letter keys" }));
  expect(document.documentElement).toHaveAttribute("data-letter-keys", "off");
  expect(screen.getByText("Mark reviewed").parentElement).toHaveTextContent("Mark reviewedoffe");
  await user.keyboard("{Escape}");
  await user.keyboard("egs?/");
  expect(run).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("searchbox", { name: "Search insured" })).not.toHaveFocus();
  await user.keyboard("{Control>}b{/Control}");
  expect(document.documentElement).toHaveAttribute("data-nav", "collapsed");
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "single-letter{Enter}");
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute("data-letter-keys"));
});

test("/ focuses the search of the page, which is also a command with its name", async () => {
  const user = await show([]);
  await user.keyboard("/");
  expect(screen.getByRole("searchbox", { name: "Search insured" })).toHaveFocus();
  act(() => screen.getByRole("searchbox", { name: "Search insured" }).blur());
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox"), "search ins{Enter}");
  await waitFor(() => expect(screen.getByRole("searchbox", { name: "Search insured" })).toHaveFocus());
});
