/** Everything that the browser of a test was given or keeps, in pieces on disk, for the one search at the end of the run. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { leftIn } from "./bytes";

export type Piece = {
  test: string;
  /** "document", "fetch" and so on as the browser says it; "storage" and "markup" for what is left at the end. */
  kind: string;
  method: string;
  /** For markup that of the document, as it was asked for. */
  url: string;
  status: number;
  /** Headers, but for Set-Cookie, and the body. */
  text: string;
};

/** Of this run alone. */
const FILE = process.env.E2E_PIECES ?? "";
/** Files of the build are searched on disk, and have no need to be gathered again and again. */
const BUILT = /^\/(?:_next\/static|icons)\//;
const PATIENCE_MS = 2_000;

/** The backend's own page of sent messages is where codes and links may be read; it is another origin. */
function isOfTheApp(address: string): boolean {
  if (!address.startsWith("http://localhost:")) return false;
  return !BUILT.test(new URL(address).pathname);
}

type Found = Omit<Piece, "test">[];

async function pieceOf(response: Response): Promise<Found> {
  const { "set-cookie": _, ...headers } = await response.allHeaders();
  const request = response.request();
  // A redirect has none, and that of a page that was left is gone.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const text = `${JSON.stringify(headers)}\n${body.toString("utf8")}`;
  const [method, url, status] = [request.method(), response.url(), response.status()];
  return [{ kind: request.resourceType(), method, url, status, text }];
}

async function endOf(page: Page): Promise<Found> {
  const { kept, markup, openedAt } = await leftIn(page);
  const none = { method: "", status: 0 };
  return [
    { kind: "storage", ...none, url: page.url(), text: kept },
    { kind: "markup", ...none, url: openedAt, text: `${page.url()}\n${markup}` },
  ];
}

/** From now on; the function returned writes it down, and is called before the browser is closed. */
export function gatherPieces(context: BrowserContext, test: string): () => Promise<void> {
  const coming: Promise<Found>[] = [];
  context.on("response", (response) => {
    if (isOfTheApp(response.url())) coming.push(pieceOf(response).catch(() => []));
  });
  context.on("console", (message) => {
    const url = message.page()?.url() ?? "about:blank";
    coming.push(Promise.resolve([{ kind: "console", method: "", url, status: 0, text: message.text() }]));
  });
  return async () => {
    const open = context.pages().filter((page) => isOfTheApp(page.url()));
    coming.push(...open.map((page) => endOf(page).catch(() => [])));
    const tooLate = new Promise<[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []).unref());
    const pieces = await Promise.all(coming.map((some) => Promise.race([some, tooLate])));
    const lines = pieces.flat().map((piece) => JSON.stringify({ test, ...piece }));
    if (lines.length > 0) appendFileSync(FILE, `${lines.join("\n")}\n`);
  };
}

/** All that was written down in this run. */
export function gatheredPieces(): Piece[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Piece);
}
