/** The backend's environment, read once; an error names the variable. */
import { type MailSetting, readMailSetting } from "./mail/mail-setting";

export type BackendEnvironment = {
  port: number;
  /** Loopback alone in the demo. */
  host: string;
  secret: string;
  isDemo: boolean;
  dataDirectory: string;
  databaseAddress: string | null;
  /** The app's origin, for links in mails. */
  appOrigin: string;
  /** Where mail is handed over; null in a demo that shows it on a page and posts none. */
  mail: MailSetting | null;
};

const SECRET_LENGTH = 32;
export const DEFAULT_APP_ORIGIN = "http://localhost:3000";

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`BACKEND_PORT is no port: ${text}`);
  return port;
}

function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : "null";
  if (!origin.startsWith("http")) throw new Error(`APP_ORIGIN is no web address: ${text}`);
  return origin;
}

function isSet(text: string | undefined): boolean {
  return text === "1" || text === "true";
}

export function readEnvironment(variables: NodeJS.ProcessEnv): BackendEnvironment {
  const secret = variables.BACKEND_SECRET ?? "";
  if (secret === "") throw new Error("BACKEND_SECRET is missing");
  if (secret.length < SECRET_LENGTH) throw new Error(`BACKEND_SECRET must have at least ${SECRET_LENGTH} characters`);
  const isDemo = isSet(variables.DEMO_MODE);
  const mail = readMailSetting({ address: variables.SMTP_URL || null, from: variables.MAIL_FROM || null });
  if (mail === null && !isDemo) {
    throw new Error("SMTP_URL is missing: codes and links are mailed, unless DEMO_MODE=1 shows them on a page");
  }
  return {
    port: readPort(variables.BACKEND_PORT || "4000"),
    host: isDemo ? "127.0.0.1" : "0.0.0.0",
    secret,
    isDemo,
    dataDirectory: variables.DATA_DIR || ".data",
    databaseAddress: variables.DATABASE_URL || null,
    appOrigin: readOrigin(variables.APP_ORIGIN || DEFAULT_APP_ORIGIN),
    mail,
  };
}
