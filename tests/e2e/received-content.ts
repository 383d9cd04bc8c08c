/** Everything that a test's browser received or stored, in files on disk, for the final search of the run. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { leftIn } from "./bytes";

export type Piece = {
  test: string;
  /** The resource type as the browser names it ("document", "fetch"), or "storage" and "markup" for the final state. */
  kind: string;
  method: string;
  /** For markup, the address at which the document was requested. */
  url: string;
  status: number;
  /** Headers without Set-Cookie, and the body. */
  text: string;
};

/** The files of this run. */
const FILE = process.env.E2E_PIECES ?? "";
/** Build files are not collected, because they are searched on disk. */
const BUILT = /^\/(?:_next\/static|icons)\//;
const MAX_WAIT_MS = 2_000;

/** False for the backend's outbox page, which is on another origin and may show codes and links. */
function isOfTheApp(address: string): boolean {
  if (!address.startsWith("http://localhost:")) return false;
  return !BUILT.test(new URL(address).pathname);
}

type NewPieces = Omit<Piece, "test">[];

async function pieceOf(response: Response): Promise<NewPieces> {
  const { "set-cookie": _, ...headers } = await response.allHeaders();
  const request = response.request();
  // A redirect has no body, nor has an answer whose page has closed.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const text = `${JSON.stringify(headers)}\n${body.toString("utf8")}`;
  const [method, url, status] = [request.method(), response.url(), response.status()];
  return [{ kind: request.resourceType(), method, url, status, text }];
}

async function readFinalState(page: Page): Promise<NewPieces> {
  const { kept, markup, openedAt } = await leftIn(page);
  const none = { method: "", status: 0 };
  return [
    { kind: "storage", ...none, url: page.url(), text: kept },
    { kind: "markup", ...none, url: openedAt, text: `${page.url()}\n${markup}` },
  ];
}

/** Starts collecting; the returned function writes the result and must be called before the browser closes. */
export function gatherPieces(context: BrowserContext, test: string): () => Promise<void> {
  const pending: Promise<NewPieces>[] = [];
  context.on("response", (response) => {
    if (isOfTheApp(response.url())) pending.push(pieceOf(response).catch(() => []));
  });
  context.on("console", (message) => {
    const url = message.page()?.url() ?? "about:blank";
    pending.push(Promise.resolve([{ kind: "console", method: "", url, status: 0, text: message.text() }]));
  });
  return async () => {
    const open = context.pages().filter((page) => isOfTheApp(page.url()));
    pending.push(...open.map((page) => readFinalState(page).catch(() => [])));
    const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, MAX_WAIT_MS, []).unref());
    const pieces = await Promise.all(pending.map((piece) => Promise.race([piece, tooLate])));
    const lines = pieces.flat().map((piece) => JSON.stringify({ test, ...piece }));
    if (lines.length > 0) appendFileSync(FILE, `${lines.join("\n")}\n`);
  };
}

/** Returns all pieces written in this run. */
export function gatheredPieces(): Piece[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Piece);
}
