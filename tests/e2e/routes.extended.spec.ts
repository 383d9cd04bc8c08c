/**
 * Every role in every state at every address, as a page and as page data, on the built app; and again on the same build
 * without its middleware, where only pages and handlers refuse (quality rule S10).
 */
import path from "node:path";
import { endpointNames, rowOf } from "@/lib/contract/endpoints";
import { ROLES, type Role } from "@/lib/domain/roles";
import { answerJson } from "@/tests/support/fault-backend";
import { WireApp } from "@/tests/support/wire-app";
import { copyWithoutMiddleware } from "@/tests/support/without-middleware";
import { expect, test } from "./fixtures";
import { ROUTES, type RouteRow } from "./route-table";

const DAY_MS = 86_400_000;
/** Markers of the session and the backend that no answer may contain. */
const CANARY = "canary-9f2c7d";
const AT_ONCE = 8;

type State = "signed out" | "pending" | "signed in" | "expiring" | "impersonating";
type Person = { state: State; role: Role; cookie: string };
type Form = "HTML" | "RSC";

async function everybody(app: WireApp): Promise<Person[]> {
  const secrets = { accessToken: `token-${CANARY}`, employeeKey: `emp-${CANARY}` };
  const persons: Person[] = [{ state: "signed out", role: "employee", cookie: "a=b" }];
  for (const role of ROLES) {
    const inThreeDays = new Date(Date.now() + 3 * DAY_MS).toISOString();
    persons.push(
      { state: "pending", role, cookie: await app.cookie({ ...secrets, role, isMfaPending: true }) },
      { state: "signed in", role, cookie: await app.cookie({ ...secrets, role }) },
      { state: "expiring", role, cookie: await app.cookie({ ...secrets, role, passwordExpiresAt: inThreeDays }) },
      {
        state: "impersonating",
        role,
        cookie: await app.cookie({
          ...secrets,
          role: "superadmin",
          impersonation: { role, companyKeys: [`cous-${CANARY}`] },
        }),
      },
    );
  }
  return persons;
}

/** The landing pages of the two reviewer roles; every other role lands on its policies. */
const HOMES: Partial<Record<Role, string>> = {
  claims_reviewer: "/settings",
  underwriting_reviewer: "/insured/inspections",
};

/** Returns the table's entry for this person at this address. */
function expectedOf({ state, role }: Person, row: RouteRow): string {
  const [address, nobody, pending, defaults, claimsReviewer, underwritingReviewer, expiring, , employee] = row;
  if (state === "signed out") return nobody;
  if (state === "pending") return pending;
  const reviewers: Partial<Record<Role, string>> = {
    claims_reviewer: claimsReviewer,
    underwriting_reviewer: underwritingReviewer,
  };
  const target = reviewers[role] ?? (role === "employee" ? (employee ?? defaults) : defaults);
  if (state === "expiring" && expiring !== null) {
    // A page of the role's route set is remembered as at a sign-in, except its home, where the reset leads anyway.
    const home = HOMES[role] ?? "/insured/policies";
    return expiring === "opens" || target === home || address === home ? expiring : nobody.replace("/login", expiring);
  }
  // The requested page comes after the reset.
  const from = address.split("?from=")[1];
  const isReturn = state === "expiring" && from !== undefined && decodeURIComponent(from) === target;
  return isReturn ? `/reset-password?from=${from}` : target;
}

const isOpened = (text: string, part: string | null) => Boolean(part) && text.includes(part ?? "");
const unescaped = (text: string) => text.replaceAll('\\"', '"');

class Visits {
  /** Next derives a parameter of page-data addresses from the request's headers; it is the same for all of these. */
  private dataQuery = "";
  leaks: string[] = [];
  constructor(private readonly app: WireApp) {}

  async learnDataAddress(): Promise<void> {
    const answer = await fetch(this.app.address("/login"), { headers: { RSC: "1" }, redirect: "manual" });
    this.dataQuery = /_rsc[^&]*/.exec(answer.headers.get("location") ?? "")?.[0] ?? "";
    expect(this.dataQuery).not.toBe("");
  }

