/** The servers of this worker (playwright.config). */

/** The ports of each server. */
type Lane = { app: number; relay: number; backend: number; storage: number };

/** The servers of all workers. */
export const LANES = JSON.parse(process.env.E2E_LANES ?? "[]") as Lane[];
const ownLane = LANES[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];

export const relayOf = (lane: Lane | undefined) => `http://127.0.0.1:${lane?.relay}`;

/** The app's BACKEND_URL, a relay. */
export const RELAY = relayOf(ownLane);
/** The outbox page with the backend's mail and texts. */
export const OUTBOX = `http://127.0.0.1:${ownLane?.backend}/outbox`;
export const STORAGE_ORIGIN = `http://localhost:${ownLane?.storage}`;
