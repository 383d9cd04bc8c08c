/**
 * A stub of the analytics dashboard: a page that shows the token from its address. It can refuse, answer with nothing,
 * forbid framing, redirect to another origin, be slow or hang up.
 */
import type { ServerResponse } from "node:http";
import { listenOnLoopback } from "../loopback-server";

/** A number is the status of a refusal; "empty": without a body; "elsewhere": redirects to another origin. */
export type ChartsManner = "works" | 401 | 403 | 500 | "empty" | "unframed" | "elsewhere" | "slow" | "hangs-up";

const STYLE = 'style="font:14px sans-serif;padding:24px"';
const BOARD = `<!doctype html><title>Board</title><body ${STYLE}>
<p>Claims by county</p><p id="token"></p><script>
const show = () => { document.getElementById("token").textContent = location.hash.replace("#accessToken=", "Opened by "); };
addEventListener("hashchange", show); show();</script>`;

export class ChartsStandIn {
  manner: ChartsManner = "works";
  /** Each request with its address and referrer. */
  readonly requests: { url: string; referrer: string | undefined }[] = [];
  #waiting: (() => void)[] = [];
  private constructor(
    readonly port: number,
    readonly close: () => Promise<void>,
  ) {}

  static async open(): Promise<ChartsStandIn> {
    let standIn: ChartsStandIn | null = null;
    const { port, close } = await listenOnLoopback((request, response) => {
      const { url = "", headers } = request;
      if (url === "/favicon.ico") response.writeHead(204).end();
      else standIn?.answer(url, headers.referer, response);
    });
    standIn = new ChartsStandIn(port, close);
    return standIn;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resets for the next test. */
  forget(): void {
    this.manner = "works";
    this.requests.length = 0;
    this.release();
  }

  /** Releases slow answers. */
  release(): void {
    for (const respond of this.#waiting.splice(0)) respond();
  }

  private answer(url: string, referrer: string | undefined, response: ServerResponse): void {
    this.requests.push({ url, referrer });
    const { manner } = this;
    const respond = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { "content-type": "text/html", ...headers }).end(body);
    if (typeof manner === "number") respond(manner, `<!doctype html><body ${STYLE}><p>Turned away: ${manner}</p>`);
    else if (manner === "empty") respond(500, "");
    else if (manner === "unframed") respond(200, BOARD, { "content-security-policy": "frame-ancestors 'none'" });
    // The same server under its other host name, which is another origin.
    else if (manner === "elsewhere") respond(302, "", { location: `http://localhost:${this.port}/sign-in` });
    else if (manner === "slow") this.#waiting.push(() => respond(200, BOARD));
    else if (manner === "hangs-up") response.destroy();
    else respond(200, BOARD);
  }
}
