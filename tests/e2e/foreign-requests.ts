/** Requests of a browser's pages to other origins; without a configured third party there must be none. */
import type { BrowserContext, Page } from "@playwright/test";
import { STORAGE_ORIGIN } from "./lane";

/** Addresses that cause no request. */
const CAUSES_NO_REQUEST = /^(?:data|blob|about|chrome-error):/;

/** Adds every address that is requested from now on and is not ours to `foreignRequests`. */
function recordRequests(context: BrowserContext, foreignRequests: string[], isOurs: (address: URL) => boolean): void {
  const record = (address: string) => {
    if (!CAUSES_NO_REQUEST.test(address) && !isOurs(new URL(address))) foreignRequests.push(address);
  };
  const listen = (page: Page) => page.on("websocket", (socket) => record(socket.url()));
  for (const page of context.pages()) listen(page);
  context.on("page", listen);
  context.on("request", (request) => record(request.url()));
}

/** Records requests to everything except the app and its bucket. */
export const recordForeignRequests = (
  context: BrowserContext,
  foreignRequests: string[],
  app: string | undefined,
): void => recordRequests(context, foreignRequests, ({ origin }) => origin === app || origin === STORAGE_ORIGIN);

/** Records requests beyond this machine, on which every stand-in of a provider listens, and no real provider. */
export const recordRequestsBeyondMachine = (context: BrowserContext, foreignRequests: string[]): void =>
  recordRequests(context, foreignRequests, ({ hostname }) => hostname === "localhost" || hostname === "127.0.0.1");
