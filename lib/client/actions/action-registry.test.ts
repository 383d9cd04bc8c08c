import type { Action } from "./action";
import { createActionRegistry } from "./action-registry";

const action = (id: string, change: Partial<Action> = {}): Action => ({
  id,
  label: id,
  group: "page",
  run: jest.fn(),
  ...change,
});

const strict = () => createActionRegistry({ isStrict: true });

test("lists the actions of mounted screens in the order of declaration", () => {
  const registry = strict();
  const shell = registry.add([action("go")]);
  const screen = registry.add([action("save"), action("print")]);
  expect(registry.list().map(({ id }) => id)).toEqual(["go", "save", "print"]);
  screen.remove();
  expect(registry.list().map(({ id }) => id)).toEqual(["go"]);
  shell.remove();
  expect(registry.list()).toEqual([]);
});

test("notifies of changed data but not of changed functions, and runs the latest function", () => {
  const registry = strict();
  const notified = jest.fn();
  const [first, second] = [jest.fn(), jest.fn()];
  const handle = registry.add([action("save", { run: first })]);
  registry.subscribe(notified);
  const before = registry.list();
  handle.update([action("save", { run: second })]);
  expect(notified).not.toHaveBeenCalled();
  expect(registry.list()).toBe(before);
  before[0]?.run();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  handle.update([action("save", { disabledReason: "Nothing has changed" })]);
  expect(notified).toHaveBeenCalledTimes(1);
});

test("runs neither a disabled nor an unknown action", () => {
  const registry = strict();
  const run = jest.fn();
  const handle = registry.add([action("save", { run, disabledReason: "Nothing has changed" })]);
  registry.run("save");
  handle.remove();
  registry.run("save");
  expect(run).not.toHaveBeenCalled();
});

test.each([
  ["the same key", ["x"], ["x"], '"one" on x and "two" on x want the same key'],
  ["a key and the start of a sequence", ["g"], ["g i"], '"one" on g and "two" on g i want the same key'],
  ["modifiers in another order", ["mod+shift+z"], ["shift+mod+z"], "want the same key"],
])("rejects two actions with %s", (_name, keys, others, message) => {
  const registry = strict();
  registry.add([action("one", { keys })]);
  expect(() => registry.add([action("two", { keys: others })])).toThrow(message);
  expect(registry.list().map(({ id }) => id)).toEqual(["one"]);
});

test("rejects two actions with the same id", () => {
  expect(() => strict().add([action("one"), action("one")])).toThrow('Two actions are called "one"');
});

test("allows two actions with the same key in different layers, for different roles, or with one not offered", () => {
  const registry = strict();
  const key = { keys: ["x"] };
  registry.add([action("page", { ...key, isFor: (role) => role === "admin" })]);
  registry.add([action("dialog", key)], document.createElement("div"));
  registry.add([action("reviewer", { ...key, isFor: (role) => role === "claims_reviewer" })]);
  registry.add([action("absent", { ...key, isOffered: false })]);
  registry.add([action("sequence", { keys: ["g x"] })]);
  expect(registry.list()).toHaveLength(5);
});

test("rejects an update that takes another action's key", () => {
  const registry = strict();
  registry.add([action("one", { keys: ["x"] })]);
  const handle = registry.add([action("two", { keys: ["y"] })]);
  expect(() => handle.update([action("two", { keys: ["x"] })])).toThrow("want the same key");
});

test("keeps both of two actions with the same id in production, and runs the last declared", () => {
  const registry = createActionRegistry({ isStrict: false });
  const [first, last] = [jest.fn(), jest.fn()];
  registry.add([action("one", { run: first })]);
  registry.add([action("one", { run: last })]);
  registry.run("one");
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
});
