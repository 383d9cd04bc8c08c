/**
 * Compares random sequences of shows, clears, presses, pointer moves and waits with a model of the rules of the spec
 * (section 4 "Alerts"). The model does not use the store.
 */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { type AlertInput, clearAlert, showAlert } from "@/lib/client/alerts/alerts-store";
import { AlertsViewport } from "./alerts-viewport";

const here = { path: "/insured/policies" };
jest.mock("next/navigation", () => ({ usePathname: () => here.path }));

type Row = {
  id: string | null;
  text: string;
  kind: string;
  closesAt: number;
  stays: boolean;
  button: boolean;
  theme: "light" | "dark";
  /** The extra class name of the alert. */
  extra: string | null;
};
type Model = { now: number; rows: Row[]; path: string };
type Real = { presses: number; redraw: () => void };

const CLASSES = ["wide-alert", "quiet-alert"];

const kindOf = (input: AlertInput) => `${input.type}/${input.customIconName ?? ""}`;

function checkShown(model: Model): void {
  const isDark = model.path.endsWith("/scan-viewer");
  const shown = screen.queryAllByRole("listitem").map((item) => ({
    text: item.querySelector("p")?.textContent,
    theme: item.getAttribute("data-theme"),
    extra: CLASSES.filter((name) => item.classList.contains(name)),
  }));
  const expected = model.rows.map(({ text, theme, extra }) => ({
    text,
    theme: isDark ? "dark" : theme,
    extra: extra === null ? [] : [extra],
  }));
  expect(shown).toEqual(expected);
}

class Show implements fc.Command<Model, Real> {
  constructor(readonly input: AlertInput) {}
  check = () => true;
  run(model: Model, real: Real): void {
    const { input } = this;
    const row: Row = {
      id: input.id ?? null,
      text: input.message,
      kind: kindOf(input),
      closesAt: model.now + (input.duration ?? 5_000),
      stays: input.isPersistent === true,
      button: input.buttonProps !== undefined,
      theme: input.theme ?? "light",
      extra: input.alertClassName ?? null,
    };
    const isOther = model.rows.length === 0 || model.rows[0]?.kind !== row.kind;
    if (isOther) {
      model.rows = [row];
    } else {
      const same = (one: Row) =>
        (row.id !== null && one.id === row.id) || (input.shouldReplaceDuplicates === true && one.text === row.text);
      const nextRows: Row[] = [];
      let isPlaced = false;
      for (const one of model.rows) {
        if (!same(one)) nextRows.push(one);
        else if (!isPlaced) {
          nextRows.push(row);
          isPlaced = true;
        }
      }
      if (!isPlaced) nextRows.push(row);
      model.rows = nextRows;
    }
    const onClick = () => {
      real.presses += 1;
    };
    act(() => void showAlert(input.buttonProps ? { ...input, buttonProps: { label: "Undo", onClick } } : input));
    checkShown(model);
  }
  toString = () => `show ${JSON.stringify(this.input)}`;
}

class Clear implements fc.Command<Model, Real> {
  constructor(readonly id: string | undefined) {}
  check = () => true;
  run(model: Model): void {
    model.rows = this.id === undefined ? [] : model.rows.filter((row) => row.id !== this.id);
    act(() => clearAlert(this.id));
    checkShown(model);
  }
  toString = () => `clear ${this.id ?? "all"}`;
}

abstract class OnRow implements fc.Command<Model, Real> {
  constructor(readonly index: number) {}
  check = (model: Readonly<Model>) => model.rows.length > 0;
  abstract act(item: HTMLElement, row: Row, model: Model, real: Real): void;
  run(model: Model, real: Real): void {
    const index = this.index % model.rows.length;
    const item = screen.getAllByRole("listitem")[index] as HTMLElement;
    this.act(item, model.rows[index] as Row, model, real);
    checkShown(model);
  }
}

class Press extends OnRow {
  override act(item: HTMLElement, row: Row, model: Model): void {
    model.rows = model.rows.filter((other) => other !== row);
    const close = [...item.querySelectorAll("button")].at(-1) as HTMLElement;
    fireEvent.click(close);
  }
  override toString = () => `press ${this.index}`;
}

