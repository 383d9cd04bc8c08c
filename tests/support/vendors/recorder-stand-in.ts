/**
 * A stub of a session recorder on loopback: its script reports everything that it is passed, and all requests are
 * stored.
 */
import { listenOnLoopback } from "../loopback-server";
import { readRecord } from "../read-record";

export type RecorderManner = "records" | "broken" | "throws" | "empty" | "unready" | "refuses" | "breaks" | "slow";
type Call = { name: string; given: unknown[]; at: string };

const NAMES = '["init", "identify", "forget", "record"]';
const RECORDS = `(() => {
  const send = (name) => (...given) => {
    const body = JSON.stringify({ name, given, at: location.href });
    const ask = (keepalive) => fetch(new URL("/heard", "ORIGIN"), { method: "POST", mode: "no-cors", keepalive, body });
    // A browser takes no more than 64 kB at once that outlives its page.
    void ask(body.length < 60000).catch(() => ask(false)).catch(() => {});
  };
  window.sessionRecorder = Object.fromEntries(${NAMES}.map((name) => [name, send(name)]));
})();`;
const SCRIPTS: Record<RecorderManner, string> = {
  records: RECORDS,
  slow: RECORDS,
  broken: "",
  throws: 'throw new Error("The recorder broke off.");',
  empty: "void 0;",
  unready: `${RECORDS}window.sessionRecorder.init = () => { throw new Error("not ready"); };`,
  // Accepts pages, but no actions.
  breaks: `${RECORDS}{
    const { record } = window.sessionRecorder;
    window.sessionRecorder.record = (action, at) => {
      if (action.kind !== "page") throw new Error("broken");
      record(action, at);
    };
  }`,
  refuses: 'Object.defineProperty(window, "sessionRecorder", { get() { throw new Error("refused"); } });',
};

/** Reads a message of the stub's script. */
function callOf(body: string): Call {
  const { name, given, at } = readRecord(body);
  if (typeof name !== "string" || typeof at !== "string" || !Array.isArray(given)) throw new Error(`No call: ${body}`);
  return { name, given, at };
}

export async function startRecorder() {
  let manner: RecorderManner = "records";
  let release: () => void = () => undefined;
  let released = Promise.resolve();
  /** Addresses, headers and bodies of every request. */
  const received: string[] = [];
  const recorded: Call[] = [];
  let origin = "";
  const server = await listenOnLoopback(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    received.push([request.method, request.url, ...request.rawHeaders, body].join("\n"));
    if (request.url === "/heard") {
      recorded.push(callOf(body));
      response.writeHead(204).end();
      return;
    }
    if (manner === "slow") await released;
    const text = SCRIPTS[manner].replace("ORIGIN", origin);
    response.writeHead(manner === "broken" ? 500 : 200, { "content-type": "text/javascript" }).end(text);
  });
  origin = `http://127.0.0.1:${server.port}`;
  return {
    scriptUrl: `${origin}/recorder.js`,
    origin,
    received,
    recorded,
    scripts: () => received.filter((text) => text.startsWith("GET\n/recorder.js")).length,
    of: (name: string) => recorded.filter((call) => call.name === name).map(({ given }) => given),
    /** Clears the received requests. A slow stub answers when it is released. */
    behave(next: RecorderManner): void {
      manner = next;
      received.length = 0;
      recorded.length = 0;
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    letGo: () => release(),
    close: () => {
      release();
      return server.close();
    },
  };
}
