/** A row of the contract: the facts of one call, and the types that callers and handlers derive from it. */
export type Method = "GET" | "POST" | "PUT" | "DELETE";
export type Encoding = "json" | "csv" | "multipart";

/** Longest body of each size class, in bytes (quality rule S16). */
export const BODY_LIMITS = {
  json: 1024 * 1024,
  geometry: 32 * 1024 * 1024,
  csv: 5 * 1024 * 1024,
  upload: 25 * 1024 * 1024,
} as const;

export type RowFacts = {
  method: Method;
  /** Relative to the backend's base address, without a leading slash. */
  path: string;
  /** Where the parameters are sent. A row has a query or a body, never both. */
  sends: "query" | "body" | "nothing";
  /** The key whose value the caller gets; "whole" keeps the object; null means that only success or failure counts. */
  envelope: string | null;
  /** Keys that a "whole" answer must have. */
  wholeKeys?: readonly string[];
  /** Shown if a failure has no message. */
  fallback: string;
  /** Replaces the fallback if the parameter `field` has the value `is`. */
  fallbackWhere?: { field: string; is: string; fallback: string };
  /** Shown for a 5xx or no answer, even if the answer has a message; the fallback is then only for a 4xx. */
  outage?: string;
  encoding: Encoding;
  /** "public" rows need no session; "pending" ones also pass before MFA is completed. */
  access: "public" | "pending" | "session";
  /** Whether impersonation headers are left out; "own-key": only if `key` is the caller's own. */
  asSelf: boolean | "own-key";
  /** Whether an unanswered call may wait in the durable queue and be sent again. */
  queues: boolean;
  /** Whether a 401 ends the session. */
  signsOutOn401: boolean;
  /** Names of the reads that a success makes stale. */
  refreshes: readonly string[];
  bodyLimit: number;
  /** Whether only the app's server makes this call; the proxy refuses it. */
  isAppOnly: boolean;
  /** Whether the answer is a page of a list, with `total` and `nextCursor`. */
  isList: boolean;
};

export type Row<Params extends object, Result> = RowFacts & {
  /** Never set: `params` and `result` only carry types (schemas/ checks the parameters). */
  readonly params?: Params;
  readonly result?: Result;
};

export type ParamsOf<R> = R extends Row<infer Params, unknown> ? Params : never;
export type ResultOf<R> = R extends { readonly result?: infer Result } ? Exclude<Result, undefined> : never;

type DefaultedFact =
  | "encoding"
  | "access"
  | "asSelf"
  | "queues"
  | "signsOutOn401"
  | "refreshes"
  | "bodyLimit"
  | "isAppOnly"
  | "isList";
type Definition = Omit<RowFacts, DefaultedFact | "fallback"> & Partial<Pick<RowFacts, DefaultedFact | "fallback">>;

/** Used if the specification and the contract name no fallback. */
export const DEFAULT_FALLBACK = "Something went wrong";

/** Returns the message for a failure of this call that has none. */
export function fallbackOf({ fallback, fallbackWhere }: RowFacts, params: Record<string, unknown>): string {
  return fallbackWhere && params[fallbackWhere.field] === fallbackWhere.is ? fallbackWhere.fallback : fallback;
}

/** A row with its defaults filled in: `row<Survey>()({ method: "GET", … })`. */
export function row<Result>() {
  return <Params extends object>(definition: Definition): Row<Params, Result> => ({
    encoding: "json",
    access: "session",
    asSelf: false,
    queues: false,
    signsOutOn401: true,
    refreshes: [],
    bodyLimit: BODY_LIMITS.json,
    isAppOnly: false,
    isList: false,
    fallback: DEFAULT_FALLBACK,
    ...definition,
  });
}
