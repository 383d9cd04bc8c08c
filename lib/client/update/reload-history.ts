/**
 * Which builds this tab has run or reloaded for. While a new build is rolled out, old and new answer in turn behind one
 * address: a reload may land on the old one, and the new one then hears of the old. Without a memory each would call
 * the other an update, for ever.
 */
export type ReloadHistory = {
  /** Newest last. */
  builds: readonly string[];
  /** Reloads since a build came up that was not known yet. */
  reloads: number;
  reloadedAt: number;
};

export const NO_RELOADS: ReloadHistory = { builds: [], reloads: 0, reloadedAt: 0 };

const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 30 * MINUTE_MS;
const LONGEST_PAUSE_MS = 240 * MINUTE_MS;
const REMEMBERED = 10;

/** Doubles with each reload that brought nothing new. */
function pauseAfter(reloads: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (reloads - 1), LONGEST_PAUSE_MS);
}

/**
 * Whether the build that answered is worth a reload of a page of build `own`. One that the tab knows is so only after a
 * pause: by then it is what the address serves, as after a roll-back.
 */
export function isUpdate(history: ReloadHistory, own: string, answered: string, now: number): boolean {
  if (answered === own) return false;
  if (!history.builds.includes(answered)) return true;
  return now < history.reloadedAt || now - history.reloadedAt >= pauseAfter(history.reloads);
}

/** The history after a reload of a page of build `own` for the sake of `wanted`. */
export function afterReload(history: ReloadHistory, own: string, wanted: string, now: number): ReloadHistory {
  const isNew = !history.builds.includes(wanted);
  const others = history.builds.filter((build) => build !== own && build !== wanted);
  return {
    builds: [...others, own, wanted].slice(-REMEMBERED),
    reloads: isNew ? 1 : history.reloads + 1,
    reloadedAt: now,
  };
}
