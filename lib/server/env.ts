/** The environment, read and checked once; errors name the variable (decision 002). */
import "server-only";
import { type InferType, number, object, type SchemaDescription, string, ValidationError } from "yup";
import type { Vendor } from "../access/page-vendors";
import { type AppEnvironment, ENVIRONMENTS } from "../domain/constants";
import { ENVIRONMENT_TABLE } from "../domain/environments";
import { isGuessableSecret } from "../domain/guessable-secret";
import { DEFAULT_KEY_BASE } from "../domain/keys";

const SECRET_MINIMUM_LENGTH = 32;
/** Environments in which no session is recorded, whatever is configured. */
const UNRECORDED = ["dev", "artisan"];
/** Environments with other people's data. */
const DEPLOYED: readonly string[] = ["staging", "prod"];
const LOCAL_HOST = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

const address = () =>
  string().test("address", "${path} must be an http or https address", (value) => {
    if (value === undefined) return true;
    return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  });
const positiveInteger = (fallback: number) =>
  number().typeError("${path} must be a number").integer().positive("${path} must be more than 0").default(fallback);
const secrets = () =>
  string()
    .test(
      "secret",
      `\${path} must be one or several secrets, separated by commas, each of at least ${SECRET_MINIMUM_LENGTH} characters`,
      (value) => value === undefined || value.split(",").every((part) => part.trim().length >= SECRET_MINIMUM_LENGTH),
    )
    .test(
      "random",
      "${path} can be guessed: make one with `openssl rand -base64 48`",
      (value, { parent }) =>
        !value ||
        !DEPLOYED.includes(parent.APP_ENVIRONMENT) ||
        // A secret that is too short is refused for its length alone.
        !value.split(",").some((part) => part.trim().length >= SECRET_MINIMUM_LENGTH && isGuessableSecret(part.trim())),
    );
const origin = () =>
  address()
    .test("origin", "${path} must be an origin, as in https://lintel.example.com, without a path", (value) => {
      return value === undefined || !URL.canParse(value) || new URL(value).origin === value;
    })
    .test("https", "${path} must be https, localhost aside", (value) => {
      if (value === undefined || !URL.canParse(value)) return true;
      const { protocol, hostname } = new URL(value);
      return protocol === "https:" || LOCAL_HOST.test(hostname);
    })
    .test("deployed", "APP_ENVIRONMENT must not be dev beside an https APP_ORIGIN", (value, { parent }) => {
      if (value === undefined || !URL.canParse(value) || parent.APP_ENVIRONMENT !== "dev") return true;
      const { protocol, hostname } = new URL(value);
      return protocol !== "https:" || LOCAL_HOST.test(hostname);
    });

/** Origins that a vendor needs besides its script's, separated by spaces, in the syntax of a CSP. */
const VENDOR_ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/i;
const origins = () =>
  string().test(
    "origins",
    "${path} must be origins, https or wss, separated by spaces, as in https://*.example.com wss://live.example.com",
    (value) => value === undefined || value.split(/\s+/).every((part) => VENDOR_ORIGIN.test(part)),
  );

const MISSING = "${path} is missing";
const variables = object({
  APP_ENVIRONMENT: string()
    .oneOf([...ENVIRONMENTS], "${path} must be one of ${values}")
    .default("dev"),
  BACKEND_URL: address().required(MISSING),
  SESSION_SECRET: secrets().required(MISSING),
  APP_ORIGIN: origin().required(MISSING),
  STORAGE_ORIGIN: address().required(MISSING),
  SESSION_IDLE_MINUTES: positiveInteger(30),
  SESSION_MAX_HOURS: positiveInteger(8),
  BACKEND_TIMEOUT_MS: positiveInteger(30_000),
  UPLOAD_TIMEOUT_MS: positiveInteger(120_000),
  KEY_BASE: string().default(DEFAULT_KEY_BASE),
  HELP_URL: address(),
  HELP_URL_UNDERWRITING: address(),
  TERMS_URL: address(),
  PRIVACY_URL: address(),
  PATENTS_URL: address(),
  SUPPORT_EMAIL: string().email("${path} must be an email address"),
  COMMIT_URL: address(),
  BUILD_URL: address(),
  GOOGLE_MAPS_API_KEY: string(),
  GOOGLE_MAPS_MAP_ID: string(),
  MAPS_SCRIPT_URL: address().default("https://maps.googleapis.com/maps/api/js"),
  CHAT_APP_ID: string().matches(/^[\w-]+$/, "${path} must be letters, digits, - and _"),
  CHAT_SCRIPT_URL: address().default("https://widget.intercom.io/widget"),
  CHAT_ORIGINS: origins(),
  RECORDING_SCRIPT_URL: address(),
  RECORDING_PROJECT: string(),
  RECORDING_ORIGINS: origins(),
  CHARTS_BASE_URL: address().test("other-origin", "${path} must not be of APP_ORIGIN", (value, { parent }) => {
    // A frame of the app's own origin could reach everything that its pages can.
    if (value === undefined || !URL.canParse(value) || !URL.canParse(parent.APP_ORIGIN)) return true;
    return new URL(value).origin !== new URL(parent.APP_ORIGIN).origin;
  }),
  CHARTS_DASHBOARD_ID: string(),
});

