/** Requests of a browser's pages to other origins; without a configured third party there must be none. */
import type { BrowserContext, Page } from "@playwright/test";
import { STORAGE_ORIGIN } from "./lane";

/** Addresses that cause no request. */
const WITHIN = /^(?:data|blob|about|chrome-error):/;

/** From now on, adds each requested address beyond ours to `strangers`. */
function noteStrangers(context: BrowserContext, strangers: string[], isOurs: (address: URL) => boolean): void {
  const hear = (address: string) => {
    if (!WITHIN.test(address) && !isOurs(new URL(address))) strangers.push(address);
  };
  const listen = (page: Page) => page.on("websocket", (socket) => hear(socket.url()));
  for (const page of context.pages()) listen(page);
  context.on("page", listen);
  context.on("request", (request) => hear(request.url()));
}

/** Everything except the app and its bucket. */
export const noteBeyond = (context: BrowserContext, strangers: string[], app: string | undefined): void =>
  noteStrangers(context, strangers, ({ origin }) => origin === app || origin === STORAGE_ORIGIN);

/** Every stand-in of a provider listens on this machine, and no real provider does. */
export const noteBeyondThisMachine = (context: BrowserContext, strangers: string[]): void =>
  noteStrangers(context, strangers, ({ hostname }) => hostname === "localhost" || hostname === "127.0.0.1");
