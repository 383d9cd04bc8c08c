/** The servers of this worker alone (playwright.config). */

/** The ports that each listens at. */
type Lane = { app: number; relay: number; backend: number; storage: number };

/** Of every worker. */
export const LANES = JSON.parse(process.env.E2E_LANES ?? "[]") as Lane[];
const own = LANES[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

export const relayOf = (lane: Lane | undefined) => `http://127.0.0.1:${lane?.relay}`;

/** What an app speaks to as its backend. */
export const RELAY = relayOf(own);
/** The page of what the backend would mail or text. */
export const OUTBOX = `http://127.0.0.1:${own?.backend}/outbox`;
export const STORAGE_ORIGIN = `http://localhost:${own?.storage}`;
