/** Loads a file as another bundle would: with its own modules. */
function loadSeparately<Loaded>(load: () => Loaded): Loaded {
  let loaded: Loaded | undefined;
  jest.isolateModules(() => {
    loaded = load();
  });
  return loaded as Loaded;
}

test("a bundle finds the value that another bundle created", () => {
  const load = () => jest.requireActual<typeof import("./process-wide")>("./process-wide");
  const [one, other] = [loadSeparately(load), loadSeparately(load)];
  expect(one).not.toBe(other);
  const created = one.processWide("test: a list", () => ["made"]);
  expect(other.processWide("test: a list", () => ["made again"])).toBe(created);
  expect(other.processWide("test: another", () => ["made again"])).toEqual(["made again"]);
});

test("a log-out in one bundle counts in the other", () => {
  const load = () => jest.requireActual<typeof import("./session/ended-sessions")>("./session/ended-sessions");
  const session = { accessToken: "token-of-two-bundles", issuedAt: 1 };
  loadSeparately(load).endSession(session);
  expect(loadSeparately(load).isSessionEnded({ ...session })).toBe(true);
});

test("a cookie removed in one bundle is unknown in the other", () => {
  const load = () => jest.requireActual<typeof import("./session/session-cache")>("./session/session-cache");
  const [one, other] = [loadSeparately(load), loadSeparately(load)];
  const record = { accessToken: "a" } as Parameters<typeof one.rememberSession>[1];
  one.rememberSession("seal of two bundles", record);
  expect(other.recallSession("seal of two bundles")).toBe(record);
  other.forgetSession("seal of two bundles");
  expect(one.recallSession("seal of two bundles")).toBe(null);
});