export type ServerEnv = ReturnType<typeof readEnv>;
export type VariableName = keyof typeof variables.fields;
export type VariableFacts = {
  name: VariableName;
  isRequired: boolean;
  /** Default value; null if there is none. */
  fallback: string | null;
  /** Defaults by environment, from the table of environments. */
  byEnvironment: Partial<Record<AppEnvironment, string>>;
};

/** Every variable of the schema, in order, for the generated configuration page. */
export function variableFacts(): VariableFacts[] {
  const described = variables.describe().fields as Record<VariableName, SchemaDescription>;
  return (Object.keys(described) as VariableName[]).map((name) => {
    const { optional, default: fallback } = described[name];
    const entries = ENVIRONMENTS.flatMap((environment) => {
      const value = environmentDefaults(environment)[name];
      return value ? [[environment, value] as const] : [];
    });
    return {
      name,
      isRequired: !optional && fallback === undefined,
      fallback: fallback === undefined ? null : String(fallback),
      byEnvironment: Object.fromEntries(entries),
    };
  });
}

/** Returns the origins of each vendor; null for vendors that this environment does not use. */
function vendorOriginsOf(values: InferType<typeof variables>): Record<Vendor, readonly string[] | null> {
  const { APP_ENVIRONMENT, CHARTS_BASE_URL, RECORDING_SCRIPT_URL } = values;
  const originsOf = (script: string, more?: string) => [new URL(script).origin, ...(more?.split(/\s+/) ?? [])];
  const isRecorded = RECORDING_SCRIPT_URL && values.RECORDING_PROJECT && !UNRECORDED.includes(APP_ENVIRONMENT);
  return {
    maps: values.GOOGLE_MAPS_API_KEY ? originsOf(values.MAPS_SCRIPT_URL) : null,
    charts: CHARTS_BASE_URL ? originsOf(CHARTS_BASE_URL) : null,
    chat:
      values.CHAT_APP_ID && APP_ENVIRONMENT !== "dev" ? originsOf(values.CHAT_SCRIPT_URL, values.CHAT_ORIGINS) : null,
    recording: isRecorded ? originsOf(RECORDING_SCRIPT_URL, values.RECORDING_ORIGINS) : null,
  };
}

/** Returns the value without a trailing slash, except for the dashboard's exact address; undefined if it is empty. */
function trimmedValue(name: string, value: string | undefined): string | undefined {
  const text = value?.trim();
  return (name === "CHARTS_BASE_URL" ? text : text?.replace(/\/$/, "")) || undefined;
}

/** Returns the defaults of an environment, by variable. */
function environmentDefaults(name: string): Record<string, string | undefined> {
  if (!Object.hasOwn(ENVIRONMENT_TABLE, name)) return {};
  const facts = ENVIRONMENT_TABLE[name as AppEnvironment];
  return {
    BACKEND_URL: facts.apiBase ?? undefined,
    STORAGE_ORIGIN: facts.bucket ?? undefined,
    GOOGLE_MAPS_MAP_ID: facts.mapId ?? undefined,
    CHARTS_BASE_URL: facts.chartsBase ?? undefined,
    CHARTS_DASHBOARD_ID: facts.dashboardId ?? undefined,
    RECORDING_PROJECT: facts.recordingProject,
  };
}

/**
 * Returns the checked environment of `source`. Throws an Error that names every invalid variable. An empty value counts
 * as missing.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const defaults = environmentDefaults(source.APP_ENVIRONMENT?.trim() || "dev");
  const input = Object.fromEntries(
    Object.keys(variables.fields).map((name) => [name, trimmedValue(name, source[name]) ?? defaults[name]]),
  );
  try {
    const values = variables.validateSync(input, { abortEarly: false });
    return {
      ...values,
      sessionSecrets: values.SESSION_SECRET.split(",").map((secret) => secret.trim()),
      sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
      sessionMaxMs: values.SESSION_MAX_HOURS * 3_600_000,
      storageOrigin: new URL(values.STORAGE_ORIGIN).origin,
      vendorOrigins: vendorOriginsOf(values),
      isHttps: values.APP_ORIGIN.startsWith("https:"),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment is not complete. ${error.errors.join("; ")}. See .env.example.`);
  }
}

let processEnv: ServerEnv | null = null;

/** Returns the environment of this process, read on the first call. */
export function serverEnv(): ServerEnv {
  processEnv ??= readEnv(process.env);
  return processEnv;
}
