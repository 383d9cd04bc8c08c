/** A backend for component tests: `fetch` answers by row, and every call is recorded. */

import { render } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NuqsTestingAdapter, type OnUrlUpdateFunction } from "nuqs/adapters/testing";
import type { ContextType, ReactNode } from "react";
import { SWRConfig } from "swr";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { markStale } from "@/lib/client/reads/shown-reads";
import { type EndpointName, type EndpointParams, endpointNames, rowOf } from "@/lib/contract/endpoints";
import { checkedRowOf } from "@/lib/contract/schemas/checked-rows";
import type { Role } from "@/lib/domain/roles";
import { WITHOUT_VENDORS } from "./without-vendors";

export type Call = { name: EndpointName; params: Record<string, unknown> };
/** Thrown by an answer: a failure in the contract's shape. */
export class Failure {
  constructor(
    readonly status: number,
    readonly message: string,
    /** Fields besides the message, e.g. `conflicts`. */
    readonly extras: object = {},
  ) {}
}
/** The value of the answer's named key or, for a list, the whole answer. */
export type Answers = { [Name in EndpointName]?: (params: EndpointParams<Name>) => unknown };

/** `actingFor`: keys of chosen companies, in one's own role. `sessionAfter` delays the answer with the session. */
type Options = { role?: Role; employeeKey?: string; actingFor?: string[]; sessionAfter?: Promise<void> };

function answerWith(status: number, body: unknown) {
  const text = JSON.stringify(body);
  const headers = new Map<string, string>();
  return { ok: status < 400, status, headers, text: async () => text, json: async () => body };
}

function sessionOf({ role = "employee", employeeKey = "emp-1", actingFor }: Options) {
  const later = "2099-01-01T00:00:00.000Z";
  const times = { passwordExpiresAt: null, idleExpiresAt: later, absoluteExpiresAt: later };
  const person = { employeeKey, role, effectiveRole: role, isMfaPending: false, availableMfaChannels: [] };
  const impersonation = actingFor ? { role, companyKeys: actingFor } : null;
  return { session: { ...person, impersonation, ...times } };
}

/** Returns the parameters of a body; a table is sent as CSV text, with its companies in a header. */
function readBody({ body, headers }: RequestInit): Record<string, unknown> | null {
  if (typeof body !== "string") return null;
  const headerValues = new Map(Object.entries((headers ?? {}) as Record<string, string>));
  if (headerValues.get("Content-Type") !== "application/octet-stream") return JSON.parse(body);
  return { csv: body, companyKeys: headerValues.get("X-Company-Keys")?.split(",") };
}

function readCall(url: URL, init: RequestInit): Call | null {
  const { method = "GET" } = init;
  const path = url.pathname.replace("/api/backend/", "");
  const name = endpointNames.find((candidate) => {
    const row = checkedRowOf(candidate);
    if (row.method !== method || row.path !== path) return false;
    if (row.sends !== "query") return true;
    return [...url.searchParams.keys()].every((field) => field in (row.params.fields as object));
  });
  if (!name) return null;
  const params = readBody(init) ?? Object.fromEntries(url.searchParams);
  return { name, params };
}

/** Replaces `fetch` by the backend; returns the growing list of calls. */
export function installBackend(answers: Answers, options: Options = {}): Call[] {
  markStale(endpointNames);
  const calls: Call[] = [];
  const fetchStub = async (input: string, init: RequestInit = {}) => {
    // Like a browser: a call that is canceled before it is sent reaches nobody.
    if (init.signal?.aborted) throw init.signal.reason;
    const url = new URL(input, "http://localhost");
    if (url.pathname === "/api/session") {
      await options.sessionAfter;
      return answerWith(200, sessionOf(options));
    }
    const call = readCall(url, init);
    const answer = call && (answers[call.name] as ((params: never) => unknown) | undefined);
    if (!call || !answer) return answerWith(404, { status: [{ message: "Not there", type: "not_found" }] });
    calls.push(call);
    try {
      const value = await answer(call.params as never);
      const { envelope } = rowOf(call.name);
      return answerWith(200, envelope === "whole" || envelope === null ? value : { [envelope]: value });
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown;
      // Without a message it is a load balancer's answer, without a body of the contract.
      if (thrown.message === "") return answerWith(thrown.status, "");
      return answerWith(thrown.status, { status: [{ message: thrown.message, type: "not_found" }], ...thrown.extras });
    }
  };
  Object.assign(globalThis, { fetch: fetchStub });
  return calls;
}

/** Gives the page a size, because jsdom has none. */
export function layOutPage(height = 880): void {
  jest.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height);
  jest.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
}

/** Does nothing; a suite that checks navigation has its own mock of Next's hooks. */
const nothing = () => undefined;
const ROUTER: ContextType<typeof AppRouterContext> = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  push: nothing,
  replace: nothing,
  prefetch: nothing,
  bfcacheId: "",
};

/** Renders a screen with an empty cache, at an address with this query. */
export function renderScreen(screen: ReactNode, options: { query?: string; onUrlUpdate?: OnUrlUpdateFunction } = {}) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <NuqsTestingAdapter searchParams={options.query ?? ""} onUrlUpdate={options.onUrlUpdate} hasMemory>
        <AppRouterContext value={ROUTER}>
          <PublicConfigProvider config={WITHOUT_VENDORS}>{screen}</PublicConfigProvider>
        </AppRouterContext>
      </NuqsTestingAdapter>
    </SWRConfig>,
  );
}
