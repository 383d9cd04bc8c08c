import { readEnv } from "./env";
import { readPublicConfig } from "./public-config";

const SECRET = "an-old-secret-of-at-least-32-letters";
const REQUIRED = {
  BACKEND_URL: "https://backend.test/v1/",
  SESSION_SECRET: SECRET,
  APP_ORIGIN: "http://localhost:3000",
};

/** Additional variables that a deployment needs. */
const DEPLOYED = { ...REQUIRED, STORAGE_ORIGIN: "https://s3.test" };

test("three variables are enough in dev; the others have defaults", () => {
  expect(readEnv(REQUIRED)).toMatchObject({
    BACKEND_URL: "https://backend.test/v1",
    APP_ENVIRONMENT: "dev",
    sessionSecrets: [SECRET],
    sessionIdleMs: 1_800_000,
    sessionMaxMs: 28_800_000,
    BACKEND_TIMEOUT_MS: 30_000,
    UPLOAD_TIMEOUT_MS: 120_000,
    KEY_BASE: "-",
    storageOrigin: "http://localhost:4001",
    isHttps: false,
  });
  expect(readEnv({ ...DEPLOYED, APP_ENVIRONMENT: "staging", APP_ORIGIN: "https://lintel.test" }).isHttps).toBe(true);
});

test("dev, by name or by default, does not start at an https origin except localhost", () => {
  for (const APP_ENVIRONMENT of ["dev", ""]) {
    const read = (APP_ORIGIN: string) => readEnv({ ...REQUIRED, APP_ENVIRONMENT, APP_ORIGIN });
    expect(() => read("https://lintel.test")).toThrow("APP_ENVIRONMENT must not be dev beside an https APP_ORIGIN");
    expect(read("https://localhost:3000").isHttps).toBe(true);
  }
});

test.each(["staging", "prod"])("%s does not start with a guessable secret, as the first or the second", (name) => {
  const read = (SESSION_SECRET: string) => readEnv({ ...DEPLOYED, APP_ENVIRONMENT: name, SESSION_SECRET });
  for (const weak of ["a".repeat(32), "replace-me-with-32-or-more-random-characters"]) {
    expect(() => read(weak)).toThrow("SESSION_SECRET can be guessed: make one with `openssl rand -base64 48`");
    expect(() => read(`${SECRET},${weak}`)).toThrow("SESSION_SECRET can be guessed");
  }
  expect(readEnv({ ...REQUIRED, SESSION_SECRET: "a".repeat(32) }).APP_ENVIRONMENT).toBe("dev");
});

test.each([
  ["BACKEND_URL", "ftp://backend.test", "BACKEND_URL must be an http or https address"],
  ["SESSION_SECRET", undefined, "SESSION_SECRET is missing"],
  ["SESSION_SECRET", "short", "SESSION_SECRET must be one or several secrets"],
  ["SESSION_SECRET", `${SECRET},short`, "SESSION_SECRET must be one or several secrets"],
  ["SESSION_SECRET", "a-secret-of-31-letters-exactly!", "each of at least 32 characters"],
  ["SESSION_SECRET", `${SECRET}, a-secret-of-31-letters-exactly! `, "each of at least 32 characters"],
  ["APP_ORIGIN", "", "APP_ORIGIN is missing"],
  ["APP_ORIGIN", "https://lintel.test/app", "APP_ORIGIN must be an origin"],
  ["APP_ORIGIN", "http://lintel.test", "APP_ORIGIN must be https, localhost aside"],
  ["APP_ORIGIN", "http://localhost.evil.test", "APP_ORIGIN must be https, localhost aside"],
  ["APP_ENVIRONMENT", "production", "APP_ENVIRONMENT must be one of dev, artisan, staging, prod"],
  ["SESSION_IDLE_MINUTES", "soon", "SESSION_IDLE_MINUTES must be a number"],
  ["BACKEND_TIMEOUT_MS", "0", "BACKEND_TIMEOUT_MS must be more than 0"],
  ["HELP_URL", "javascript:alert(1)", "HELP_URL must be an http or https address"],
  ["CHARTS_BASE_URL", "data:text/html,x", "CHARTS_BASE_URL must be an http or https address"],
  ["CHARTS_BASE_URL", "http://localhost:3000/charts", "CHARTS_BASE_URL must not be of APP_ORIGIN"],
])("refuses %s = %s: %s", (name, value, message) => {
  expect(() => readEnv({ ...REQUIRED, [name]: value })).toThrow(message);
});

