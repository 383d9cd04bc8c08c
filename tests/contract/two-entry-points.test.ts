/** The proxy's two entry points, Next's route handler and Node's own server, answer every call alike (decision 004). */
import {
  behaviorOf,
  ENTRY_POINT_REQUESTS,
  type EntryPointRequest,
  headersOf,
  sessionOf,
} from "@/tests/support/entry-point-requests";
import { listenOnLoopback } from "@/tests/support/loopback-server";
import { RawConnection } from "@/tests/support/raw-client";
import { SessionWorld } from "@/tests/support/session-world";

const world = new SessionWorld();
const { backend } = world;
const ORIGIN = "http://localhost:3000";
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
let port: number;
let route: Record<string, (request: Request) => Promise<Response>>;

beforeAll(async () => {
  await world.start();
  route = await import("@/app/api/backend/[...path]/route").then(({ dynamic: _dynamic, ...handlers }) => handlers);
  const { answerNodeCall } = await import("@/lib/server/proxy/node-entry");
  server = await listenOnLoopback((request, response) => void answerNodeCall(request, response));
  port = server.port;
});
afterAll(async () => {
  await server.close();
  await world.stop();
});

async function cookieOf(request: EntryPointRequest, entryPoint: string): Promise<string | null> {
  const differs = sessionOf(request, entryPoint);
  if (!differs) return null;
  return world.cookie({ impersonation: { role: "employee", companyKeys: ["cous-1"] }, ...differs });
}

type Outcome = { status: number; headers: Record<string, string>; body: string; received: unknown };
/** Headers that Node itself sets, and those that frame bodies. */
const TRANSPORT_HEADERS = /^(date|connection|keep-alive|transfer-encoding|content-length)$/;

function outcome(status: number, headers: Iterable<[string, string]>, body: string, entryPoint: string): Outcome {
  const comparedHeaders = [...headers].filter(([name]) => !TRANSPORT_HEADERS.test(name)).sort();
  const received = JSON.parse(JSON.stringify(backend.calls).replaceAll(`token-${entryPoint}`, "token"));
  return { status, headers: Object.fromEntries(comparedHeaders), body, received };
}

async function callRoute(request: EntryPointRequest): Promise<Outcome> {
  const [method = "", path = ""] = request.call.split(" ");
  const cookie = await cookieOf(request, "route");
  const headers = { ...headersOf(request), ...(cookie && { cookie }) };
  const body = method === "GET" ? null : (request.body ?? "");
  const handler = route[method];
  if (!handler) throw new Error(`No handler for ${method}`);
  const answer = await handler(new Request(`${ORIGIN}/api/backend/${path}`, { method, headers, body }));
  return outcome(answer.status, answer.headers, await answer.text(), "route");
}

async function callNode(request: EntryPointRequest): Promise<Outcome> {
  const [method = "", path = ""] = request.call.split(" ");
  const cookie = await cookieOf(request, "node");
  const headers = { ...headersOf(request), ...(cookie && { cookie }), host: "localhost" };
  const connection = new RawConnection(port);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} /api/backend/${path} HTTP/1.1`, ...lines].join("\r\n");
  const answer = await connection.send(`${head}\r\n\r\n${request.body ?? ""}`);
  connection.close();
  expect(answer.isWhole).toBe(true);
  const named = answer.headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return outcome(answer.status, named, answer.body.toString(), "node");
}

test.each(ENTRY_POINT_REQUESTS.map((one) => [one.what, one] as const))("both answer alike: %s", async (_, request) => {
  const outcomes: Outcome[] = [];
  for (const callEntryPoint of [callRoute, callNode]) {
    backend.behave(behaviorOf(request));
    outcomes.push(await callEntryPoint(request));
  }
  const [byRoute, byNode] = outcomes;
  expect(byNode).toEqual(byRoute);
  expect(byNode?.status).toBe(request.status);
});

test("the table has calls that reach the backend and calls that do not, and every relevant status", () => {
  const statuses = new Set(ENTRY_POINT_REQUESTS.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 204, 304, 400, 401, 403, 409, 413, 415, 429, 500, 502]);
});

test("a session that one entry point has answered 401 is not cleared by the other a second time", async () => {
  const cookie = await cookieOf({ what: "twice", call: "", status: 401 }, "both");
  const path = "/api/backend/insured?key=ins-1";
  const headers = { cookie: cookie ?? "", "x-requested-with": "lintel" };
  backend.behave((_request, response) => response.writeHead(401).end());
  const first = await route.GET?.(new Request(ORIGIN + path, { headers }));
  const second = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  expect([first?.status, first?.headers.has("set-cookie")]).toEqual([401, true]);
  expect([second.status, second.headers.has("set-cookie")]).toEqual([401, false]);
});
