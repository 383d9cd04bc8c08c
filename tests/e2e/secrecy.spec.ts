/**
 * Runs after all other tests: no token, password or code sent between app and backend is in anything that a browser
 * received or stored, in a build file, or in a log (quality rules S2 and S15).
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { searchFor } from "../support/secret-search";
import { relay, type Secret } from "./fixtures";
import { LANES } from "./lane";
import { gatheredPieces, type Piece } from "./received-content";

/** The secrets in the servers' environment (playwright.config.ts), and the other backend's password. */
const SET = [
  "end-to-end-backend-secret-of-enough-length",
  "end-to-end-session-secret-of-enough-length",
  "end-to-end-secret-of-the-chats-provider",
  "Other-Backend-1!",
];

/** Returns the secret as is, URL-encoded, and in base64. */
function formsOf({ kind, value }: Secret): string[] {
  if (kind === "code" || kind === "backup code") return [value];
  return [value, encodeURIComponent(value), Buffer.from(value).toString("base64").replace(/=+$/, "")];
}

/**
 * Returns a function that finds the secret in one of its forms in a text; six digits count only as a separate word that
 * is not a module id, as in I[123456,
 */
function finderOf(secret: Secret): (text: string) => boolean {
  const { kind, value } = secret;
  if (kind === "code") {
    const alone = new RegExp(`(?<![\\w-]|\\d\\.|\\bI\\[)${value}(?![\\w-]|\\.\\d)`);
    return (text) => alone.test(text);
  }
  if (kind === "backup code") return (text) => text.toLowerCase().includes(value.toLowerCase());
  const forms = formsOf(secret);
  return (text) => forms.some((form) => text.includes(form));
}

/**
 * A link's token may be in the document that the link opened and in the refusal of an expired password; backup codes
 * only in the answer that creates them.
 */
function isAllowed(secret: Secret, { kind, method, url, status }: Piece): boolean {
  if (secret.kind !== "link token" && secret.kind !== "backup code") return false;
  const { pathname } = new URL(url);
  if (secret.kind === "backup code") {
    return kind === "fetch" && method === "PUT" && pathname === "/api/backend/employee/backup-codes";
  }
  const isOfALink = /^\/(reset-password|reset-expired-password|activate-account)\//.test(pathname);
  if (kind === "document" || kind === "markup") return isOfALink && url.includes(secret.value);
  return method === "POST" && pathname === "/api/session" && status === 403;
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
const read = (file: string) => ({ name: path.relative(process.cwd(), file), text: readFileSync(file, "utf8") });

let secrets: Secret[] = [];
test.beforeAll(async () => {
  const all = await relay.secrets();
  const set = SET.map((value) => ({ kind: "password" as const, value }));
  // A token that also opens a link counts as a link's.
  const byValue = new Map([...all, ...set].map((secret) => [secret.value, secret]));
  secrets = [...byValue.values()];
});

test("the run produced secrets to search for", () => {
  const count = (kind: Secret["kind"]) => secrets.filter((secret) => secret.kind === kind).length;
  expect(count("access token")).toBeGreaterThan(20);
  expect(count("password")).toBeGreaterThan(4);
  expect(count("code")).toBeGreaterThan(4);
  expect(count("backup code")).toBeGreaterThan(1);
  expect(count("link token")).toBeGreaterThan(5);
  expect(secrets.filter(({ value }) => value.length < 6)).toEqual([]);
});

test("nothing that the browser received or stored contains a secret, except a link's token and new backup codes in the answers that need them", () => {
  const pieces = gatheredPieces();
  const wrong: string[] = [];
  const allowed: string[] = [];
  const mayHold = searchFor(secrets.map((secret) => ({ secret, forms: formsOf(secret) })));
  for (const piece of pieces) {
    for (const secret of mayHold(`${piece.url}\n${piece.text}`)) {
      const isIn = finderOf(secret);
      if (!isIn(piece.url) && !isIn(piece.text)) continue;
      if (isAllowed(secret, piece)) allowed.push(piece.kind);
      else
        wrong.push(`${secret.kind} in ${piece.kind} ${piece.method} ${new URL(piece.url).pathname}, of ${piece.test}`);
    }
  }
  // A seal is as valuable as its session, and may only be in its cookie.
  for (const { kind, url, text, test: title } of pieces)
    if (text.includes("Fe26.2")) wrong.push(`a seal in ${kind} ${url}, of ${title}`);
  expect([...new Set(wrong)]).toEqual([]);
  // This shows that the search finds secrets; the journeys open mailed links in separate pages.
  const found = process.env.E2E_PART === "extended" ? ["fetch"] : ["document", "fetch"];
  expect([...new Set(allowed)]).toEqual(expect.arrayContaining(found));
  const kinds = pieces.map(({ kind }) => kind);
  for (const [kind, least] of [
    ["document", 100],
    ["fetch", 900],
    ["storage", 40],
  ] as const) {
    expect([kind, kinds.filter((one) => one === kind).length >= least]).toEqual([kind, true]);
  }
});

test("no log and no build file contains a secret, and no source map is served", () => {
  const logs = readdirSync(".test-output").filter((name) => name.endsWith(".log"));
  expect(logs).toEqual(expect.arrayContaining(["app-other.log", "own-server.log"]));
  for (const server of ["app", "backend"]) {
    const expectedLogs = LANES.map((_, lane) => `${server}-${lane + 1}.log`);
    expect(logs).toEqual(expect.arrayContaining(expectedLogs));
  }
  const written = logs.map((name) => read(path.resolve(".test-output", name)));
  expect(written.filter(({ text }) => text === "")).toEqual([]);
  const built = filesBelow(path.resolve(".next/static")).map(read);
  expect(built.length).toBeGreaterThan(20);
  // The bundler writes an empty map for its own runtime.
  const maps = built.filter(({ name, text }) => name.endsWith(".map") && /"(?:mappings|sourcesContent)"/.test(text));
  expect(maps.map(({ name }) => name)).toEqual([]);

  const found = secrets.flatMap((secret) => {
    const isIn = finderOf(secret);
    // Codes are newer than the build, whose module ids also have six digits.
    const files = secret.kind === "code" ? written : [...written, ...built];
    return files.filter(({ text }) => isIn(text)).map(({ name }) => `${secret.kind} in ${name}`);
  });
  for (const { name, text } of written) if (text.includes("Fe26.2")) found.push(`a seal in ${name}`);
  expect([...new Set(found)]).toEqual([]);
});
