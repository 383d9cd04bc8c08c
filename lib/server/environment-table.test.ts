/**
 * The table of environments (specification, section 9) as the server reads it: each default, and each overridden by a
 * variable.
 */
import type { AppEnvironment } from "../domain/constants";
import { readEnv } from "./env";
import { readPublicConfig } from "./public-config";

const NEEDED = { SESSION_SECRET: "a-secret-of-at-least-32-characters", APP_ORIGIN: "http://localhost:3000" };
/** Variables that staging and prod require. */
const REQUIRED = { BACKEND_URL: "https://backend.test", STORAGE_ORIGIN: "https://bucket.test" };
/** Third parties that use the defaults. */
const VENDORS = { GOOGLE_MAPS_API_KEY: "key-1", RECORDING_SCRIPT_URL: "https://record.test/r.js" };

const FACTS = [
  "BACKEND_URL",
  "STORAGE_ORIGIN",
  "GOOGLE_MAPS_MAP_ID",
  "CHARTS_BASE_URL",
  "RECORDING_PROJECT",
  "CHARTS_DASHBOARD_ID",
] as const;
type Facts = Record<(typeof FACTS)[number], string | undefined>;

/** API base, bucket, map id, charts base, recording project, dashboard id. */
type Row = readonly (string | undefined)[];

function rowOf(name: AppEnvironment, variables: object): Row {
  const env = readEnv({ ...NEEDED, APP_ENVIRONMENT: name, ...variables });
  return FACTS.map((fact) => env[fact]);
}

const BY_DEFAULT: Record<AppEnvironment, Row> = {
  dev: ["http://localhost:4000", "http://localhost:4001", "DEMO_MAP_ID", undefined, "", undefined],
  artisan: ["http://localhost:4000", "http://localhost:4001", "DEMO_MAP_ID", undefined, "", undefined],
  staging: ["https://backend.test", "https://bucket.test", undefined, undefined, "worker-nonprod", undefined],
  prod: ["https://backend.test", "https://bucket.test", undefined, undefined, "worker-prod", undefined],
};
const NAMES = Object.keys(BY_DEFAULT) as AppEnvironment[];
const isDeployed = (name: AppEnvironment) => name === "staging" || name === "prod";

test("there are four environments", () => {
  expect(NAMES).toEqual(["dev", "artisan", "staging", "prod"]);
});

test.each(NAMES)("%s has its default values", (name) => {
  expect(rowOf(name, isDeployed(name) ? REQUIRED : {})).toEqual(BY_DEFAULT[name]);
});

test.each(["staging", "prod"] as const)("%s does not start without backend and bucket", (name) => {
  expect(() => rowOf(name, {})).toThrow("BACKEND_URL is missing; STORAGE_ORIGIN is missing");
});

const OTHERS: Facts = {
  BACKEND_URL: "https://other-backend.test/v2",
  STORAGE_ORIGIN: "https://other-bucket.test",
  GOOGLE_MAPS_MAP_ID: "other-map",
  CHARTS_BASE_URL: "https://other-charts.test/boards",
  RECORDING_PROJECT: "other-project",
  CHARTS_DASHBOARD_ID: "other-dashboard",
};

test.each(NAMES)("in %s, every value can be set by its variable", (name) => {
  expect(rowOf(name, OTHERS)).toEqual([
    "https://other-backend.test/v2",
    "https://other-bucket.test",
    "other-map",
    "https://other-charts.test/boards",
    "other-project",
    "other-dashboard",
  ]);
});

test.each(NAMES.flatMap((name) => FACTS.map((fact) => [name, fact] as const)))(
  "in %s, a variable for %s alone leaves the other defaults",
  (name, fact) => {
    const variables = { ...(isDeployed(name) && REQUIRED), [fact]: OTHERS[fact] };
    expect(rowOf(name, variables)).toEqual(
      BY_DEFAULT[name].map((value, index) => (FACTS[index] === fact ? OTHERS[fact] : value)),
    );
  },
);

/** Returns the browser's part: bucket, map id, address of the dashboard, recording project. */
function browserValues(name: AppEnvironment, variables: object) {
  const config = readPublicConfig(readEnv({ ...NEEDED, ...REQUIRED, ...VENDORS, APP_ENVIRONMENT: name, ...variables }));
  return [config.storageOrigin, config.maps?.mapId, config.charts?.url, config.recording?.project];
}

test.each([
  ["dev", ["https://bucket.test", "DEMO_MAP_ID", undefined, undefined]],
  ["artisan", ["https://bucket.test", "DEMO_MAP_ID", undefined, undefined]],
  ["staging", ["https://bucket.test", null, undefined, "worker-nonprod"]],
  ["prod", ["https://bucket.test", null, undefined, "worker-prod"]],
] as const)("the browser in %s gets the default values", (name, inBrowser) => {
  expect(browserValues(name, {})).toEqual(inBrowser);
});

const BOARD = "https://other-charts.test/boards/other-dashboard";
test.each([
  ["dev", ["https://other-bucket.test", "other-map", BOARD, undefined]],
  ["artisan", ["https://other-bucket.test", "other-map", BOARD, undefined]],
  ["staging", ["https://other-bucket.test", "other-map", BOARD, "other-project"]],
  ["prod", ["https://other-bucket.test", "other-map", BOARD, "other-project"]],
] as const)("the browser in %s gets each variable; recording stays off where it is off", (name, inBrowser) => {
  expect(browserValues(name, OTHERS)).toEqual(inBrowser);
});
