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
/** How long who has connected has to say what for. */
const SILENCE_MS = 1_000;
const SWEEP_MS = 100;

/**
 * The connections on which nothing has been asked yet, from now on. Browsers open some ahead, and Node takes them for busy:
 * one would keep the server until the time is over.
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
 * Resolves when every answer is finished or the time is over. `lastProbeAt` is when /readyz was asked last, in
 * milliseconds since 1970, or null; with nobody watching there is no notice. `silent`: see `silentConnections`.
 */
export async function drain(server, options) {
  const { lastProbeAt, silent = new Set(), noticeMs = NOTICE_MS, finishMs = FINISH_MS } = options;
  const isWatched = lastProbeAt !== null && Date.now() - lastProbeAt < WATCHED_MS;
  if (isWatched) await new Promise((resolve) => setTimeout(resolve, noticeMs));
  await new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), finishMs);
    const hush = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, SILENCE_MS);
    // One whose answer was finished since would be kept for the next question.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearTimeout(hush);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
