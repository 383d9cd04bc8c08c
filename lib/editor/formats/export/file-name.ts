/** Names of exported files: what they hold and of what, in letters that every system keeps. */

/** What Windows, macOS or an archive would not keep, and what no one sees. */
const UNSAFE = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Surrogate}/gu;
/** Names of devices on Windows, whatever ends them. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** Bytes of a whole name that every system takes are 255; browsers add a number of their own. */
const MOST_BYTES = 180;

/** In UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A part of a name; empty where nothing of it can stand in one. */
export function namePart(text: string): string {
  const safe = text
    .normalize("NFC")
    .replace(UNSAFE, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[. -]+|[. -]+$/g, "");
  return RESERVED.test(safe) ? `${safe} file` : safe;
}

/** "12 Oak Lane - CLM-7 - Entry level - plan - 2026-11-23.svg"; the first parts give way where it grows too long. */
export function exportFileName(parts: readonly string[], what: string, day: string, extension: string): string {
  const end = `${[namePart(what), namePart(day)].join(" - ")}.${extension}`;
  const kept: string[] = [];
  let left = MOST_BYTES - bytesOf(end);
  for (const part of parts.map(namePart).filter((text) => text !== "")) {
    let text = "";
    for (const letter of part) {
      if (bytesOf(`${text}${letter} - `) > left) break;
      text += letter;
    }
    if (text.trim() === "") break;
    kept.push(text.trim());
    left -= bytesOf(`${text} - `);
  }
  return [...kept, end].join(" - ");
}
