/** Setup of every suite: enough time, and a test fails on unexpected console output. */
import { format } from "node:util";

// Real timers and an embedded database on two busy cores take longer than Jest's five seconds.
jest.setTimeout(30_000);

/** A test fails on a console.error or console.warn that it did not announce with `expectConsole`. */
let unexpected: string[] = [];
let expected: RegExp[] = [];

export function expectConsole(pattern: RegExp): void {
  expected.push(pattern);
}

for (const level of ["error", "warn"] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(`console.${level}: ${text}`);
  };
}

beforeEach(() => {
  unexpected = [];
  expected = [];
});

afterEach(() => {
  const texts = unexpected;
  unexpected = [];
  if (texts.length > 0) throw new Error(`Unexpected console output:\n${texts.join("\n")}`);
});
