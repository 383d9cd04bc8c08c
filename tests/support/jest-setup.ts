import "@testing-library/jest-dom";
import { format } from "node:util";
import { prepareParts } from "@/components/ui/lazy-part";

// Real timers and an embedded database on two busy cores take longer than Jest's five seconds.
jest.setTimeout(30_000);

/** Layers are there from the start, so that a test need not wait for their first time. */
beforeAll(prepareParts);

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
