const plural = new Intl.PluralRules("en");

/** What is asked before somebody logs out. */
export const LOG_OUT_WORDS = {
  title: "Log Out",
  question: "Are you sure you want to log out from this device?",
  cancel: "Cancel",
  confirm: "Logout",
  kept: (count: number) =>
    plural.select(count) === "one"
      ? "1 edit is not sent yet. It stays in this browser and is sent when you sign in here again."
      : `${count} edits are not sent yet. They stay in this browser and are sent when you sign in here again.`,
  lost: (count: number) =>
    plural.select(count) === "one"
      ? "1 file is still on its way. It is lost when you log out."
      : `${count} files are still on their way. They are lost when you log out.`,
  failed: "You could not be signed out.",
} as const;
