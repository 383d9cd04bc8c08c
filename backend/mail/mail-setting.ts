/** Reads `SMTP_URL` and `MAIL_FROM`. The address may hold a password, so no error repeats it. */
import { type Mailbox, readMailbox } from "./mail-address";

export type MailSetting = {
  host: string;
  port: number;
  /**
   * "implicit": encrypted from the first byte (`smtps`). "required": only with STARTTLS. "offered": with STARTTLS if
   * the server offers it.
   */
  tls: "implicit" | "required" | "offered";
  login: { user: string; pass: string } | null;
  from: Mailbox;
};

const SHAPE = "SMTP_URL must be smtp://host:port or smtps://user:password@host:port";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1"]);
const HOST = /^[a-z\d]([a-z\d.-]*[a-z\d])?$|^[\da-f:]+$/i;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

function readUrl(text: string): URL {
  if (/[\s\p{C}]/u.test(text) || !URL.canParse(text)) throw new Error(SHAPE);
  const url = new URL(text);
  const isBare = (url.pathname === "" || url.pathname === "/") && url.hash === "";
  if (!(url.protocol in DEFAULT_PORTS) || !isBare) throw new Error(SHAPE);
  return url;
}

function readHost(url: URL): string {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (!HOST.test(host)) throw new Error(SHAPE);
  return host;
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`${SHAPE}, with % and other special characters percent-encoded`);
  }
}

function readLogin(url: URL): MailSetting["login"] {
  const [user, pass] = [decodePart(url.username), decodePart(url.password)];
  if (user === "" && pass === "") return null;
  if (user === "" || pass === "") throw new Error("SMTP_URL needs a user and a password, or neither");
  return { user, pass };
}

/**
 * A password or code is never sent unencrypted over a network, unless `?starttls=optional` declares the network
 * trusted.
 */
function readTls(url: URL, host: string, hasLogin: boolean): MailSetting["tls"] {
  const entries = [...url.searchParams];
  const isOptional = entries.length === 1 && url.search === "?starttls=optional";
  if (entries.length > 0 && !isOptional) throw new Error("SMTP_URL may only be followed by ?starttls=optional");
  if (url.protocol === "smtps:") {
    if (isOptional) throw new Error("SMTP_URL: smtps is encrypted from the start, ?starttls=optional means nothing");
    return "implicit";
  }
  if (LOOPBACK.has(host)) return "offered";
  if (isOptional && hasLogin) throw new Error("SMTP_URL: ?starttls=optional would send the password in the clear");
  return isOptional ? "offered" : "required";
}

/** Returns null without an address. Throws an error that names the variable and its fault. */
export function readMailSetting(variables: { address: string | null; from: string | null }): MailSetting | null {
  if (variables.address === null) return null;
  const url = readUrl(variables.address);
  const host = readHost(url);
  const port = url.port === "" ? DEFAULT_PORTS[url.protocol] : Number(url.port);
  if (!port) throw new Error(SHAPE);
  const login = readLogin(url);
  const tls = readTls(url, host, login !== null);
  if (variables.from === null) throw new Error("MAIL_FROM is missing: SMTP_URL is set, and mail needs a sender");
  const from = readMailbox(variables.from);
  if (from === null) throw new Error("MAIL_FROM must be an address, or a name and <an address>");
  return { host, port, tls, login, from };
}
