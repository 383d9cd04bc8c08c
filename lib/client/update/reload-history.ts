/**
 * The builds that this tab has run or reloaded for. During a rollout, old and new build alternate behind one address:
 * a reload may get the old build, which then sees the new one. Without this history, each build would treat the other
 * as an update, and the tab would reload forever.
 */
export type ReloadHistory = {
  /** Newest last. */
  builds: readonly string[];
  /** The number of reloads since a new build appeared. */
  reloads: number;
  /** The time of the last reload, in ms. */
  reloadedAt: number;
};

export const NO_RELOADS: ReloadHistory = { builds: [], reloads: 0, reloadedAt: 0 };

const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 30 * MINUTE_MS;
const MAX_PAUSE_MS = 240 * MINUTE_MS;
const MAX_BUILDS = 10;

/** Returns the pause after a reload, in ms. It doubles with each reload that got no new build. */
function pauseAfter(reloads: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (reloads - 1), MAX_PAUSE_MS);
}

/**
 * Whether to reload a page of build `ownBuild`, because the server answered with `answeredBuild`. A build in the
 * history counts as an update only after a pause: by then the rollout is over, or the server was rolled back to that
 * build.
 */
export function isUpdate(history: ReloadHistory, ownBuild: string, answeredBuild: string, now: number): boolean {
  if (answeredBuild === ownBuild) return false;
  if (!history.builds.includes(answeredBuild)) return true;
  return now < history.reloadedAt || now - history.reloadedAt >= pauseAfter(history.reloads);
}

/** Returns the history after a page of build `ownBuild` was reloaded to get build `target`. */
export function afterReload(history: ReloadHistory, ownBuild: string, target: string, now: number): ReloadHistory {
  const isNew = !history.builds.includes(target);
  const others = history.builds.filter((build) => build !== ownBuild && build !== target);
  return {
    builds: [...others, ownBuild, target].slice(-MAX_BUILDS),
    reloads: isNew ? 1 : history.reloads + 1,
    reloadedAt: now,
  };
}
