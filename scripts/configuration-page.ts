/** Generates docs/configuration.md from the schemas of both programs' environments. */
import { BACKEND_VARIABLES } from "../backend/environment";
import { type VariableFacts, type VariableName, variableFacts } from "../lib/server/env";

/** The description of each of the app's variables; a missing one does not compile. */
const ABOUT: Readonly<Record<VariableName, string>> = {
  APP_ENVIRONMENT:
    "`dev`, `artisan`, `staging` or `prod`; the app doesn't start as `dev` at an https origin other than localhost, nor in staging and prod with a secret that can be guessed; what each is without further variables stands in [one table](../lib/domain/environments.ts)",
  BACKEND_URL: "the backend's base address",
  SESSION_SECRET:
    "one or more secrets of at least 32 characters, separated by commas; the first seals, all unseal. Put a new one first and drop the old one a day later; replicas that restart one after the other take the new one as the second first",
  APP_ORIGIN: "the address that people type, `https://…`, or `http://localhost:…`",
  STORAGE_ORIGIN: "the bucket that uploads are posted to and media come from",
  SESSION_IDLE_MINUTES: "a session ends after so many minutes without activity",
  SESSION_MAX_HOURS: "a session ends after so many hours in any case",
  BACKEND_TIMEOUT_MS: "how many milliseconds the backend may take for an answer",
  UPLOAD_TIMEOUT_MS: "the same for uploads",
  KEY_BASE: "the base part of keys, between prefix and random part",
  HELP_URL: "the navigation's link to help",
  HELP_URL_UNDERWRITING: "the same for underwriting reviewers",
  TERMS_URL: "the terms, linked from the sign-in pages",
  PRIVACY_URL: "the privacy policy, linked from the sign-in pages",
  PATENTS_URL: "the patents, linked from the sign-in pages",
  SUPPORT_EMAIL: "the support's address",
  COMMIT_URL: "the commit, linked under Settings, About",
  BUILD_URL: "the build, linked under Settings, About",
  GOOGLE_MAPS_API_KEY: "maps of homes, and addresses found while typing; without a key there are none",
  GOOGLE_MAPS_MAP_ID: "the map's style, as the service knows it",
  MAPS_SCRIPT_URL: "where the maps service's script comes from",
  CHAT_APP_ID: "the chat with support, outside dev; without an id there is none",
  CHAT_SCRIPT_URL: "where the chat's script comes from",
  CHAT_ORIGINS:
    "what its script needs besides its own origin, separated by spaces: of Intercom `https://*.intercom.io wss://*.intercom.io https://*.intercomcdn.com https://*.intercomassets.com https://*.intercomusercontent.com` at least",
  RECORDING_SCRIPT_URL: "session recording, in staging and prod; without a script there is none",
  RECORDING_PROJECT: "whose recordings these are",
  RECORDING_ORIGINS: "further origins that the recorder sends to, separated by spaces",
  CHARTS_BASE_URL:
    "the analytics dashboard that the reports show in a frame, of another origin than `APP_ORIGIN`; without a base there is none ([how](decisions/019-reports.md))",
  CHARTS_DASHBOARD_ID: "which of its dashboards is shown; without an id the base is the whole address, kept as written",
};

/** Returns a text such as "in dev and artisan `a`; in prod `b`". */
function byEnvironment({ byEnvironment: values }: VariableFacts): string {
  const namesByValue = new Map<string, string[]>();
  for (const [name, value] of Object.entries(values))
    namesByValue.set(value, [...(namesByValue.get(value) ?? []), name]);
  return [...namesByValue].map(([value, names]) => `in ${names.join(" and ")} \`${value}\``).join("; ");
}

function fallbackOf(facts: VariableFacts): string {
  const general = facts.isRequired ? "required" : facts.fallback === null ? "" : `\`${facts.fallback}\``;
  return [general, byEnvironment(facts)].filter(Boolean).join("; ") || "none";
}

const table = (rows: readonly (readonly [name: string, fallback: string, about: string])[]) => [
  "| Variable | Default | What it is |",
  "|---|---|---|",
  ...rows.map(([name, fallback, about]) => `| \`${name}\` | ${fallback} | ${about} |`),
];

/** Returns Markdown with a table for each program. */
export function renderConfigurationPage(): string {
  return `${[
    "# Configuration",
    "",
    "Made from the environments' schemas by `npm run docs`; a test fails when this page is stale. Both programs read their variables once, at the start, and name every one at fault. `.env.example` lists them all for a file of one's own.",
    "",
    "## The app",
    "",
    ...table([
      ...variableFacts().map((facts) => [facts.name, fallbackOf(facts), ABOUT[facts.name]] as const),
      ["PORT", "`3000`", "where the app listens"],
      ["BUILD_ID", "the time of the build", "names the build; read by `npm run build` alone"],
    ]),
    "",
    "Without a variable that names a third party, the app asks no other origin for anything ([how](decisions/005-nonce-policy-and-third-parties-by-page.md)).",
    "",
    "## The reference backend",
    "",
    ...table(Object.entries(BACKEND_VARIABLES).map(([name, { fallback, about }]) => [name, fallback, about])),
    "",
    "Texts have no provider: outside the demo codes go by mail alone ([why](decisions/012-mail-and-texts.md)).",
  ].join("\n")}\n`;
}
