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
  /** In a row that writes: one transaction for the whole call. */
  db: Db;
  /** ISO 8601 UTC. */
  now: string;
  caller: Caller;
  secrets: Secrets;
  outbox: Outbox;
  storage: Storage;
  photoAnalyzer: PhotoAnalyzer;
  /** Where the links of mails lead, e.g. "https://lintel.example.com". */
  appOrigin: string;
  /** Where the links of invitations lead, before the invite's key and a slash; null where no such place is known. */
  captureUrl: string | null;
  /** By which the chat's provider knows people; null where no chat is told apart from another. */
  chatIdentitySecret: string | null;
  /** How the demo was made; null where this is none. */
  demo: DemoSetting | null;
};
/** Of a public row: nobody is signed in. */
export type PublicContext = Omit<Context, "caller"> & { caller: Caller | null };

type Guarded<Params, Result> = {
  may: Action;
  run: (context: Context, params: Params) => Promise<Result>;
  /** A value that changes with the answer; the route turns it into ETag and 304. */
  stamp?: (context: Context, params: Params) => Promise<string>;
  /** True where a refusal must not undo what the handler wrote, e.g. a counted failure. */
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
