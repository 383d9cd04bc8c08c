/** A stub of the maps service on loopback: its script and its background image. */
import type { ServerResponse } from "node:http";
import { listenOnLoopback } from "../loopback-server";
import { installMaps } from "./maps-script";

/**
 * `held`: the script is answered at `release`. `refused`: the script loads, and refuses the key once a map is created;
 * `shut`: refuses at once, and provides no library.
 */
type Mood = "well" | "failing" | "held" | "refused" | "shut";

/** Run in the page: refuses the key, and provides no library. */
const SHUT = `gm_authFailure();google.maps.importLibrary=()=>Promise.reject(new Error("InvalidKeyMapError"));`;

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path d="M0 32h64M32 0v64" stroke="#fff" stroke-width="6"/></svg>`;

export class MapsStandIn {
  mood: Mood = "well";
  /** The address of each request of the script. */
  readonly requests: URL[] = [];
  private held: (() => void)[] = [];
  private constructor(
    readonly origin: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<MapsStandIn> {
    let standIn: MapsStandIn | null = null;
    const { port, close } = await listenOnLoopback(({ url = "/" }, response) => standIn?.answer(url, response));
    standIn = new MapsStandIn(`http://127.0.0.1:${port}`, close);
    return standIn;
  }

  release(): void {
    for (const answer of this.held.splice(0)) answer();
  }

  private answer(path: string, response: ServerResponse): void {
    const url = new URL(path, this.origin);
    if (url.pathname === "/tile.svg") {
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(TILE);
      return;
    }
    if (url.pathname === "/empty") {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>A map of ours</title>");
      return;
    }
    if (url.pathname !== "/maps/api/js") {
      response.writeHead(404).end();
      return;
    }
    this.requests.push(url);
    if (this.mood === "failing") {
      response.writeHead(500).end();
      return;
    }
    const install = `(${installMaps})(window, ${this.mood === "refused"}, ${JSON.stringify(`${this.origin}/tile.svg`)})`;
    const callback = url.searchParams.get("callback") ?? "";
    const answer = () =>
      response
        .writeHead(200, { "content-type": "text/javascript; charset=utf-8" })
        .end(`${install};${this.mood === "shut" ? SHUT : ""}window[${JSON.stringify(callback)}]();`);
    if (this.mood === "held") this.held.push(answer);
    else answer();
  }
}
