import type { EditsKept } from "@/lib/client/alerts/storage-notice";
import type { BulkUploadState } from "@/lib/client/data/employees/bulk-upload-state";
import { lostFiles, type UnsentFiles } from "./unsent-files";

const plural = new Intl.PluralRules("en");
const number = new Intl.NumberFormat("en-US");

/** Texts of the question before logging out. */
export const LOG_OUT_COPY = {
  title: "Log Out",
  question: "Are you sure you want to log out from this device?",
  cancel: "Cancel",
  confirm: "Logout",
  kept: (count: number, where: EditsKept) => {
    const isOne = plural.select(count) === "one";
    const unsent = isOne ? "1 edit hasn't been sent." : `${count} edits haven't been sent.`;
    if (where === "page") return `${unsent} ${isOne ? "It is" : "They are"} lost when you log out.`;
    const stays = isOne ? `It stays in this ${where} and is sent` : `They stay in this ${where} and are sent`;
    return `${unsent} ${stays} when you sign in here again.`;
  },
  /** Separate sentences; none if no file is left. */
  lost: (files: UnsentFiles) => lostFiles(files, "when you log out"),
  /** The consequence for a table of employees; empty if none is being sent. */
  lostTable: ({ left, isSending }: BulkUploadState): readonly string[] => {
    if (left === 0) return [];
    const isSingle = plural.select(left) === "one";
    const rows = isSingle ? "1 row" : `${number.format(left)} rows`;
    const lost = isSingle ? "It is lost when you log out." : "They are lost when you log out.";
    return isSending
      ? [`A table of employees is still being sent; ${rows} ${isSingle ? "hasn't" : "haven't"} been added yet. ${lost}`]
      : [`${rows} of a table of employees ${isSingle ? "hasn't" : "haven't"} been added yet. ${lost}`];
  },
  failed: "You couldn't be signed out.",
} as const;
