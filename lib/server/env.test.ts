import { readEnv } from "./env";
import { readPublicConfig } from "./public-config";

const SECRET = "an-old-secret-of-at-least-32-letters";
const REQUIRED = {
  BACKEND_URL: "https://backend.test/v1/",
  SESSION_SECRET: SECRET,
  APP_ORIGIN: "https://lintel.test",
};

test("three variables are enough; the rest has defaults", () => {
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
    isHttps: true,
  });
});

test.each([
  ["BACKEND_URL", "", "BACKEND_URL is missing"],
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
  ["CHARTS_BASE_URL", "https://lintel.test/charts", "CHARTS_BASE_URL must not be of APP_ORIGIN"],
])("%s = %s is refused: %s", (name, value, message) => {
  expect(() => readEnv({ ...REQUIRED, [name]: value })).toThrow(message);
});

test("one error names every variable at fault, and no secret", () => {
  expect(() => readEnv({ SESSION_SECRET: "hunter2" })).toThrow(
    /BACKEND_URL is missing.*SESSION_SECRET must.*APP_ORIGIN is missing/,
  );
  expect(() => readEnv({ SESSION_SECRET: "hunter2" })).not.toThrow(/hunter2/);
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://lintel.localhost", "http://[::1]:3000"])(
  "%s may be http, even in prod",
  (origin) => {
    expect(readEnv({ ...REQUIRED, APP_ORIGIN: origin, APP_ENVIRONMENT: "prod" }).isHttps).toBe(false);
  },
);

test("several secrets, with spaces around the commas", () => {
  const second = "a-new-secret-of-at-least-32-letters!";
  expect(readEnv({ ...REQUIRED, SESSION_SECRET: `${second}, ${SECRET}` }).sessionSecrets).toEqual([second, SECRET]);
});

test("a maps service is named where a key is, and nowhere else", () => {
  expect(readEnv({ ...REQUIRED, GOOGLE_MAPS_MAP_ID: "map-1" }).mapsOrigin).toBeNull();
  const env = readEnv({ ...REQUIRED, GOOGLE_MAPS_API_KEY: "key-1" });
  expect(env.mapsOrigin).toBe("https://maps.googleapis.com");
  const maps = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.googleapis.com/maps/api/js" };
  expect(readPublicConfig(env).maps).toEqual(maps);
});

test("the browser gets the public part alone", () => {
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
    maps: null,
    charts: null,
  });
});

test("the dashboard is told of where it is configured, and whether the page may show it", () => {
  const charts = (policy: string | null, more: object = {}) =>
    readPublicConfig(readEnv({ ...REQUIRED, ...more }), policy).charts;
  const set = { CHARTS_BASE_URL: "https://charts.test/dashboards/7/" };
  expect(charts("default-src 'self'; frame-src https://charts.test; object-src 'none'")).toBeNull();
  // As it is written: an address that leads on to the one with the slash is loaded anew for each token.
  expect(charts("frame-src https://charts.test", set)).toEqual({
    url: "https://charts.test/dashboards/7/",
    isFramed: true,
  });
  expect(charts("frame-src 'none'", set)).toMatchObject({ isFramed: false });
  expect(charts(null, set)).toMatchObject({ isFramed: false });
});
