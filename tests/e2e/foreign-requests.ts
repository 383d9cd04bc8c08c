/** Requests of a browser's pages to other origins; without a configured third party there must be none. */
import type { BrowserContext, Page } from "@playwright/test";
import { STORAGE_ORIGIN } from "./lane";

/** Addresses that cause no request. */
const WITHIN = /^(?:data|blob|about|chrome-error):/;

/** From now on, adds each requested address beyond ours to `foreignRequests`. */
function recordRequests(context: BrowserContext, foreignRequests: string[], isOurs: (address: URL) => boolean): void {
  const hear = (address: string) => {
    if (!WITHIN.test(address) && !isOurs(new URL(address))) foreignRequests.push(address);
  };
  const listen = (page: Page) => page.on("websocket", (socket) => hear(socket.url()));
  for (const page of context.pages()) listen(page);
  context.on("page", listen);
  context.on("request", (request) => hear(request.url()));
}

/** Everything except the app and its bucket. */
export const recordForeignRequests = (
  context: BrowserContext,
  foreignRequests: string[],
  app: string | undefined,
): void => recordRequests(context, foreignRequests, ({ origin }) => origin === app || origin === STORAGE_ORIGIN);

/** Every stand-in of a provider listens on this machine, and no real provider does. */
export const recordRequestsBeyondMachine = (context: BrowserContext, foreignRequests: string[]): void =>
  recordRequests(context, foreignRequests, ({ hostname }) => hostname === "localhost" || hostname === "127.0.0.1");
