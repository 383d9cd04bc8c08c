/** Serves the contract: one route for each method and path. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../lib/access/permissions";
import { endpointNames } from "../../lib/contract/endpoints";
import type { Row } from "../../lib/contract/row";
import { checkedRowOf } from "../../lib/contract/schemas/checked-rows";
import type { Db } from "../db/database";
import type { PhotoAnalyzer } from "../detect/photo-analyzer";
import { forbidden, unauthorized } from "../failures/failure";
import type { Outbox } from "../mail/outbox";
import type { DemoSetting } from "../seed/reset-company";
import type { Storage } from "../storage/storage";
import { type Caller, findCaller, impersonate } from "./caller";
import { chooseRow, type RouteRow } from "./choose-row";
import type { AnyHandler, Context, HandlerMap, PublicContext } from "./handler";
import { ImpersonationRecord } from "./impersonation-use";
import { checkParams, type Params, sentParams } from "./read-params";
import type { Secrets } from "./secrets";

/** Sets the ETag. Returns true if the client already has this version, and the 304 has been sent. */
function answerIfUnchanged(request: FastifyRequest, reply: FastifyReply, stamp: string): boolean {
  const tag = `"${stamp}"`;
  reply.header("etag", tag);
  const known = (request.headers["if-none-match"] ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  if (!known.includes(tag)) return false;
  reply.code(304).send();
  return true;
}

export type RouteSetting = {
  db: Db;
  secrets: Secrets;
  outbox: Outbox;
  storage: Storage;
  photoAnalyzer: PhotoAnalyzer;
  appOrigin: string;
  captureUrl: string | null;
  chatIdentitySecret: string | null;
  demo: DemoSetting | null;
  clock: () => Date;
  handlers: HandlerMap;
};

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function isAboutOneself(row: Row<object, unknown>, params: Params, caller: Caller): boolean {
  return row.asSelf === true || (row.asSelf === "own-key" && params.key === caller.employee.key);
}

/** Returns the caller, impersonated if the row allows; throws 401 if the token's purpose does not cover the row. */
function callerFor(request: FastifyRequest, { row }: RouteRow, params: Params, caller: Caller | null): Caller | null {
  if (row.access === "public") return caller;
  if (caller === null) throw unauthorized();
  const isReadOfActivation = caller.purpose === "activation" && row.path === "employee" && row.method === "GET";
  const isPendingRow = caller.purpose === "pending" && row.access === "pending";
  if (caller.purpose !== "session" && !isReadOfActivation && !isPendingRow)
    throw unauthorized("Enter your code first.");
  if (isAboutOneself(row, params, caller)) return caller;
  // For a table, the company header names the companies of the new employees, and does not limit the caller.
  if (row.encoding === "csv") return impersonate(caller, { role: header(request, "x-role") });
  return impersonate(caller, { role: header(request, "x-role"), companyKeys: header(request, "x-company-keys") });
}

async function run(handler: AnyHandler, row: Row<object, unknown>, context: PublicContext, params: object) {
  const call = (db: Db) => {
    if (handler.may === "anyone") return handler.run({ ...context, db }, params);
    if (context.caller === null) throw unauthorized();
    return handler.run({ ...context, db, caller: context.caller }, params);
  };
  const isWrite = row.method !== "GET" && !handler.ownTransactions;
  return isWrite ? context.db.transaction((tx) => call(tx)) : call(context.db);
}

function sendResult(row: Row<object, unknown>, result: unknown, reply: FastifyReply): FastifyReply {
  if (row.envelope === null) return reply.code(204).send();
  return reply.send(row.envelope === "whole" ? result : { [row.envelope]: result });
}

function serve(rows: readonly RouteRow[], setting: RouteSetting, impersonation: ImpersonationRecord) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [first] = rows;
    if (!first) throw new Error("A route without a row");
    const sent = sentParams(first.row, request.query, request.body);
    const chosen = chooseRow(rows, sent);
    const { row, handler } = chosen;
    const now = setting.clock().toISOString();
    const caller = callerFor(request, chosen, sent, request.caller);
    if (caller !== null && caller !== request.caller) {
      await impersonation.note(caller, { db: setting.db, log: request.log, now, row: chosen.name });
    }
    if (handler.may !== "anyone" && (caller === null || !may(caller.role, handler.may))) throw forbidden();
    const params = checkParams(row, sent);
    const context = { ...setting, now, caller };
    if (handler.stamp && caller) {
      const stamp = await handler.stamp(context as Context, params);
      if (answerIfUnchanged(request, reply, stamp)) return reply;
    }
    return sendResult(row, await run(handler, row, context, params), reply);
  };
}

/**
 * Authenticates before the body, so that nobody sends 32 MB without a session, and again after the body, because the
 * session or role may end while it is received.
 */
function authenticate(rows: readonly RouteRow[], { db, secrets, clock }: RouteSetting) {
  const isPublic = rows.some(({ row }) => row.access === "public");
  return async (request: FastifyRequest): Promise<void> => {
    const token = header(request, "x-access-token");
    request.caller = token ? await findCaller(db, secrets.hashToken(token), clock().toISOString()) : null;
    if (!isPublic && request.caller === null) throw unauthorized();
  };
}

/** Registers one route for each method and path of the contract. */
export function registerRoutes(app: FastifyInstance, setting: RouteSetting): void {
  app.decorateRequest("caller", null);
  const rowsByRoute = new Map<string, RouteRow[]>();
  const impersonation = new ImpersonationRecord();
  for (const name of endpointNames) {
    const row = checkedRowOf(name);
    const route = `${row.method} /${row.path}`;
    const handler = setting.handlers[name] as AnyHandler;
    rowsByRoute.set(route, [...(rowsByRoute.get(route) ?? []), { name, row, handler }]);
  }
  for (const [route, rows] of rowsByRoute) {
    const [method = "", url = ""] = route.split(" ");
    const bodyLimit = Math.max(...rows.map(({ row }) => row.bodyLimit));
    const readToken = authenticate(rows, setting);
    app.route({
      method,
      url,
      bodyLimit,
      config: {
        isForm: rows.some(({ row }) => row.encoding === "multipart"),
        isTable: rows.some(({ row }) => row.encoding === "csv"),
      },
      onRequest: readToken,
      ...(method === "GET" ? {} : { preHandler: readToken }),
      handler: serve(rows, setting, impersonation),
    });
  }
}
