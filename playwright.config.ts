import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";

/**
 * Each worker has its own lane: an app, its backend and the relay between them. So concurrent tests do not see each
 * other's changes, and any free worker can take the next file.
 */
const LANES = 2;
/** Ports of all servers: four for each lane, and two for the app with the other backend. */
const PORTS = 4 * LANES + 2;
/** Prints the given number of free ports, below the range of outgoing connections. */
const FIND_FREE = `
  const { createServer } = require("node:net");
  const openPort = () => new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(openPort()));
    probe.listen(10_000 + Math.floor(Math.random() * 20_000), () => resolve(probe));
  });
  Promise.all(Array.from({ length: ${PORTS} }, openPort)).then((probes) => {
    process.stdout.write(probes.map((probe) => probe.address().port).join(" "));
    for (const probe of probes) probe.close();
  });`;
// The workers read this file again and reuse the ports of the first reading.
process.env.E2E_PORTS ??= execFileSync(process.execPath, ["-e", FIND_FREE], { encoding: "utf8" });
const ports = process.env.E2E_PORTS.split(" ").map(Number);
const portAt = (index: number) => ports[index] as number;
const lanes = Array.from({ length: LANES }, (_, lane) => ({
  app: portAt(4 * lane),
  relay: portAt(4 * lane + 1),
  backend: portAt(4 * lane + 2),
  storage: portAt(4 * lane + 3),
}));
const OTHER_PORT = portAt(4 * LANES);
const OTHER_BACKEND_PORT = portAt(4 * LANES + 1);
process.env.E2E_LANES = JSON.stringify(lanes);
// TEST_PARALLEL_INDEX is set only in a worker.
const workerAppPort = lanes[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]?.app;

const output = path.resolve(".test-output");
mkdirSync(output, { recursive: true });
process.env.E2E_PIECES ??= path.join(output, `pieces-${Date.now()}.jsonl`);
process.env.E2E_DATA_DIR ??= path.join(output, `backend-${Date.now()}`);

const SECRETS = {
  BACKEND_SECRET: "end-to-end-backend-secret-of-enough-length",
  SESSION_SECRET: "end-to-end-session-secret-of-enough-length",
};
/** Runs a script and saves its output, which the "secrecy" project searches for secrets. */
const loggedCommand = (name: string, script: string) => `node tests/support/logged.mjs ${name} ${script}`;
const app = (name: string, appPort: number, backendPort: number, storagePort: number) => ({
  command: loggedCommand(`app-${name}`, "scripts/start.mjs"),
  url: `http://localhost:${appPort}/login`,
  env: {
    ...SECRETS,
    PORT: String(appPort),
    APP_ORIGIN: `http://localhost:${appPort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    STORAGE_ORIGIN: `http://localhost:${storagePort}`,
    HELP_URL: "https://example.com/help",
    HELP_URL_UNDERWRITING: "https://example.com/help-underwriting",
    TERMS_URL: "https://example.com/terms",
    PRIVACY_URL: "https://example.com/privacy",
    PATENTS_URL: "https://example.com/patents",
  },
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});
/** The relay runs the backend, and resets its data before each test file. */
const relayedBackend = (name: string, { app, relay, backend, storage }: (typeof lanes)[number]) => ({
  command: loggedCommand(`backend-${name}`, "tests/support/faulty-relay.mjs"),
  url: `http://127.0.0.1:${relay}/__relay/tokens`,
  env: {
    ...SECRETS,
    PORT: String(relay),
    BACKEND_PORT: String(backend),
    STORAGE_PORT: String(storage),
    DATA_DIR: path.join(process.env.E2E_DATA_DIR as string, name),
    APP_ORIGIN: `http://localhost:${app}`,
    DEMO_MODE: "1",
    CHAT_IDENTITY_SECRET: "end-to-end-secret-of-the-chats-provider",
  },
  timeout: 180_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

/**
 * Playwright's own list of disabled Chromium features, repeated because a second list replaces the first, and the two
 * pages of the address bar: each window loads them unseen, which costs half as much as a new page.
 */
const UNUSED_FEATURES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** The tests that `npm test` leaves to `npm run test:extended`, by the file's name or the test's tag. */
const EXTENDED = /\.extended\.spec\.ts|@extended\b/;
/** Without E2E_PART both run. Both visit each screen: core once, extended in both themes and widths. */
const PARTS: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  core: { grepInvert: EXTENDED },
  extended: { grep: new RegExp(`${EXTENDED.source}|every-screen\\.spec`) },
};

export default defineConfig({
  testDir: "tests/e2e",
  // One folder for each part, so that the second part keeps the traces of the first.
  outputDir: path.join(output, `e2e-${process.env.E2E_PART ?? "all"}`),
  snapshotPathTemplate: "tests/visual/{arg}{ext}",
  fullyParallel: false,
  workers: LANES,
  // One retry, never silent: scripts/test.mjs lists the tests that needed it.
  retries: 1,
  forbidOnly: true,
  ...PARTS[process.env.E2E_PART ?? ""],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    // Pixels are drawn in software: only half of them in each direction, unless a spec measures pixels (WHOLE_PIXELS).
    deviceScaleFactor: 0.5,
    locale: "en-US",
    timezoneId: "America/New_York",
    // Traces cost a sixth of the run, so only a retry records one; E2E_TRACE=1 keeps one for every failure.
    trace: { mode: process.env.E2E_TRACE ? "retain-on-failure" : "on-first-retry", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${UNUSED_FEATURES.join(",")}`,
      ],
    },
  },
  projects: [
    {
      name: "reference backend",
      testIgnore: /other-backend|secrecy/,
      use: { baseURL: `http://localhost:${workerAppPort}` },
    },
    {
      name: "other backend",
      testMatch: /other-backend/,
      use: { baseURL: `http://localhost:${OTHER_PORT}` },
    },
    // Runs after all other projects, in each part, and searches their output.
    {
      name: "secrecy",
      testMatch: /secrecy/,
      grep: /./,
      grepInvert: [],
      dependencies: ["reference backend", "other backend"],
    },
  ],
  webServer: [
    ...lanes.flatMap((lane, index) => [
      relayedBackend(String(index + 1), lane),
      app(String(index + 1), lane.app, lane.relay, lane.storage),
    ]),
    {
      command: "node tests/support/second-backend.mjs",
      url: `http://127.0.0.1:${OTHER_BACKEND_PORT}/healthz`,
      env: { PORT: String(OTHER_BACKEND_PORT) },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    app("other", OTHER_PORT, OTHER_BACKEND_PORT, portAt(3)),
  ],
});
