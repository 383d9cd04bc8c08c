/** The environment, read once and checked; an error names the variable (decision 10). */
import "server-only";
import { number, object, string, ValidationError } from "yup";
import { ENVIRONMENTS } from "../domain/constants";
import { DEFAULT_KEY_BASE } from "../domain/keys";

const SECRET_MINIMUM_LENGTH = 32;
const LOCAL_HOST = /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/;

const address = () =>
  string().test("address", "${path} must be an http or https address", (value) => {
    if (value === undefined) return true;
    return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  });
const wholeNumber = (fallback: number) =>
  number().typeError("${path} must be a number").integer().positive("${path} must be more than 0").default(fallback);
const secrets = () =>
  string().test(
    "secret",
    `\${path} must be one or several secrets, separated by commas, each of at least ${SECRET_MINIMUM_LENGTH} characters`,
    (value) => value === undefined || value.split(",").every((part) => part.trim().length >= SECRET_MINIMUM_LENGTH),
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
    });

const MISSING = "${path} is missing";
const variables = object({
  BACKEND_URL: address().required(MISSING),
  SESSION_SECRET: secrets().required(MISSING),
  APP_ORIGIN: origin().required(MISSING),
  APP_ENVIRONMENT: string()
    .oneOf([...ENVIRONMENTS], "${path} must be one of ${values}")
    .default("dev"),
  STORAGE_ORIGIN: address().default("http://localhost:4001"),
  SESSION_IDLE_MINUTES: wholeNumber(30),
  SESSION_MAX_HOURS: wholeNumber(8),
  BACKEND_TIMEOUT_MS: wholeNumber(30_000),
  UPLOAD_TIMEOUT_MS: wholeNumber(120_000),
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
  CHARTS_BASE_URL: address().test("other-origin", "${path} must not be of APP_ORIGIN", (value, { parent }) => {
    // A frame of our own origin could reach everything that a page of ours can.
    if (value === undefined || !URL.canParse(value) || !URL.canParse(parent.APP_ORIGIN)) return true;
    return new URL(value).origin !== new URL(parent.APP_ORIGIN).origin;
  }),
});

export type ServerEnv = ReturnType<typeof readEnv>;

/** What is written for a variable. A slash at the end goes, but for the dashboard's: it stands at exactly its address. */
function written(name: string, value: string | undefined): string | undefined {
  const text = value?.trim();
  return (name === "CHARTS_BASE_URL" ? text : text?.replace(/\/$/, "")) || undefined;
}

/** The checked environment of `source`; throws an Error that names every variable at fault. Empty counts as missing. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.keys(variables.fields).map((name) => [name, written(name, source[name])]));
  try {
    const values = variables.validateSync(given, { abortEarly: false });
    return {
      ...values,
      sessionSecrets: values.SESSION_SECRET.split(",").map((secret) => secret.trim()),
      sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
      sessionMaxMs: values.SESSION_MAX_HOURS * 3_600_000,
      storageOrigin: new URL(values.STORAGE_ORIGIN).origin,
      /** Where the maps service's script comes from; null where no key is set. */
      mapsOrigin: values.GOOGLE_MAPS_API_KEY ? new URL(values.MAPS_SCRIPT_URL).origin : null,
      /** Where the analytics dashboard comes from; null where there is none. */
      chartsOrigin: values.CHARTS_BASE_URL ? new URL(values.CHARTS_BASE_URL).origin : null,
      isHttps: values.APP_ORIGIN.startsWith("https:"),
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment is not complete. ${error.errors.join("; ")}. See .env.example.`);
  }
}

let known: ServerEnv | null = null;

/** The environment of this process, read at the first call. */
export function serverEnv(): ServerEnv {
  known ??= readEnv(process.env);
  return known;
}