class PressItsButton extends OnRow {
  override act(item: HTMLElement, row: Row, model: Model, real: Real): void {
    if (!row.button) return;
    const before = real.presses;
    model.rows = model.rows.filter((other) => other !== row);
    fireEvent.click(item.querySelector("button") as HTMLElement);
    expect(real.presses).toBe(before + 1);
  }
  override toString = () => `press the button of ${this.index}`;
}

class PointerOver extends OnRow {
  override act(item: HTMLElement): void {
    fireEvent.mouseEnter(item);
  }
  override toString = () => `over ${this.index}`;
}

class PointerOut extends OnRow {
  override act(item: HTMLElement, row: Row, model: Model): void {
    if (!row.stays) model.rows = model.rows.filter((other) => other !== row);
    fireEvent.mouseLeave(item);
  }
  override toString = () => `out of ${this.index}`;
}

class Wait implements fc.Command<Model, Real> {
  constructor(readonly milliseconds: number) {}
  check = () => true;
  run(model: Model): void {
    model.now += this.milliseconds;
    model.rows = model.rows.filter((row) => row.stays || row.closesAt > model.now);
    act(() => jest.advanceTimersByTime(this.milliseconds));
    checkShown(model);
  }
  toString = () => `wait ${this.milliseconds}`;
}

class Go implements fc.Command<Model, Real> {
  constructor(readonly path: string) {}
  check = () => true;
  run(model: Model, real: Real): void {
    here.path = this.path;
    model.path = this.path;
    act(() => real.redraw());
    checkShown(model);
  }
  toString = () => `go to ${this.path}`;
}

const input: fc.Arbitrary<AlertInput> = fc.record(
  {
    message: fc.constantFrom("A", "B"),
    type: fc.constantFrom("success", "info", "warning", "error"),
    id: fc.constantFrom("x", "y"),
    duration: fc.constantFrom(1_000, 7_000),
    isPersistent: fc.boolean(),
    customIconName: fc.constantFrom("trash", "camera"),
    shouldReplaceDuplicates: fc.boolean(),
    theme: fc.constantFrom("light", "dark"),
    alertClassName: fc.constantFrom(...CLASSES),
    buttonProps: fc.constant({ label: "Undo", onClick: () => {} }),
  },
  { requiredKeys: ["message", "type"] },
);
/** Mostly of one kind, so that lists grow. */
const likely = input.map((one): AlertInput => ({ ...one, type: "error", customIconName: undefined }));

const indexes = fc.nat(5);
const commands = fc.commands(
  [
    likely.map((one) => new Show(one)),
    likely.map((one) => new Show(one)),
    likely.map((one) => new Show(one)),
    likely.map((one) => new Show(one)),
    input.map((one) => new Show(one)),
    fc.constantFrom("x", "y", "x", "y", "unknown", undefined).map((id) => new Clear(id)),
    indexes.map((index) => new Press(index)),
    indexes.map((index) => new PressItsButton(index)),
    indexes.map((index) => new PointerOver(index)),
    indexes.map((index) => new PointerOut(index)),
    fc.constantFrom(1, 999, 1_000, 4_000, 5_000).map((milliseconds) => new Wait(milliseconds)),
    fc.constantFrom("/settings", "/insured/overview/ins-1/prj-1/scan-viewer").map((path) => new Go(path)),
  ],
  { maxCommands: 30 },
);

test("after any sequence of events, exactly the alerts that the rules require are shown", () => {
  fc.assert(
    fc.property(commands, (sequence) => {
      jest.useFakeTimers();
      here.path = "/settings";
      const { rerender } = render(<AlertsViewport />);
      try {
        fc.modelRun(
          () => ({
            model: { now: 0, rows: [], path: "/settings" },
            real: { presses: 0, redraw: () => rerender(<AlertsViewport />) },
          }),
          sequence,
        );
      } finally {
        act(() => clearAlert());
        cleanup();
        jest.useRealTimers();
      }
    }),
    { numRuns: 100 },
  );
});
