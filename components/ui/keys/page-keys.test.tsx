import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { Dialog } from "../overlays/dialog";
import { type PageKey, PageKeysProvider, usePageKeys } from "./page-keys";

const run = jest.fn();
const KEYS: PageKey[] = [
  { id: "next", label: "Next", keys: ["j"], isRepeatable: true, run: () => run("next") },
  { id: "mark", label: "Mark", keys: ["shift+x", "Space"], run: () => run("mark") },
];

function Part({ keys = KEYS }: { keys?: readonly PageKey[] }) {
  const ref = useRef<HTMLDivElement>(null);
  usePageKeys(keys, ref);
  return (
    <div ref={ref}>
      <input aria-label="Name" />
      <button type="button">Open</button>
    </div>
  );
}

beforeEach(() => run.mockReset());
afterEach(() => document.documentElement.removeAttribute("data-letter-keys"));

test("handles a part's keys from anywhere on the page without a registry", async () => {
  render(<Part />);
  await userEvent.keyboard("j{Shift>}X{/Shift} ");
  expect(run.mock.calls).toEqual([["next"], ["mark"], ["mark"]]);
});

test("ignores keys while typing, on a control's native key, with a modifier and under a dialog", async () => {
  const { rerender } = render(<Part />);
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "j ");
  screen.getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{Control>}j{/Control}");
  rerender(
    <>
      <Part />
      <Dialog isOpen onOpenChange={() => {}} title="Sure?" />
    </>,
  );
  await userEvent.keyboard("j");
  expect(run).not.toHaveBeenCalled();
});

test("repeats only repeatable keys while held", () => {
  render(<Part />);
  fireEvent.keyDown(document.body, { key: "j", repeat: true });
  fireEvent.keyDown(document.body, { key: " ", repeat: true });
  expect(run.mock.calls).toEqual([["next"]]);
});

test("handles only named keys when letter keys are off", async () => {
  document.documentElement.dataset.letterKeys = "off";
  render(<Part />);
  await userEvent.keyboard("j{Shift>}X{/Shift} ");
  expect(run.mock.calls).toEqual([["mark"]]);
});

test("keeps the browser's default action for a key whose action did not apply", () => {
  render(<Part keys={[{ id: "none", label: "None", keys: ["j"], run: () => false }]} />);
  expect(fireEvent.keyDown(document.body, { key: "j" })).toBe(true);
  render(<Part keys={[{ id: "some", label: "Some", keys: ["k"], run }]} />);
  expect(fireEvent.keyDown(document.body, { key: "k" })).toBe(false);
});

test("passes keys, their changes and their removal to the registry", async () => {
  const handle = { update: jest.fn(), remove: jest.fn() };
  const registry = { add: jest.fn(() => handle) };
  const show = (keys: readonly PageKey[]) => (
    <PageKeysProvider registry={registry}>
      <Part keys={keys} />
    </PageKeysProvider>
  );
  const { rerender, unmount } = render(show(KEYS));
  expect(registry.add).toHaveBeenCalledWith(KEYS, null);
  rerender(show([]));
  expect(handle.update).toHaveBeenLastCalledWith([]);
  unmount();
  expect(handle.remove).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("j");
  expect(run).not.toHaveBeenCalled();
});
