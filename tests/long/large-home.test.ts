/** The largest home that is promised, opened in the built product in a real browser: a corner is chosen, moved and saved. */
import { spawn } from "node:child_process";

const VERTICES = 250_000;
/** As of one home: tests/e2e/editor-size.extended.spec.ts. */
const MOST_ELEMENTS = 2_000;
const LIMIT_MS = 900_000;

type Opened = {
  vertices: number;
  /** Of corners: a window that its wall has to settle goes in one of its own. */
  batches: number;
  x: { before: number; shown: number; held: number };
  /** Of the page, once the home is shown. */
  elements: number;
  errors: string[];
};

function openHome(vertices: number): Promise<Opened> {
  // Under Jest's own marks the app would run as under test.
  const { JEST_WORKER_ID: _worker, ...inherited } = process.env;
  const child = spawn(process.execPath, ["tests/long/open-large-home.mjs", String(vertices)], {
    env: { ...inherited, NODE_ENV: "production" as const },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout.on("data", (piece: Buffer) => {
    told += piece.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(told.trim().split("\n").at(-1) ?? "")) : reject(new Error(told)),
    );
  });
}

test(
  "250,000 vertices open, and a corner of them is chosen, moved and saved",
  async () => {
    const { vertices, batches, x, elements, errors } = await openHome(VERTICES);
    expect(vertices).toBeGreaterThanOrEqual(VERTICES);
    expect(x.shown).toBeCloseTo(x.before + 0.25, 3);
    // In the field stand three digits of a metre.
    expect(x.held).toBeCloseTo(x.before + 0.25, 3);
    expect(batches).toBe(1);
    expect(elements).toBeLessThan(MOST_ELEMENTS);
    expect(errors).toEqual([]);
  },
  LIMIT_MS,
);
