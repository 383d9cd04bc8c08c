import { type MissingPartFacts, remedyOf } from "./missing-part";

function missing(chunk: string): Error {
  const error = new Error(`Failed to load chunk /_next/static/chunks/${chunk}.js from module 7`);
  error.name = "ChunkLoadError";
  return error;
}

const facts = (other: Partial<MissingPartFacts> = {}): MissingPartFacts => ({
  build: "b1",
  readBuild: async () => "b2",
  isOnline: () => true,
  save: async () => true,
  ...other,
});

beforeEach(() => sessionStorage.clear());

test("reloads a tab once per build, whichever part is missing", async () => {
  expect(await remedyOf(missing("palette"), facts())).toBe("reload");
  expect(await remedyOf(missing("palette"), facts())).toBe("ask");
  expect(await remedyOf(missing("dialog"), facts())).toBe("ask");
  expect(await remedyOf(missing("palette"), facts({ build: "b2" }))).toBe("reload");
});

test.each([
  ["there is no network", { isOnline: () => false }],
  ["nobody answers", { readBuild: async () => null }],
])("reports the backend as unreached while %s", async (_why, other) => {
  expect(await remedyOf(missing("palette"), facts(other))).toBe("unreached");
});

test("does not reload a page with unsaved work, and may once it is saved", async () => {
  expect(await remedyOf(missing("palette"), facts({ save: async () => false }))).toBe("ask");
  expect(await remedyOf(missing("palette"), facts())).toBe("reload");
});

test("never reloads a tab that cannot remember the reload", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(await remedyOf(missing("palette"), facts())).toBe("ask");
});
