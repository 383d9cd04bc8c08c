import { lostFiles, type UnsentFiles } from "./unsent-files";

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
  /** Each sentence of its own; none where no file is left. */
  lost: (files: UnsentFiles) => lostFiles(files, "when you log out"),
  failed: "You could not be signed out.",
} as const;
