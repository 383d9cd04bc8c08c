/**
 * The end of a server that others still send requests to. Whoever asks /readyz is first given time to hear that this
 * process is going; then no new connection is taken, running answers are finished, and what is left is cut.
 */

/** How long a load balancer has to hear it: two of its usual rounds. */
const NOTICE_MS = 5_000;
/** A probe this long ago still counts: somebody watches. */
const WATCHED_MS = 60_000;
/** With the notice and a margin, under the 30 s after which most platforms kill. */
const FINISH_MS = 20_000;

/**
 * Resolves when every answer is finished or the time is over. `lastProbeAt` is when /readyz was asked last, in
 * milliseconds since 1970, or null; with nobody watching there is no notice.
 */
export async function drain(server, { lastProbeAt, noticeMs = NOTICE_MS, finishMs = FINISH_MS }) {
  const isWatched = lastProbeAt !== null && Date.now() - lastProbeAt < WATCHED_MS;
  if (isWatched) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), finishMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
