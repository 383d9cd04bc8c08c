/** Texts of 'Update Available'. */
const plural = new Intl.PluralRules("en");

export const UPDATE_COPY = {
  title: "Update Available",
  text: "A new version of Lintel is ready. Unsent edits are kept.",
  counts: (seconds: number) =>
    `Reloads in ${seconds} ${plural.select(seconds) === "one" ? "second" : "seconds"}, unless you move, type or touch.`,
  stopped: "Countdown stopped. Reload when you're ready. If you cancel, we'll ask again in 2 hours.",
  saving: "Saving, then reloading…",
  updated: "Lintel was updated. Reload to continue.",
  cancel: "Cancel",
  reload: "Reload",
} as const;
