/** Reads the backend's environment variables; errors name the variable. */
import path from "node:path";
import { isGuessableSecret } from "../lib/domain/guessable-secret";
import { type MailSetting, readMailSetting } from "./mail/mail-setting";
import { PURGED_SHARE } from "./storage/unnamed-files";

export type BackendEnvironment = {
  port: number;
  /** The address to listen on: loopback only in the demo. */
  host: string;
  secret: string;
  isDemo: boolean;
  dataDirectory: string;
  /** Null for the embedded database in `dataDirectory`. */
  databaseAddress: string | null;
  /** The app's origin, for links in mails. */
  appOrigin: string;
  /** Base address of links to the capture app, without a trailing slash; null if not configured. */
  captureUrl: string | null;
  /** The secret that identifies people to the chat provider; null if there is none. */
  chatIdentitySecret: string | null;
  /** The mail server; null in a demo, which shows mail on a page and sends none. */
  mail: MailSetting | null;
  storage: {
    port: number;
    /** Directory of the uploaded files. */
    directory: string;
    /** The bucket's address for browsers, without a trailing slash. */
    origin: string;
    /** The largest share of the bucket that a purge of unreferenced files may delete, 0 to 1. */
    purgedShare: number;
  };
};

/**
 * Every variable with its default, in words if the default depends on others, and its description
 * (docs/configuration.md).
 */
export const BACKEND_VARIABLES = {
  BACKEND_SECRET: { fallback: "required", about: "at least 32 characters; outside the demo one that nobody can guess" },
  BACKEND_PORT: { fallback: "`4000`", about: "where the backend listens" },
  DATABASE_URL: {
    fallback: "required; in the demo `embedded`",
    about:
      "`postgres://user:password@host/database`, or `embedded` for the embedded database in `DATA_DIR`; the bucket keeps this database's id and is refused before another one",
  },
  DATA_DIR: { fallback: "`.data`", about: "where the embedded database is" },
  APP_ORIGIN: {
    fallback: "`http://localhost:3000`",
    about: "where the links of its mails lead, and whose pages may read the bucket",
  },
  STORAGE_ORIGIN: {
    fallback: "`http://localhost:` and its port",
    about: "the address at which browsers reach the bucket",
  },
  STORAGE_PORT: { fallback: "`4001`", about: "where the bucket listens" },
  STORAGE_DIR: { fallback: "`storage` in `DATA_DIR`", about: "where uploaded files lie" },
  STORAGE_PURGE_PERCENT: {
    fallback: "`5`",
    about: "how much of the bucket the daily sweep for files without a record may delete; `100` lifts the limit",
  },
  SMTP_URL: {
    fallback: "required; in the demo none",
    about:
      "the mail server: `smtps://user:password@host:465`, or `smtp://host:587` with STARTTLS; `?starttls=optional` also sends unencrypted, without a password, for a relay on one's own network",
  },
  MAIL_FROM: {
    fallback: "required with `SMTP_URL`",
    about: "the sender: `no-reply@example.com`, or `Lintel <no-reply@example.com>`",
  },
  CAPTURE_URL: {
    fallback: "none; in the demo a page of its own",
    about: "where invitations to film a home lead, before the invite's key; without it none can be sent",
  },
  CHAT_IDENTITY_SECRET: {
    fallback: "none",
    about:
      "the chat provider's own secret for identity verification; without it nobody is proved to the chat, and there is none",
  },
  DEMO_MODE: {
    fallback: "none",
    about: "`1`: seeds the demo data, shows what is mailed and texted at `/outbox`, and listens on this machine alone",
  },
} as const;
type Variables = Readonly<Partial<Record<keyof typeof BACKEND_VARIABLES, string>>>;

const SECRET_LENGTH = 32;
/** The value that selects the embedded database, also outside the demo. */
const EMBEDDED = "embedded";
export const DEFAULT_APP_ORIGIN = "http://localhost:3000";

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is no port: ${text}`);
  return port;
}

function readAddress(name: string, text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address?.origin.startsWith("http")) throw new Error(`${name} is no web address: ${text}`);
  return address;
}

/** Returns the address without a trailing slash. */
function readCaptureUrl(text: string | null): string | null {
  if (text === null) return null;
  const { origin, pathname } = readAddress("CAPTURE_URL", text);
  return `${origin}${pathname}`.replace(/\/+$/, "");
}

function isSet(text: string | undefined): boolean {
  return text === "1" || text === "true";
}

function readStorage(variables: Variables, dataDirectory: string): BackendEnvironment["storage"] {
  const port = readPort("STORAGE_PORT", variables.STORAGE_PORT || "4001");
  const { origin, pathname } = readAddress(
    "STORAGE_ORIGIN",
    variables.STORAGE_ORIGIN || `http://localhost:${String(port)}`,
  );
  return {
    port,
    directory: variables.STORAGE_DIR || path.join(dataDirectory, "storage"),
    origin: `${origin}${pathname}`.replace(/\/+$/, ""),
    purgedShare: readPurgedShare(variables.STORAGE_PURGE_PERCENT),
  };
}

function readPurgedShare(text: string | undefined): number {
  if (!text) return PURGED_SHARE;
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100))
    throw new Error(`STORAGE_PURGE_PERCENT must be more than 0, up to 100: ${text}`);
  return percent / 100;
}

/** The address may hold a password, so no error repeats it. Only the demo defaults to the embedded database. */
function readDatabaseAddress(text: string | undefined, isDemo: boolean): string | null {
  if (text === EMBEDDED || (!text && isDemo)) return null;
  if (!text) {
    throw new Error("DATABASE_URL is missing: the address of a PostgreSQL database, or `embedded` for one in DATA_DIR");
  }
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new Error("DATABASE_URL must be postgres://user:password@host/database, or `embedded`");
  }
  return text;
}

function readSecret(text: string, isDemo: boolean): string {
  if (text === "") throw new Error("BACKEND_SECRET is missing");
  if (text.length < SECRET_LENGTH) throw new Error(`BACKEND_SECRET must have at least ${SECRET_LENGTH} characters`);
  if (!isDemo && isGuessableSecret(text)) {
    throw new Error("BACKEND_SECRET can be guessed: make one with `openssl rand -base64 48`");
  }
  return text;
}

export function readEnvironment(source: NodeJS.ProcessEnv): BackendEnvironment {
  const variables: Variables = source as object;
  const isDemo = isSet(variables.DEMO_MODE);
  const secret = readSecret(variables.BACKEND_SECRET ?? "", isDemo);
  const databaseAddress = readDatabaseAddress(variables.DATABASE_URL, isDemo);
  const mail = readMailSetting({ address: variables.SMTP_URL || null, from: variables.MAIL_FROM || null });
  if (mail === null && !isDemo) {
    throw new Error("SMTP_URL is missing: codes and links are mailed, unless DEMO_MODE=1 shows them on a page");
  }
  const port = readPort("BACKEND_PORT", variables.BACKEND_PORT || "4000");
  const dataDirectory = variables.DATA_DIR || ".data";
  return {
    port,
    host: isDemo ? "127.0.0.1" : "0.0.0.0",
    secret,
    isDemo,
    dataDirectory,
    databaseAddress,
    appOrigin: readAddress("APP_ORIGIN", variables.APP_ORIGIN || DEFAULT_APP_ORIGIN).origin,
    captureUrl: readCaptureUrl(variables.CAPTURE_URL || (isDemo ? `http://localhost:${port}/invite` : null)),
    chatIdentitySecret: variables.CHAT_IDENTITY_SECRET?.trim() || null,
    mail,
    storage: readStorage(variables, dataDirectory),
  };
}
