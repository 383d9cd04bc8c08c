import { breaches, isIn } from "./breaches";
import { findCycles, findFolderPairs, imports } from "./import-graph";
import { IMPORT_TABLE } from "./import-table";
import { importsOf, isCode, isTest, sourceFiles } from "./source-files";

const files = sourceFiles().filter((file) => isCode(file) && (!isTest(file) || file.startsWith("tests/")));

const checkedFiles = files.filter((file) => !/^(next|jest)\.config\.mjs$|^playwright\.config\.ts$/.test(file));

test("finds the source files", () => {
  expect(checkedFiles.length).toBeGreaterThan(100);
  for (const room of [
    "app",
    "backend",
    "components/ui",
    "lib/domain",
    "lib/contract",
    "lib/editor",
    "lib/client",
    "lib/server",
  ]) {
    expect(checkedFiles.some((file) => isIn(file, room))).toBe(true);
  }
});

test("every row of the table names an existing room", () => {
  expect(IMPORT_TABLE.map(({ room }) => room).filter((room) => !files.some((file) => isIn(file, room)))).toEqual([]);
});

test("no files import each other in a cycle, types included", () => {
  expect(imports.get("lib/editor/core/scene.ts")?.size).toBeGreaterThan(2);
  expect(findCycles()).toEqual([]);
});

test("at most twenty pairs of folders import each other", () => {
  expect(findFolderPairs().length).toBeLessThanOrEqual(20);
});

test("every file imports only what its room may", () => {
  expect(checkedFiles.flatMap((file) => breaches(file, importsOf(file)))).toEqual([]);
});

test("the rule detects forbidden imports", () => {
  expect(breaches("lib/domain/keys.ts", ["react"])).toEqual(["lib/domain/keys.ts imports react"]);
  expect(breaches("lib/editor/core/scene.ts", ["three"])).toEqual(["lib/editor/core/scene.ts imports three"]);
  expect(breaches("components/ui/button.tsx", ["./lib/client/call-backend"])).toHaveLength(1);
  expect(breaches("components/ui/button.tsx", ["./lib/domain/roles"])).toHaveLength(1);
  expect(breaches("components/ui/tooltip.tsx", ["./lib/domain/constants"])).toEqual([]);
  expect(breaches("components/scan-editor/panels/outliner.tsx", ["three"])).toHaveLength(1);
  expect(breaches("components/scan-editor/canvas/scene-view.tsx", ["three"])).toEqual([]);
  expect(breaches("components/insured/list.tsx", ["./components/inspections/list"])).toHaveLength(1);
  expect(breaches("app/page.tsx", ["./backend/server"])).toHaveLength(1);
  expect(breaches("lib/server/proxy.ts", ["node:crypto"])).toEqual([]);
  expect(breaches("lib/attic/box.ts", [])).toHaveLength(1);
});

test("the browser does not load the contract's schemas, which are larger than its rows", () => {
  const browser = checkedFiles.filter((file) =>
    /^(components|lib\/(client|editor|contract))\/(?!schemas\/)/.test(file),
  );
  const found = browser.filter((file) =>
    importsOf(file).some((imported) => imported.startsWith("./lib/contract/schemas")),
  );
  expect(browser.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test("server code never reaches the browser through a client room", () => {
  const client = checkedFiles.filter((file) => /^(components|lib\/client)\//.test(file));
  expect(client.filter((file) => importsOf(file).some((imported) => imported.startsWith("./lib/server")))).toEqual([]);
});
