/** Names of exported files that every operating system accepts. */

/** Characters that Windows, macOS or archives refuse, and invisible ones. */
const UNSAFE = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Surrogate}/gu;
/** Windows device names, with any extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** The limit of operating systems is 255; browsers append a number. */
const MAX_BYTES = 180;

/** Returns the length of a text in bytes of UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns a text as a part of a file name; empty if no character is allowed. */
export function namePart(text: string): string {
  const safe = text
    .normalize("NFC")
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[. -]+|[. -]+$/g, "");
  return RESERVED.test(safe) ? `${safe} file` : safe;
}

/**
 * Returns "12 Oak Lane - CLM-7 - Entry level - plan - 2026-11-23.svg". If the name is too long, the first parts are
 * cut.
 */
export function exportFileName(parts: readonly string[], subject: string, day: string, extension: string): string {
  const end = `${[namePart(subject), namePart(day)].join(" - ")}.${extension}`;
  const names: string[] = [];
  let bytesLeft = MAX_BYTES - bytesOf(end);
  for (const part of parts.map(namePart).filter((text) => text !== "")) {
    let text = "";
    for (const letter of part) {
      if (bytesOf(`${text}${letter} - `) > bytesLeft) break;
      text += letter;
    }
    if (text.trim() === "") break;
    names.push(text.trim());
    bytesLeft -= bytesOf(`${text} - `);
  }
  return [...names, end].join(" - ");
}
