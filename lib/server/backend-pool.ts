/**
 * The only connections to the backend: keep-alive connections to BACKEND_URL, and to no other address (quality rule
 * S7).
 */
import "server-only";
import { Client, Pool } from "undici";
import { serverEnv } from "./env";
import { processWide } from "./process-wide";

export type Backend = {
  pool: Pool;
  /** The path of BACKEND_URL without a trailing slash; usually empty. */
  basePath: string;
  /** Opens a connection for one call, to be closed after the answer. */
  connectOnce: () => Client;
};

const CONNECTIONS = 256;
/** Shorter than the idle limit of common servers, so that they rarely close a connection that is about to be used. */
const KEEP_ALIVE_MS = 4_000;
const MAXIMUM_HEADER_BYTES = 32 * 1024;

/** Opens a pool for the address. undici's timeouts are off, because the proxy's timeouts cover the whole call. */
export function openBackend(address: string, connectTimeoutMs: number): Backend {
  const url = new URL(address);
  const options = {
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAXIMUM_HEADER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: connectTimeoutMs },
  };
  return {
    pool: new Pool(url.origin, { ...options, connections: CONNECTIONS }),
    basePath: url.pathname.replace(/\/+$/, ""),
    connectOnce: () => new Client(url.origin, options),
  };
}

/** Returns the backend of this process. */
export function sharedBackend(): Backend {
  const env = serverEnv();
  return processWide("backend", () => openBackend(env.BACKEND_URL, env.UPLOAD_TIMEOUT_MS));
}
