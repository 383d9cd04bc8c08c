import { dayAndTime } from "@/components/ui/format-time";
import type { NewCodes } from "./new-codes";
import { BACKUP_WORDS as words } from "./words";

/** The codes as a file holds them: whose they are, and one a line, as they are typed. */
export function codesAsText({ codes, madeAt }: Pick<NewCodes, "codes" | "madeAt">, email: string): string {
  const head = [words.paperTitle, words.paperOf(email, dayAndTime(madeAt)), words.paperText];
  return `${[...head, "", ...codes].join("\r\n")}\r\n`;
}
