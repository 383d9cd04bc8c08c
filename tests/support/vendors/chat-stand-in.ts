/**
 * A stub of the chat provider: a script by the app's id that replaces the queueing stub, executes the queued calls, and
 * reports each call with the page's address. Shows a launcher unless the app hides it.
 */
import { listenOnLoopback } from "../loopback-server";
import { readRecord } from "../read-record";

export type ChatCall = { what: string; facts: Record<string, unknown> | null; at: string };
/** "missing": 404. "slow": answered by `release`. "breaks": its window cannot be opened. */
export type ChatManner = "works" | "missing" | "slow" | "breaks" | keyof typeof NO_CHATS;
/** Scripts that provide no working chat. */
const NO_CHATS = {
  throws: "throw new Error('of the provider');",
  empty: "void 0;",
  refuses: "window.Intercom = () => { throw new Error('of the provider'); };",
  silent: "window.Intercom = () => {};",
} as const;

const SCRIPT = (home: string, breaks: boolean) => `(() => {
  const BREAKS = ${breaks};
  const { q = [] } = window.Intercom ?? {};
  let waiting = [];
  const draw = (id, css, text) => {
    document.getElementById(id)?.remove();
    if (!css) return;
    const box = document.createElement("div");
    box.id = id;
    box.textContent = text;
    box.style.cssText = "position:fixed;z-index:2147483000;background:#1f6feb;color:#fff;" + css;
    document.body.append(box);
  };
  const tell = (what, facts) => {
    const kept = document.cookie.includes("chat-stand-in=");
    fetch("${home}/call", { method: "POST", keepalive: true, body: JSON.stringify({ what, facts, at: location.href, kept }) });
  };
  const api = (what, facts) => {
    if (what === "ready") return void waiting.push(facts);
    if (what === "show" && BREAKS) throw new Error("of the provider");
    tell(what, facts ?? null);
    if (what === "boot") {
      document.cookie = "chat-stand-in=" + facts.user_id + "; path=/";
      if (!facts.hide_default_launcher) draw("chat-launcher", "right:20px;bottom:20px;width:60px;height:60px;border-radius:50%", "");
      // Theirs speaks to its server before it says so.
      setTimeout(() => { for (const run of waiting.splice(0)) run(); }, 20);
    }
    if (what === "show") draw("chat-window", "right:20px;bottom:20px;width:300px;height:400px;border-radius:12px;padding:16px", "Ask us anything");
    if (what === "shutdown") {
      document.cookie = "chat-stand-in=; path=/; max-age=0";
      draw("chat-launcher");
      draw("chat-window");
    }
  };
  window.Intercom = api;
  for (const call of q) api(...call);
})();`;

/** A message of the stub's script. */
function callOf(text: string): ChatCall {
  const { what, facts, at } = readRecord(text);
  if (typeof what !== "string" || typeof at !== "string" || typeof facts !== "object")
    throw new Error(`No call: ${text}`);
  return { what, facts: facts && { ...facts }, at };
}

export class ChatStandIn {
  manner: ChatManner = "works";
  /** The reported calls. */
  readonly calls: ChatCall[] = [];
  /** Addresses of the requests, with their referrers. */
  readonly requests: { url: string; referrer: string | undefined }[] = [];
  #waiting: (() => void)[] = [];
  #port = 0;
  #close = async () => {};

  get scriptUrl(): string {
    return `http://127.0.0.1:${this.#port}/widget`;
  }

  async open(): Promise<void> {
    const { port, close } = await listenOnLoopback((request, response) => {
      const headers = { "access-control-allow-origin": "*" };
      const { url = "", method } = request;
      if (method === "POST") {
        let text = "";
        request.on("data", (part) => {
          text += part;
        });
        request.on("end", () => {
          this.calls.push(callOf(text));
          response.writeHead(204, headers).end();
        });
        return;
      }
      this.requests.push({ url, referrer: request.headers.referer });
      const respond = (status: number, body: string) =>
        response.writeHead(status, { ...headers, "content-type": "text/javascript" }).end(body);
      const { manner } = this;
      const script = () => respond(200, SCRIPT(`http://127.0.0.1:${this.#port}`, manner === "breaks"));
      if (manner === "missing") respond(404, "");
      else if (manner === "slow") this.#waiting.push(script);
      else if (manner in NO_CHATS) respond(200, NO_CHATS[manner as keyof typeof NO_CHATS]);
      else script();
    });
    this.#port = port;
    this.#close = close;
  }

  /** Releases slow answers. */
  release(): void {
    for (const respond of this.#waiting.splice(0)) respond();
  }

  /** Resets for the next test. */
  forget(manner: ChatManner = "works"): void {
    this.manner = manner;
    this.calls.length = 0;
    this.requests.length = 0;
    this.#waiting = [];
  }

  close(): Promise<void> {
    return this.#close();
  }
}
