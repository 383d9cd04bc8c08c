import { isCode, isTest, lineCount, sourceFiles } from "./source-files";

/** Files that may be longer, by name, with the reason. */
const EXCEPTIONS: Record<string, string> = {};

const measured = sourceFiles()
  .filter(isCode)
  .map((file) => ({ file, lines: lineCount(file) }));
const source = measured.filter(({ file }) => !isTest(file) && !file.startsWith("scripts/"));

test("finds the source files", () => {
  expect(source.length).toBeGreaterThan(100);
});

test("a source file has at most 400 lines, a test 500", () => {
  const tooLong = measured.filter(({ file, lines }) => lines > (isTest(file) ? 500 : 400) && !(file in EXCEPTIONS));
  expect(tooLong).toEqual([]);
});

test("routes and the middleware only dispatch: at most 40 lines", () => {
  const routes = source.filter(
    ({ file }) => /^app\/.*(page|layout|route|not-found|error|loading)\.tsx?$/.test(file) || file === "middleware.ts",
  );
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.filter(({ lines }) => lines > 40)).toEqual([]);
});

test("every exception names a file that exists and is long", () => {
  for (const [file, reason] of Object.entries(EXCEPTIONS)) {
    expect(measured.find((entry) => entry.file === file)?.lines ?? 0).toBeGreaterThan(400);
    expect(reason.length).toBeGreaterThan(20);
  }
});
