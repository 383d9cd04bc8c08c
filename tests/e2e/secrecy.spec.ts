/**
 * After all other tests: none of the tokens, passwords and codes that passed between the app and the backend is in
 * anything that a browser was given or keeps, in a file of the build, or in a log (quality rules S2 and S15).
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { searchFor } from "../support/secret-search";
import { relay, type Secret } from "./fixtures";
import { LANES } from "./lane";
import { gatheredPieces, type Piece } from "./pieces";

/** Those of the servers' own environment, as playwright.config.ts sets it, and the other backend's password. */
const SET = [
  "end-to-end-backend-secret-of-enough-length",
  "end-to-end-session-secret-of-enough-length",
  "end-to-end-secret-of-the-chats-provider",
  "Other-Backend-1!",
];

/** As it is, as an address has it, and as markup has it. */
function formsOf({ kind, value }: Secret): string[] {
  if (kind === "code" || kind === "backup code") return [value];
  return [value, encodeURIComponent(value), Buffer.from(value).toString("base64").replace(/=+$/, "")];
}

/**
 * Whether a text holds it in one of its forms; six digits only where they stand alone, and are not the number of
 * a module, as in I[123456,
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
 * A link's token may be in the document that the link opened, and in the refusal of an expired password; backup codes in
 * the one answer that makes them.
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
  // A token that also opens a link is a link's.
  const byValue = new Map([...all, ...set].map((secret) => [secret.value, secret]));
  secrets = [...byValue.values()];
});

test("there was something to keep", () => {
  const count = (kind: Secret["kind"]) => secrets.filter((secret) => secret.kind === kind).length;
  expect(count("access token")).toBeGreaterThan(20);
  expect(count("password")).toBeGreaterThan(4);
  expect(count("code")).toBeGreaterThan(4);
  expect(count("backup code")).toBeGreaterThan(1);
  expect(count("link token")).toBeGreaterThan(5);
  expect(secrets.filter(({ value }) => value.length < 6)).toEqual([]);
});

test("nothing that the browser was given or keeps holds a secret, but where a link's token and new backup codes may be", () => {
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
  // A seal is as good as the session in it, and has no place outside its cookie.
  for (const { kind, url, text, test: of } of pieces)
    if (text.includes("Fe26.2")) wrong.push(`a seal in ${kind} ${url}, of ${of}`);
  expect([...new Set(wrong)]).toEqual([]);
  // So the search does find what is there; the tests that open mailed links in a page of their own are journeys.
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

test("no log and no file of the build holds a secret, and no source map is handed out", () => {
  const logs = readdirSync(".test-output").filter((name) => name.endsWith(".log"));
  expect(logs).toEqual(expect.arrayContaining(["app-other.log", "own-server.log"]));
  for (const server of ["app", "backend"]) {
    const own = LANES.map((_, lane) => `${server}-${lane + 1}.log`);
    expect(logs).toEqual(expect.arrayContaining(own));
  }
  const written = logs.map((name) => read(path.resolve(".test-output", name)));
  expect(written.filter(({ text }) => text === "")).toEqual([]);
  const built = filesBelow(path.resolve(".next/static")).map(read);
  expect(built.length).toBeGreaterThan(20);
  // The bundler leaves an empty map beside its own runtime.
  const maps = built.filter(({ name, text }) => name.endsWith(".map") && /"(?:mappings|sourcesContent)"/.test(text));
  expect(maps.map(({ name }) => name)).toEqual([]);

  const found = secrets.flatMap((secret) => {
    const isIn = finderOf(secret);
    // A code is younger than the build, whose modules have numbers of six digits too.
    const files = secret.kind === "code" ? written : [...written, ...built];
    return files.filter(({ text }) => isIn(text)).map(({ name }) => `${secret.kind} in ${name}`);
  });
  for (const { name, text } of written) if (text.includes("Fe26.2")) found.push(`a seal in ${name}`);
  expect([...new Set(found)]).toEqual([]);
});