  /** Returns the result of a visit: "opens", the redirect's address, or the status. */
  async outcome(address: string, part: string | null, form: Form, cookie: string): Promise<string> {
    const data = `${address}${address.includes("?") ? "&" : "?"}${this.dataQuery}`;
    const answer = await fetch(this.app.address(form === "RSC" ? data : address), {
      headers: { cookie, ...(form === "RSC" && { RSC: "1" }) },
      redirect: "manual",
    });
    const text = unescaped(await answer.text());
    const location = answer.headers.get("location");
    const seen = `${text}${[...answer.headers].flat().join("\n")}`;
    if (answer.headers.getSetCookie().length > 0) this.leaks.push(`${form} ${address} sets a cookie`);
    if (seen.includes(CANARY)) this.leaks.push(`${form} ${address} tells of the session`);
    if (location !== null) {
      if (isOpened(text, part)) this.leaks.push(`${form} ${address} leads away and brings its page`);
      const target = new URL(location, "https://lintel.test");
      return target.origin === "https://lintel.test" ? target.pathname + target.search : location;
    }
    // Page data contains the redirect as text.
    const led = /NEXT_REDIRECT;\w+;([^;"]+);307/.exec(text)?.[1];
    if (led !== undefined && isOpened(text, part)) this.leaks.push(`${form} ${address} leads away and brings its page`);
    if (led !== undefined) return led;
    if (answer.status !== 200) return String(answer.status);
    return isOpened(text, part) ? "opens" : "an empty page";
  }
}

/** The header of a browser that already has the signed-in layout and requests only the page. */
const HAS_FRAME = encodeURIComponent(
  '["",{"children":["(signed-in)",{"children":["settings",{"children":["__PAGE__",{}]}]}]},null,null]',
);
const HEADER_SETS: Record<string, string>[] = [
  { RSC: "1", "Next-Router-State-Tree": HAS_FRAME },
  { RSC: "1", "Next-Router-Prefetch": "1" },
  { RSC: "1", "Next-Router-Prefetch": "2" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_full" },
  { RSC: "1", "Next-Url": "/settings" },
  { "X-Middleware-Subrequest": Array(5).fill("middleware").join(":") },
  { "X-Middleware-Subrequest": Array(5).fill("src/middleware").join(":"), "X-Middleware-Next": "1" },
  { "X-Middleware-Rewrite": "/settings", "X-Matched-Path": "/settings", "X-Nextjs-Data": "1" },
  { "X-Invoke-Path": "/settings", "X-Invoke-Output": "/settings", "X-Middleware-Prefetch": "1" },
];

/**
 * Requests every page that a person may not open with the headers that Next itself sends; returns those that leaked it.
 */
async function findOpenedPages(app: WireApp): Promise<[number, string[]]> {
  const wrong: string[] = [];
  let count = 0;
  for (const person of await everybody(app)) {
    // The role with the fewest rights represents all.
    if (person.state !== "signed out" && person.role !== "claims_reviewer") continue;
    for (const row of ROUTES) {
      const [address, part] = [row[0], row[7]];
      if (!part || expectedOf(person, row) === "opens") continue;
      for (const headerSet of HEADER_SETS) {
        count += 1;
        const headers = { cookie: person.cookie, ...headerSet };
        const first = await fetch(app.address(address), { headers, redirect: "manual" });
        const target = new URL(first.headers.get("location") ?? address, "https://lintel.test");
        // Next requests page data at an address with a parameter derived from the request's headers.
        const isNamed = target.searchParams.has("_rsc");
        const answer = isNamed
          ? await fetch(app.address(target.pathname + target.search), { headers, redirect: "manual" })
          : first;
        const text = unescaped(await answer.text());
        if (isOpened(text, part) || text.includes(CANARY) || answer.status >= 500)
          wrong.push(`${person.role}, ${person.state}, ${address} ${JSON.stringify(headerSet)}: ${answer.status}`);
      }
    }
  }
  return [count, wrong];
}

/** Runs one visit for each person, address and form; returns those with another result. */
async function visitAll(
  app: WireApp,
  expected: (person: Person, row: RouteRow) => string,
  isWorthwhile: (person: Person, row: RouteRow) => boolean,
): Promise<[number, string[]]> {
  const visits = new Visits(app);
  await visits.learnDataAddress();
  const wrong: string[] = [];
  const waiting = (await everybody(app)).flatMap((person) =>
    ROUTES.filter((row) => isWorthwhile(person, row)).flatMap((row) =>
      (["HTML", "RSC"] as const).map((form) => ({ person, row, form })),
    ),
  );
  const count = waiting.length;
  const visitNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { person, row, form } = next;
      const [address] = row;
      const found = await visits.outcome(address, row[7], form, person.cookie);
      const should = expected(person, row);
      if (found !== should) wrong.push(`${person.role}, ${person.state}, ${form} ${address}: ${found}, not ${should}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
  return [count, [...wrong, ...visits.leaks]];
}

/** Makes every call that needs a session, signed out and with a pending code; returns the wrong answers. */
async function callWithoutSession(app: WireApp): Promise<string[]> {
  const wrong: string[] = [];
  const [nobody, pending] = await everybody(app);
  const rows = endpointNames.map(rowOf).filter(({ isAppOnly, access }) => !isAppOnly && access === "session");
  const calls: [method: string, path: string][] = [
    ...rows.map(({ method, path: row }): [string, string] => [method, `/api/backend/${row}`]),
    ["POST", "/api/session/refresh"],
    ["PUT", "/api/session/impersonation"],
    ["DELETE", "/api/session/impersonation"],
  ];
  for (const [method, address] of calls) {
    for (const [who, should] of [
      [nobody, 401],
      [pending, 403],
    ] as const) {
      const hasBody = method !== "GET";
      const answer = await fetch(app.address(address), {
        method,
        headers: {
          cookie: who?.cookie ?? "",
          "x-requested-with": "lintel",
          "sec-fetch-site": "same-origin",
          ...(hasBody && { "content-type": contentTypeOf(address) }),
        },
        ...(hasBody && { body: '{"isActive":true,"role":"employee","companyKeys":[]}' }),
      });
      const text = await answer.text();
      if (answer.status !== should) wrong.push(`${who?.state}: ${method} ${address}: ${answer.status}, not ${should}`);
      if (text.includes(CANARY)) wrong.push(`${who?.state}: ${method} ${address} tells ${text}`);
    }
  }
  return wrong;
}

function contentTypeOf(address: string): string {
  if (address.endsWith("/employee/bulk")) return "application/octet-stream";
  return address.endsWith("/image/detect") ? "multipart/form-data; boundary=x" : "application/json";
}

for (const [name, folder] of [
  ["with the middleware, for every role, state and address", null],
  ["without any middleware, where pages and handlers refuse by themselves and reveal nothing", "without-middleware"],
] as const) {
  test.describe(name, () => {
    const app = new WireApp();
    test.beforeAll(async () => {
      await app.start({}, folder ? copyWithoutMiddleware(path.resolve(".test-output", folder)) : undefined);
      app.backend.behave(answerJson(200, { all: CANARY }));
    });
    test.afterAll(() => app.stop());

    test("pages and page data open or redirect as the table says", async () => {
      const expected = (person: Person, row: RouteRow) => {
        // If there is no page, only the middleware redirects; without it, Next answers 404.
        if (row[7] === null && folder) return "404";
        const should = expectedOf(person, row);
        return should === "opens" && row[7] === null ? "404" : should;
      };
      // That 404 is the same for everyone, so not everyone needs to request it.
      const isWorthwhile = ({ state, role }: Person, row: RouteRow) =>
        folder === null ||
        row[7] !== null ||
        (role === "employee" && (state === "signed out" || state === "signed in"));
      const [count, wrong] = await visitAll(app, expected, isWorthwhile);
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(folder ? 1_100 : 1_500);
      expect(app.backend.calls.map(({ target }) => target).filter((target) => target !== "/healthz")).toEqual([]);
    });

    test("no header that Next itself sends returns a page or a part of it", async () => {
      const [count, wrong] = await findOpenedPages(app);
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(300);
    });

    test("calls without a full session are refused, and the log contains no secret", async () => {
      expect(await callWithoutSession(app)).toEqual([]);
      expect(app.output).toContain("Lintel listens");
      expect(app.output).not.toContain(CANARY);
      expect(app.backend.calls.map(({ target }) => target).filter((target) => target !== "/healthz")).toEqual([]);
    });
  });
}
