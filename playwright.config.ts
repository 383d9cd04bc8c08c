import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "@playwright/test";

/** Which each server listens at; a variable of that name chooses another. */
const PORTS = [
  "E2E_PORT",
  // A second app on the same backend, whose calls meet no faults.
  "E2E_CALM_PORT",
  "E2E_OTHER_PORT",
  "E2E_BACKEND_PORT",
  "E2E_STORAGE_PORT",
  "E2E_OTHER_BACKEND_PORT",
  "E2E_RELAY_PORT",
  "E2E_CALM_RELAY_PORT",
] as const;
/** Prints as many ports as there are arguments, at which nobody listens; below those that outgoing connections take. */
const FIND_FREE = `
  const { createServer } = require("node:net");
  const take = () => new Promise((done) => {
    const probe = createServer().once("error", () => done(take()));
    probe.listen(10_000 + Math.floor(Math.random() * 20_000), () => done(probe));
  });
  Promise.all(process.argv.slice(1).map(take)).then((probes) => {
    process.stdout.write(probes.map((probe) => probe.address().port).join(" "));
    for (const probe of probes) probe.close();
  });`;
// The workers read this file again and are given what was found first.
const missing = PORTS.filter((name) => !process.env[name]);
if (missing.length > 0) {
  const free = execFileSync(process.execPath, ["-e", FIND_FREE, ...missing], { encoding: "utf8" })
    .trim()
    .split(" ");
  missing.forEach((name, at) => {
    process.env[name] = free[at];
  });
}
const [PORT, CALM_PORT, OTHER_PORT, BACKEND_PORT, STORAGE_PORT, OTHER_BACKEND_PORT, RELAY_PORT, CALM_RELAY_PORT] =
  PORTS.map((name) => Number(process.env[name])) as [number, number, number, number, number, number, number, number];

const output = path.resolve(".test-output");
mkdirSync(output, { recursive: true });
process.env.E2E_OUTBOX = `http://127.0.0.1:${BACKEND_PORT}/outbox`;
process.env.E2E_PIECES ??= path.join(output, `pieces-${Date.now()}.jsonl`);
process.env.E2E_DATA_DIR ??= path.join(output, `backend-${Date.now()}`);

const SECRETS = {
  BACKEND_SECRET: "end-to-end-backend-secret-of-enough-length",
  SESSION_SECRET: "end-to-end-session-secret-of-enough-length",
};
/** What it writes is kept, and searched at the end for what no log may hold. */
const logged = (name: string, script: string) => `node tests/support/logged.mjs ${name} ${script}`;
const app = (name: string, appPort: number, backendPort: number) => ({
  command: logged(`app-${name}`, "scripts/start.mjs"),
  url: `http://localhost:${appPort}/login`,
  env: {
    ...SECRETS,
    PORT: String(appPort),
    APP_ORIGIN: `http://localhost:${appPort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    STORAGE_ORIGIN: `http://localhost:${STORAGE_PORT}`,
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

/**
 * Playwright's own list of what its Chromium does without, which a second one replaces, and the address bar's two pages:
 * each window loads them unseen, at the price of half of what a new page costs.
 */
const UNUSED_FEATURES = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"],
  ...["HttpsFirstBalancedModeAutoEnable", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning"],
  ...["AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
];

const specs = (...names: string[]) => new RegExp(`/(?:${names.join("|")})(?:\\.extended)?\\.spec`);

/** What `npm test` leaves to `npm run test:extended`, by the file's name or the test's tag. */
const EXTENDED = /\.extended\.spec\.ts|@extended\b/;
/** Without a part both run. Each screen is looked at in both: once in the first, in both themes and widths in the second. */
const PARTS: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  core: { grepInvert: EXTENDED },
  extended: { grep: new RegExp(`${EXTENDED.source}|every-screen\\.spec`) },
};

/**
 * What can run beside all others: it uses the gallery alone, or an app of its own, or reads, or changes what only it
 * reads. It asks for no faults and counts no calls.
 */
const CALM = specs(
  ...["gallery", "gallery-long", "layers", "windows", "field-messages", "option-lists", "data-table"],
  ...[
    "maps",
    "every-screen",
    "every-layer",
    "lists",
    "print",
    "weight",
    "actions",
    "routes",
    "headers",
    "impersonation",
  ],
  ...["policies", "wire-headers", "wire-origin", "wire-paths", "wire-proxy", "two-doors", "process", "own-servers"],
  // Whoever signs in and out by the form, but disturbs nobody.
  ...["return-paths", "drafts"],
  // Whoever edits the demo home: one after the other.
  ...["editor-commands", "editor-evidence", "editor-layers", "editor-look", "editor-panels", "editor-pointer"],
  ...["editor-quantities", "forced-colors", "gallery-layers", "update", "places"],
);

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: path.join(output, "e2e"),
  snapshotPathTemplate: "tests/visual/{arg}{ext}",
  fullyParallel: false,
  workers: 2,
  // One, never silent: scripts/test.mjs lists what needed it.
  retries: 1,
  forbidOnly: true,
  ...PARTS[process.env.E2E_PART ?? ""],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
    // It costs a sixth of the run, so only a second try has one, and who looks for a fault: E2E_TRACE=1.
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
      testIgnore: [/other-backend|secrecy/, CALM],
      workers: 1,
      use: { baseURL: `http://localhost:${PORT}` },
    },
    { name: "calm", testMatch: CALM, workers: 1, use: { baseURL: `http://localhost:${CALM_PORT}` } },
    {
      name: "other backend",
      testMatch: /other-backend/,
      workers: 1,
      use: { baseURL: `http://localhost:${OTHER_PORT}` },
    },
    // After all others, in each part: it searches what they left behind.
    {
      name: "secrecy",
      testMatch: /secrecy/,
      grep: /./,
      grepInvert: [],
      dependencies: ["reference backend", "calm", "other backend"],
    },
  ],
  webServer: [
    {
      command: logged("backend", "dist/backend/server.mjs"),
      url: `http://127.0.0.1:${BACKEND_PORT}/healthz`,
      env: {
        ...SECRETS,
        BACKEND_PORT: String(BACKEND_PORT),
        STORAGE_PORT: String(STORAGE_PORT),
        DATA_DIR: process.env.E2E_DATA_DIR,
        APP_ORIGIN: `http://localhost:${PORT}`,
        DEMO_MODE: "1",
        CHAT_IDENTITY_SECRET: "end-to-end-secret-of-the-chats-provider",
      },
      timeout: 180_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    {
      command: "node tests/support/second-backend.mjs",
      url: `http://127.0.0.1:${OTHER_BACKEND_PORT}/healthz`,
      env: { PORT: String(OTHER_BACKEND_PORT) },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    {
      command: "node tests/support/faulty-relay.mjs",
      url: `http://127.0.0.1:${RELAY_PORT}/__relay/tokens`,
      env: {
        PORT: String(RELAY_PORT),
        SECOND_PORT: String(CALM_RELAY_PORT),
        TARGET: `http://127.0.0.1:${BACKEND_PORT}`,
      },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    },
    app("reference", PORT, RELAY_PORT),
    app("calm", CALM_PORT, CALM_RELAY_PORT),
    app("other", OTHER_PORT, OTHER_BACKEND_PORT),
  ],
});
