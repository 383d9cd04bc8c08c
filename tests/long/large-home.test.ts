/** The largest supported home, opened in the built product in a real browser: a corner is selected, moved and saved. */
import { spawn } from "node:child_process";

const VERTICES = 250_000;
/** As for one home: tests/e2e/editor-size.extended.spec.ts. */
const MAX_ELEMENTS = 2_000;
const LIMIT_MS = 900_000;

type Opened = {
  vertices: number;
  /** Batches of vertices; a window that is adjusted to its wall is saved in another batch. */
  batches: number;
  x: { before: number; shown: number; held: number };
  /** Elements of the page, once the home is shown. */
  elements: number;
  errors: string[];
};

function openHome(vertices: number): Promise<Opened> {
  // With Jest's variables the app would run as under test.
  const { JEST_WORKER_ID: _worker, ...inherited } = process.env;
  const child = spawn(process.execPath, ["tests/long/open-large-home.mjs", String(vertices)], {
    env: { ...inherited, NODE_ENV: "production" as const },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (piece: Buffer) => {
    output += piece.toString();
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(JSON.parse(output.trim().split("\n").at(-1) ?? "")) : reject(new Error(output)),
    );
  });
}

test(
  "the editor opens 250,000 vertices, and selects, moves and saves a corner",
  async () => {
    const { vertices, batches, x, elements, errors } = await openHome(VERTICES);
    expect(vertices).toBeGreaterThanOrEqual(VERTICES);
    expect(x.shown).toBeCloseTo(x.before + 0.25, 3);
    // The field shows three decimals of a meter.
    expect(x.held).toBeCloseTo(x.before + 0.25, 3);
    expect(batches).toBe(1);
    expect(elements).toBeLessThan(MAX_ELEMENTS);
    expect(errors).toEqual([]);
  },
  LIMIT_MS,
);
