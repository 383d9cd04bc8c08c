import { act, fireEvent, render, screen } from "@testing-library/react";
import { announceLeaving } from "../page-leaving";
import { useDebouncedDraft } from "./use-debounced-draft";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const commit = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  commit.mockReset();
  push.mockReset();
});
afterEach(() => jest.useRealTimers());

function Search() {
  const [draft, setDraft] = useDebouncedDraft("", commit, 250);
  return (
    <>
      <input aria-label="Search" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <a href="/insured/overview/ins-1/prj-1" onClick={(event) => event.preventDefault()}>
        Harriet
      </a>
      <a href="/?tab=inactive" onClick={(event) => event.preventDefault()}>
        Inactive
      </a>
    </>
  );
}

function type(text: string) {
  fireEvent.change(screen.getByRole("textbox"), { target: { value: text } });
}

test("commits once when typing pauses", () => {
  render(<Search />);
  type("h");
  jest.advanceTimersByTime(249);
  type("ha");
  jest.advanceTimersByTime(249);
  expect(commit).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(commit.mock.calls).toEqual([["ha"]]);
});

test.each([
  ["a link", () => fireEvent.click(screen.getByRole("link", { name: "Harriet" }))],
  ["a command", () => announceLeaving("/insured/inspections")],
])("drops a draft when %s opens another page", (_, leave) => {
  render(<Search />);
  type("ha");
  leave();
  jest.advanceTimersByTime(1_000);
  expect(commit).not.toHaveBeenCalled();
});

test("keeps the draft when another view of the same page opens", () => {
  render(<Search />);
  type("ha");
  fireEvent.click(screen.getByRole("link", { name: "Inactive" }));
  jest.advanceTimersByTime(250);
  expect(commit.mock.calls).toEqual([["ha"]]);
});

test("opens a page again after a commit that was in progress when its link was pressed", async () => {
  let arrive = () => {};
  commit.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  render(<Search />);
  type("ha");
  jest.advanceTimersByTime(250);
  fireEvent.click(screen.getByRole("link", { name: "Harriet" }));
  await act(async () => {});
  expect(push).not.toHaveBeenCalled();
  await act(async () => arrive());
  expect(push.mock.calls).toEqual([["/insured/overview/ins-1/prj-1"]]);
  fireEvent.click(screen.getByRole("link", { name: "Harriet" }));
  await act(async () => {});
  expect(push).toHaveBeenCalledTimes(1);
});
