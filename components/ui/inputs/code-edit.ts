/** Pure edits of a code shown in boxes; a code is one string without gaps. */

export type CodeKind = "digits" | "alphanumeric";

/** The code after an edit, and the index of the box to focus. */
export type CodeEdit = { code: string; focus: number };

const INVALID_CHARACTERS: Record<CodeKind, RegExp> = { digits: /[^0-9]/g, alphanumeric: /[^a-zA-Z0-9]/g };

/** Only the beginning of a longer text is read, to bound the work. */
const MAX_TEXT_LENGTH = 1_000;

/** Removes all characters that a code of this kind cannot contain. */
export function keepCodeCharacters(text: string, kind: CodeKind): string {
  return text.slice(0, MAX_TEXT_LENGTH).replace(INVALID_CHARACTERS[kind], "");
}

/**
 * Returns the code after the text of box `index` became `text`: a character typed over the old one or next to it, a
 * deletion, or the full code filled in by the browser. Null if the text adds nothing valid.
 */
export function replaceBoxText(
  code: string,
  index: number,
  text: string,
  length: number,
  kind: CodeKind,
): CodeEdit | null {
  const position = Math.min(index, code.length);
  const old = code[position] ?? "";
  if (text === "")
    return old === "" ? null : { code: code.slice(0, position) + code.slice(position + 1), focus: position };
  const valid = keepCodeCharacters(text, kind);
  if (valid === old && text !== old) return null;
  if (valid.length >= length) return { code: valid.slice(0, length), focus: length - 1 };
  const isInsertion = old !== "" && valid.length > 1;
  const isAfter = isInsertion && valid.startsWith(old);
  const isBefore = isInsertion && !isAfter && valid.endsWith(old);
  const typed = isAfter ? valid.slice(1) : isBefore ? valid.slice(0, -1) : valid;
  if (typed === "") return null;
  const from = isAfter ? position + 1 : position;
  const rest = code.slice(isAfter || isBefore ? from : position + 1);
  return {
    code: (code.slice(0, from) + typed + rest).slice(0, length),
    focus: Math.min(from + typed.length, length - 1),
  };
}

/** Deletes the character of the box, or that of the box before an empty one, and moves the focus back. */
export function deleteCharacter(code: string, index: number): CodeEdit {
  const position = index < code.length ? index : index - 1;
  return {
    code: position < 0 ? code : code.slice(0, position) + code.slice(position + 1),
    focus: Math.max(index - 1, 0),
  };
}

/** Fills the boxes from the first with a pasted code, cut to the length; null if it has no valid character. */
export function readPastedCode(text: string, length: number, kind: CodeKind): CodeEdit | null {
  const code = keepCodeCharacters(text, kind).slice(0, length);
  return code === "" ? null : { code, focus: Math.min(code.length, length - 1) };
}
