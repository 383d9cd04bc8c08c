/**
 * Which requests may change something, on the built app: every unsafe call × site × origin × header × content type
 * (quality rule S5).
 */
import { answerJson } from "@/tests/support/fault-backend";
import { type RawAnswer, RawConnection, valuesOf } from "@/tests/support/raw-client";
import { WireApp } from "@/tests/support/wire-app";
import { expect, test } from "./fixtures";

const app = new WireApp();
test.beforeAll(() => app.start());
test.afterAll(() => app.stop());

const JSON_TYPE = "application/json";
const CSV_TYPE = "application/octet-stream";
const FORM_TYPE = "multipart/form-data; boundary=x";
const PERSON = '"email":"a@b.c","password":"Lintel-2026!","timezone":"UTC"';

/** Request line, body, accepted content types (null: none), and whether its session is still pending. */
type Call = { line: string; body: string; types: (string | null)[]; isPending?: boolean };
const json = (line: string, body: string, isPending = false): Call => ({
  line,
  body,
  types: [JSON_TYPE, `${JSON_TYPE}; charset=utf-8`],
  isPending,
});
const CALLS: Call[] = [
  json("POST /api/session", `{${PERSON}}`),
  json("POST /api/session/mfa", '{"code":"123456"}', true),
  json("POST /api/session/refresh", '{"isActive":true}'),
  json("POST /api/session/activate", `{${PERSON},"token":"t","activationToken":"u"}`),
  json("PUT /api/session/impersonation", '{"role":"employee","companyKeys":[]}'),
  { line: "DELETE /api/session", body: "", types: [null] },
  { line: "DELETE /api/session/impersonation", body: "", types: [null] },
  json("PUT /api/backend/survey/mark-reviewed", '{"key":"srv-1"}'),
  json("PUT /api/backend/employee", '{"key":"emp-2"}'),
  json("PUT /api/backend/employee/request-password-reset", '{"email":"a@b.c"}'),
  json("DELETE /api/backend/vertex", '{"keys":["vrx-1"]}'),
  { line: "DELETE /api/backend/insured?key=ins-1", body: "", types: [null, JSON_TYPE, `${JSON_TYPE}; charset=utf-8`] },
  { line: "POST /api/backend/employee/bulk", body: "email\n", types: [CSV_TYPE] },
  { line: "POST /api/backend/image/detect", body: "--x--", types: [FORM_TYPE] },
];
const SITES = [null, "same-origin", "same-site", "cross-site", "none"];
const ORIGINS = [null, "https://lintel.test", "https://evil.test", "null"];
const MARKS = [null, "lintel", "XMLHttpRequest"];
const TYPES = [null, JSON_TYPE, `${JSON_TYPE}; charset=utf-8`, "text/plain", CSV_TYPE, FORM_TYPE];

type Attempt = Call & { site: string | null; origin: string | null; mark: string | null; type: string | null };
const ATTEMPTS: Attempt[] = CALLS.flatMap((call) =>
  SITES.flatMap((site) =>
    ORIGINS.flatMap((origin) =>
      MARKS.flatMap((mark) => TYPES.map((type): Attempt => ({ ...call, site, origin, mark, type }))),
    ),
  ),
);

/** Returns 403 for a request that is not from our pages, 415 for another type, null for one that continues. */
function refusalFor({ line, site, origin, mark, type, types }: Attempt): number | null {
  if (mark !== "lintel") return 403;
  if (site === null ? origin !== "https://lintel.test" : site !== "same-origin") return 403;
  // These two read no body, so they ignore its type.
  if (line.startsWith("DELETE /api/session")) return null;
  return types.includes(type) ? null : 415;
}

let sessionCount = 0;
/** Sends the attempt with its own session: one of the calls is a log-out. */
async function attempt(connection: RawConnection, request: Attempt): Promise<RawAnswer> {
  sessionCount += 1;
  const cookie = await app.cookie({ accessToken: `token-${sessionCount}`, isMfaPending: request.isPending ?? false });
  const lines = [
    `${request.line} HTTP/1.1`,
    "Host: lintel.test",
    `Cookie: ${cookie}`,
    request.mark && `X-Requested-With: ${request.mark}`,
    request.site && `Sec-Fetch-Site: ${request.site}`,
    request.origin && `Origin: ${request.origin}`,
    request.type && `Content-Type: ${request.type}`,
    `Content-Length: ${request.body.length}`,
  ];
  return connection.send(`${lines.filter(Boolean).join("\r\n")}\r\n\r\n${request.body}`);
}
const nameOf = ({ line, site, origin, mark, type }: Attempt) => [line, site, origin, mark, type].join(" · ");

test("a call from another page or program is refused before it reaches the backend, and changes no cookie", async () => {
  app.backend.behave(answerJson(200, {}));
  const refused = ATTEMPTS.filter((one) => refusalFor(one) !== null);
  expect(refused.length).toBeGreaterThan(4_500);
  const wrong: string[] = [];
  const waiting = [...refused];
  const lane = async () => {
    const connection = new RawConnection(app.port);
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const answer = await attempt(connection, next);
      const seen = [answer.status, valuesOf(answer, "set-cookie").length];
      if (seen.join() !== [refusalFor(next), 0].join()) wrong.push(`${nameOf(next)}: ${seen.join(", ")}`);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(app.backend.calls.map(({ method, target }) => `${method} ${target}`)).toEqual([]);
});

test("a call from our own pages continues, whichever of the two headers names their origin", async () => {
  const answer = { device: { accessToken: "token-new" }, employee: { key: "emp-me", role: "superadmin" }, insured: {} };
  app.backend.behave(answerJson(200, answer));
  const connection = new RawConnection(app.port);
  const passing = ATTEMPTS.filter((one) => refusalFor(one) === null);
  const wrong: string[] = [];
  for (const one of passing) {
    app.backend.calls.length = 0;
    const { status } = await attempt(connection, one);
    const hasReached = app.backend.calls.length > 0 || one.line === "DELETE /api/session/impersonation";
    if (![200, 204].includes(status) || !hasReached) wrong.push(`${nameOf(one)}: ${status}, heard: ${hasReached}`);
  }
  connection.close();
  expect(wrong).toEqual([]);
  expect(new Set(passing.map(({ line }) => line)).size).toBe(CALLS.length);
});
