import { type AlertInput, createAlertsStore } from "./alerts-store";

function shown(...inputs: AlertInput[]) {
  const store = createAlertsStore();
  for (const input of inputs) store.show(input);
  return store.get().map(({ message }) => message);
}

test("a new alert has the defaults of the specification", () => {
  const store = createAlertsStore();
  store.show({ message: "Saved", type: "success" });
  expect(store.get()).toEqual([
    { message: "Saved", type: "success", id: "alert-1", duration: 5000, isPersistent: false, theme: "light" },
  ]);
});

test("a new alert replaces the list", () => {
  expect(shown({ message: "A", type: "error" }, { message: "B", type: "success" })).toEqual(["B"]);
});

test("a new alert is appended if the first has the same type and icon", () => {
  expect(
    shown({ message: "A", type: "error" }, { message: "B", type: "error" }, { message: "B", type: "error" }),
  ).toEqual(["A", "B", "B"]);
  expect(shown({ message: "A", type: "error", customIconName: "trash" }, { message: "B", type: "error" })).toEqual([
    "B",
  ]);
});

test("a duplicate replaces the earlier alert in its position", () => {
  const store = createAlertsStore();
  store.show({ message: "A", type: "error" });
  store.show({ message: "B", type: "error" });
  store.show({ message: "A", type: "error", shouldReplaceDuplicates: true });
  expect(store.get().map(({ id, message }) => [id, message])).toEqual([
    ["alert-3", "A"],
    ["alert-2", "B"],
  ]);
});

test("a replaced alert appears once", () => {
  const store = createAlertsStore();
  store.show({ message: "A", type: "error" });
  store.show({ message: "A", type: "error" });
  store.show({ message: "B", type: "error", id: "mine" });
  store.show({ message: "A", type: "error", id: "mine", shouldReplaceDuplicates: true });
  expect(store.get().map(({ id, message }) => [id, message])).toEqual([["mine", "A"]]);
});

test("an alert of another type replaces the list", () => {
  expect(shown({ message: "A", type: "error" }, { message: "A", type: "info", shouldReplaceDuplicates: true })).toEqual(
    ["A"],
  );
  expect(
    shown(
      { message: "A", type: "error" },
      { message: "B", type: "error" },
      { message: "B", type: "warning", shouldReplaceDuplicates: true },
    ),
  ).toEqual(["B"]);
});

test.each([
  [undefined, 5_000],
  [Number.NaN, 5_000],
  [0, 0],
  [-1, 0],
  [12_000, 12_000],
  [Number.POSITIVE_INFINITY, 2_147_483_647],
])("a duration of %s is stored as %s ms", (duration, expected) => {
  const store = createAlertsStore();
  store.show({ message: "A", type: "info", duration });
  expect(store.get()[0]?.duration).toBe(expected);
});

test("keeps every field of the input", () => {
  const store = createAlertsStore();
  const alert = {
    message: "A",
    type: "warning",
    id: "mine",
    duration: 1_000,
    isPersistent: true,
    customIconName: "trash",
    theme: "dark",
    alertClassName: "wide",
    buttonProps: { label: "Retry", onClick: () => {} },
    shouldReplaceDuplicates: true,
  } as const;
  store.show(alert);
  expect(store.get()).toEqual([alert]);
});

test("shows an id at most once", () => {
  const store = createAlertsStore();
  store.show({ id: "x", message: "A", type: "info" });
  store.show({ id: "x", message: "B", type: "info" });
  expect(store.get().map(({ message }) => message)).toEqual(["B"]);
});

test("clears one alert or all, and notifies listeners of each change", () => {
  const store = createAlertsStore();
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  const id = store.show({ message: "A", type: "info" });
  store.show({ message: "B", type: "info" });
  store.clear("unknown");
  store.clear(id);
  expect(store.get().map(({ message }) => message)).toEqual(["B"]);
  store.clear();
  expect(store.get()).toEqual([]);
  expect(notified).toBe(4);
});

describe("an unknown icon", () => {
  const input = { message: "A", type: "info", customIconName: "no such icon" as never } as const;

  test("throws in development, and the error lists the known names", () => {
    expect(() => createAlertsStore().show(input)).toThrow(/There is no alert icon "no such icon"\. .*bookmark.*trash/);
  });

  test("falls back to the icon of the type in production", () => {
    const replaced = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    const store = createAlertsStore();
    store.show(input);
    replaced.restore();
    expect(store.get()[0]).toMatchObject({ message: "A", customIconName: undefined });
  });
});
