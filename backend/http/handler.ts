/** The types of a handler. The routes pass it checked parameters and a caller with the right to call it. */
import type { Action } from "../../lib/access/permissions";
import type { EndpointName, EndpointParams, EndpointResult } from "../../lib/contract/endpoints";
import type { Db } from "../db/database";
import type { PhotoAnalyzer } from "../detect/photo-analyzer";
import type { Outbox } from "../mail/outbox";
import type { DemoSetting } from "../seed/reset-company";
import type { Storage } from "../storage/storage";
import type { Caller } from "./caller";
import type { Secrets } from "./secrets";

export type Context = {
  /** For a row that writes, one transaction for the whole call. */
  db: Db;
  /** ISO 8601 UTC. */
  now: string;
  caller: Caller;
  secrets: Secrets;
  outbox: Outbox;
  storage: Storage;
  photoAnalyzer: PhotoAnalyzer;
  /** Base address of links in mails, e.g. "https://lintel.example.com". */
  appOrigin: string;
  /** Base address of invitation links, before a slash and the invite's key; null if not configured. */
  captureUrl: string | null;
  /** Identifies people to the chat provider; null if not configured. */
  chatIdentitySecret: string | null;
  /** How the demo was created; null outside the demo. */
  demo: DemoSetting | null;
};
/** The context of a public row, whose caller may not be signed in. */
export type PublicContext = Omit<Context, "caller"> & { caller: Caller | null };

type Guarded<Params, Result> = {
  may: Action;
  run: (context: Context, params: Params) => Promise<Result>;
  /** A value that changes with the answer; the route answers with ETag and 304. */
  stamp?: (context: Context, params: Params) => Promise<string>;
  /** True if a refusal must not undo what the handler wrote, e.g. a counted failure. */
  ownTransactions?: boolean;
};
type Public<Params, Result> = {
  may: "anyone";
  run: (context: PublicContext, params: Params) => Promise<Result>;
  stamp?: undefined;
  ownTransactions?: boolean;
};

export type Handler<Params, Result> = Guarded<Params, Result> | Public<Params, Result>;
/** One handler for each row of the contract. */
export type HandlerMap = { [Name in EndpointName]: Handler<EndpointParams<Name>, EndpointResult<Name>> };
/** The handlers of one subject: `{ … } satisfies HandlerGroup`. */
export type HandlerGroup = Partial<HandlerMap>;
/** A handler without its own types, for code that serves every row the same way. */
export type AnyHandler = Handler<object, unknown>;