test("one error names every invalid variable, and no secret", () => {
  expect(() => readEnv({ SESSION_SECRET: "hunter2", APP_ENVIRONMENT: "prod" })).toThrow(
    /BACKEND_URL is missing.*SESSION_SECRET must.*APP_ORIGIN is missing/,
  );
  expect(() => readEnv({ SESSION_SECRET: "hunter2", APP_ENVIRONMENT: "prod" })).not.toThrow(/hunter2/);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://lintel.localhost", "http://[::1]:3000"])(
  "%s may be http, even in prod",
  (origin) => {
    expect(readEnv({ ...DEPLOYED, APP_ORIGIN: origin, APP_ENVIRONMENT: "prod" }).isHttps).toBe(false);
  },
);

test("accepts several secrets, with spaces around the commas", () => {
  const second = "a-new-secret-of-at-least-32-letters!";
  expect(readEnv({ ...REQUIRED, SESSION_SECRET: `${second}, ${SECRET}` }).sessionSecrets).toEqual([second, SECRET]);
});

const vendorsIn = (more: object) => readEnv({ ...DEPLOYED, ...more }).vendorOrigins;

test.each(["dev", "artisan"])("%s uses the reference backend and its bucket by default", (name) => {
  const { BACKEND_URL: _, ...rest } = REQUIRED;
  expect(readEnv({ ...rest, APP_ENVIRONMENT: name })).toMatchObject({
    BACKEND_URL: "http://localhost:4000",
    STORAGE_ORIGIN: "http://localhost:4001",
    GOOGLE_MAPS_MAP_ID: "DEMO_MAP_ID",
  });
  const other = { GOOGLE_MAPS_MAP_ID: "ours", STORAGE_ORIGIN: "https://s3.test" };
  expect(readEnv({ ...REQUIRED, APP_ENVIRONMENT: name, ...other })).toMatchObject({
    BACKEND_URL: "https://backend.test/v1",
    ...other,
  });
});

test.each(["staging", "prod"])("%s requires its backend and bucket", (name) => {
  expect(() => readEnv({ ...DEPLOYED, BACKEND_URL: "", APP_ENVIRONMENT: name })).toThrow("BACKEND_URL is missing");
  expect(() => readEnv({ ...REQUIRED, APP_ENVIRONMENT: name })).toThrow("STORAGE_ORIGIN is missing");
});

test("has no vendor that is not configured", () => {
  expect(vendorsIn({ APP_ENVIRONMENT: "prod" })).toEqual({ maps: null, charts: null, chat: null, recording: null });
  expect(vendorsIn({ GOOGLE_MAPS_MAP_ID: "map-1" }).maps).toBeNull();
});

test("a map configuration needs a key", () => {
  expect(vendorsIn({ GOOGLE_MAPS_API_KEY: "key-1" }).maps).toEqual(["https://maps.googleapis.com"]);
  expect(
    readPublicConfig(readEnv({ ...DEPLOYED, APP_ENVIRONMENT: "prod", GOOGLE_MAPS_API_KEY: "key-1" })).maps,
  ).toEqual({
    apiKey: "key-1",
    mapId: null,
    scriptUrl: "https://maps.googleapis.com/maps/api/js",
  });
});

test("has a chat outside dev", () => {
  const chat = { CHAT_APP_ID: "app-1", CHAT_ORIGINS: "https://*.chat.test wss://live.chat.test" };
  expect(vendorsIn(chat).chat).toBeNull();
  const env = readEnv({ ...DEPLOYED, ...chat, APP_ENVIRONMENT: "artisan" });
  expect(env.vendorOrigins.chat).toEqual(["https://widget.intercom.io", "https://*.chat.test", "wss://live.chat.test"]);
  expect(readPublicConfig(env).chat).toEqual({ appId: "app-1", scriptUrl: "https://widget.intercom.io/widget" });
  expect(vendorsIn({ APP_ENVIRONMENT: "prod" }).chat).toBeNull();
});

test.each([
  ["dev", null],
  ["artisan", null],
  ["staging", "worker-nonprod"],
  ["prod", "worker-prod"],
])("in %s, sessions are recorded in project %s", (name, project) => {
  const recorder = { RECORDING_SCRIPT_URL: "https://record.test/r.js", APP_ENVIRONMENT: name };
  const env = readEnv({ ...DEPLOYED, ...recorder });
  expect(env.vendorOrigins.recording).toEqual(project && ["https://record.test"]);
  expect(readPublicConfig(env).recording).toEqual(project && { project, scriptUrl: "https://record.test/r.js" });
  expect(vendorsIn({ APP_ENVIRONMENT: name }).recording).toBeNull();
  // A configured project does not turn recording on where recording is off.
  const configured = readPublicConfig(readEnv({ ...DEPLOYED, ...recorder, RECORDING_PROJECT: "ours" })).recording;
  expect(configured?.project).toBe(project ? "ours" : undefined);
});

test.each([
  ["CHAT_ORIGINS", "https://chat.test/path"],
  ["CHAT_ORIGINS", "https://chat.test; script-src *"],
  ["CHAT_ORIGINS", "*"],
  ["RECORDING_ORIGINS", "http://record.test"],
])("refuses %s = %s", (name, value) => {
  expect(() => readEnv({ ...DEPLOYED, [name]: value })).toThrow(`${name} must be origins, https or wss`);
});

test("the browser gets only the public part of the configuration", () => {
  const config = readPublicConfig(
    readEnv({ ...REQUIRED, HELP_URL: "https://docs.test", STORAGE_ORIGIN: "https://s3.test/bucket" }),
  );
  expect(config).toEqual({
    environment: "dev",
    build: expect.any(String),
    keyBase: "-",
    storageOrigin: "https://s3.test",
    helpUrl: "https://docs.test",
    helpUrlUnderwriting: null,
    termsUrl: null,
    privacyUrl: null,
    patentsUrl: null,
    supportEmail: null,
    commitUrl: null,
    buildUrl: null,
    vendors: [],
    maps: null,
    charts: null,
    chat: null,
    recording: null,
  });
});

test.each([
  // Unchanged: an address that redirects to one with a slash would be reloaded for each token.
  [{}, "https://charts.test/dashboards/7/"],
  [{ CHARTS_DASHBOARD_ID: "claims 1" }, "https://charts.test/dashboards/7/claims%201"],
])("the dashboard is its id below the charts' base: %j", (more, url) => {
  const env = readEnv({ ...REQUIRED, CHARTS_BASE_URL: "https://charts.test/dashboards/7/", ...more });
  expect(readPublicConfig(env).charts).toEqual({ url });
  expect(env.vendorOrigins.charts).toEqual(["https://charts.test"]);
  expect(readPublicConfig(readEnv({ ...REQUIRED, ...more })).charts).toBeNull();
});

test("the browser learns which vendors its document may load", () => {
  const headers = new Headers({ "x-page-vendors": "maps chat" });
  expect(readPublicConfig(readEnv(REQUIRED), headers).vendors).toEqual(["maps", "chat"]);
  expect(readPublicConfig(readEnv(REQUIRED), new Headers({ "x-page-vendors": "" })).vendors).toEqual([]);
});
