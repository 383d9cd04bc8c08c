/**
 * Shuts down a server that still receives requests. A load balancer that probes /readyz first gets time to notice; then
 * no new connection is accepted, running answers are finished, and the rest is cut off.
 */

/** Time for a load balancer to notice: two usual intervals. */
const NOTICE_MS = 5_000;
/** A probe this recent shows that a load balancer is watching. */
const WATCHED_MS = 60_000;
/** With the notice and a margin, below the 30 s after which most platforms kill the process. */
const FINISH_MS = 20_000;
/** Time for a new connection to send a request. */
const SILENCE_MS = 1_000;
const SWEEP_MS = 100;

/**
 * Returns a live set of the new connections that have not sent a request yet. Browsers open some in advance, and Node
 * counts them as busy, so that one of them would delay the end until the time is over.
 */
export function silentConnections(server) {
  const silent = new Set();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}

/**
 * Resolves when every answer is finished or the time is over. `lastProbeAt` is the time of the last probe of /readyz in
 * milliseconds since 1970, or null; without a recent probe there is no notice. `silent`: see `silentConnections`.
 */
export async function drain(server, options) {
  const { lastProbeAt, silent = new Set(), noticeMs = NOTICE_MS, finishMs = FINISH_MS } = options;
  const isWatched = lastProbeAt !== null && Date.now() - lastProbeAt < WATCHED_MS;
  if (isWatched) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await new Promise((resolve) => {
    const cutTimer = setTimeout(() => server.closeAllConnections(), finishMs);
    const silentTimer = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, SILENCE_MS);
    // A connection whose answer has just finished would be kept for another request.
    const idleTimer = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cutTimer);
      clearTimeout(silentTimer);
      clearInterval(idleTimer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
