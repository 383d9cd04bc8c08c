/** How a code in boxes is edited: pure, one string without gaps. */

export type CodeKind = "digits" | "alphanumeric";

/** The code after an edit, and the box that gets the focus. */
export type CodeEdit = { code: string; focus: number };

const FOREIGN: Record<CodeKind, RegExp> = { digits: /[^0-9]/g, alphanumeric: /[^a-zA-Z0-9]/g };

/** Longer texts are no code; only their beginning is looked at. */
const LONGEST_TEXT = 1_000;

/** The characters that a code of this kind may have. */
export function codeCharactersIn(text: string, kind: CodeKind): string {
  return text.slice(0, LONGEST_TEXT).replace(FOREIGN[kind], "");
}

/**
 * The code after box `index` holds `text` in place of its one character: typed over it, beside it, deleted, or filled in
 * by the browser with the whole code. Null when the text brings nothing that a code may have.
 */
export function withBoxText(
  code: string,
  index: number,
  text: string,
  length: number,
  kind: CodeKind,
): CodeEdit | null {
  const at = Math.min(index, code.length);
  const old = code[at] ?? "";
  if (text === "") return old === "" ? null : { code: code.slice(0, at) + code.slice(at + 1), focus: at };
  const given = codeCharactersIn(text, kind);
  if (given === old && text !== old) return null;
  if (given.length >= length) return { code: given.slice(0, length), focus: length - 1 };
  const isBeside = old !== "" && given.length > 1;
  const isAfter = isBeside && given.startsWith(old);
  const isBefore = isBeside && !isAfter && given.endsWith(old);
  const typed = isAfter ? given.slice(1) : isBefore ? given.slice(0, -1) : given;
  if (typed === "") return null;
  const from = isAfter ? at + 1 : at;
  const rest = code.slice(isAfter || isBefore ? from : at + 1);
  return {
    code: (code.slice(0, from) + typed + rest).slice(0, length),
    focus: Math.min(from + typed.length, length - 1),
  };
}

/** Backspace takes the box's own character, or that of the box before an empty one; the focus moves back. */
export function withoutCharacter(code: string, index: number): CodeEdit {
  const at = index < code.length ? index : index - 1;
  return { code: at < 0 ? code : code.slice(0, at) + code.slice(at + 1), focus: Math.max(index - 1, 0) };
}

/** A pasted code fills from the first box, without what is no part of a code, cut to the length; null when nothing is left. */
export function pastedCode(text: string, length: number, kind: CodeKind): CodeEdit | null {
  const code = codeCharactersIn(text, kind).slice(0, length);
  return code === "" ? null : { code, focus: Math.min(code.length, length - 1) };
}
