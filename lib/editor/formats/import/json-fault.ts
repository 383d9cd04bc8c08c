/** Finds where a text stops being JSON: line, column, and path of the value. */

export type JsonFault = {
  line: number;
  column: number;
  /** Such as `walls[3].transform[12]`; "" at the top level. */
  path: string;
};

/** `names`: the names of an object so far, if duplicates are searched for. */
type Level = { isList: boolean; index: number; name: string; names: Set<string> | null };

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)(?![\w.+-])/y;
const SPACE = /[ \t\r\n]*/y;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
/** Deeper levels are left out of the path. */
const NAMED_LEVELS = 12;

function matchAt(pattern: RegExp, text: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0] ?? null;
}

/** Returns the index after a valid string's closing quote, or null. Reads by character, since strings may be long. */
function endOfString(text: string, from: number): number | null {
  if (text[from] !== '"') return null;
  for (let offset = from + 1; offset < text.length; ) {
    const code = text.charCodeAt(offset);
    if (code === 34) return offset + 1;
    if (code < 32) return null;
    const escaped = code === 92 ? matchAt(ESCAPE, text, offset) : "x";
    if (escaped === null) return null;
    offset += escaped.length;
  }
  return null;
}

function pathOf(levels: readonly Level[]): string {
  return levels.slice(0, NAMED_LEVELS).reduce((path, { isList, index, name }) => {
    if (isList) return `${path}[${index}]`;
    return name === "" ? path : path === "" ? name : `${path}.${name}`;
  }, "");
}

/** Returns null for valid JSON. Reads the text once, at any depth. */
export const findJsonFault = (text: string): JsonFault | null => read(text, false);

/** Returns the first duplicate name in valid JSON, of which `JSON.parse` silently keeps only the last, or null. */
export const findDuplicateName = (text: string): JsonFault | null => (hasDuplicateName(text) ? read(text, true) : null);

/** Decodes a name from its text between the quotes. */
const decodeName = (written: string): string =>
  written.includes("\\") ? (JSON.parse(`"${written}"`) as string) : written;

/** Returns the index of a valid string's closing quote: the first that follows an even number of backslashes. */
function closingQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from); ; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === BACKSLASH && first > from) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
}

/**
 * The names of one object. The previous object at the same depth (`last`) mostly has the same names in the same order,
 * which a text comparison detects.
 */
type Names = { isList: boolean; last: string[]; count: number; all: Set<string> | null };

/** Only tests valid JSON, so that tens of megabytes take little time. */
function hasDuplicateName(text: string): boolean {
  const levels: Names[] = [];
  let depth = -1;
  let isName = false;
  const open = (isList: boolean): void => {
    depth += 1;
    const level = levels[depth];
    if (level) {
      level.isList = isList;
      level.count = 0;
      level.all = null;
    } else levels.push({ isList, last: [], count: 0, all: null });
    isName = !isList;
  };
  /** Returns the index of the name's closing quote, or null for a duplicate. */
  const passName = (level: Names, from: number): number | null => {
    const lastName = level.last[level.count];
    if (!level.all && lastName !== undefined && text.startsWith(lastName, from)) {
      const end = from + lastName.length;
      if (text.charCodeAt(end) === QUOTE) {
        level.count += 1;
        return end;
      }
    }
    const end = closingQuote(text, from);
    const written = text.slice(from, end);
    level.last.length = level.count;
    level.all ??= new Set(level.last.map(decodeName));
    const sizeBefore = level.all.size;
    level.all.add(decodeName(written));
    level.last.push(written);
    level.count += 1;
    return level.all.size === sizeBefore ? null : end;
  };
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) {
      const end = isName ? passName(levels[depth]!, offset + 1) : closingQuote(text, offset + 1);
      if (end === null) return true;
      offset = end;
      isName = false;
    } else if (code === OPEN_OBJECT) open(false);
    else if (code === OPEN_LIST) open(true);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      depth -= 1;
      isName = false;
    } else if (code === COMMA) isName = !levels[depth]!.isList;
  }
  return false;
}

function read(text: string, findsDuplicates: boolean): JsonFault | null {
  const levels: Level[] = [];
  let offset = 0;
  let expected: "value" | "first" | "name" | "end" = "value";
  const fault = (): JsonFault => {
    const before = text.slice(0, offset);
    const line = before.split("\n").length;
    return { line, column: offset - before.lastIndexOf("\n"), path: pathOf(levels) };
  };
  const isAtClose = (level: Level): boolean => text[offset] === (level.isList ? "]" : "}");
  for (;;) {
    offset += matchAt(SPACE, text, offset)?.length ?? 0;
    const level = levels.at(-1);
    if (expected === "end") {
      if (!level) return offset === text.length ? null : fault();
      if (isAtClose(level)) {
        levels.pop();
      } else if (text[offset] === ",") {
        level.index += 1;
        level.name = "";
        expected = level.isList ? "value" : "name";
      } else return fault();
      offset += 1;
    } else if (expected === "first" && level && isAtClose(level)) {
      levels.pop();
      offset += 1;
      expected = "end";
    } else if (level && !level.isList && expected !== "value") {
      const end = endOfString(text, offset);
      if (end === null) return fault();
      level.name = text.slice(offset + 1, Math.min(end - 1, offset + 41));
      if (findsDuplicates) {
        const name = decodeName(text.slice(offset + 1, end - 1));
        level.names ??= new Set();
        if (level.names.has(name)) return fault();
        level.names.add(name);
      }
      offset = end;
      offset += matchAt(SPACE, text, offset)?.length ?? 0;
      if (text[offset] !== ":") return fault();
      offset += 1;
      expected = "value";
    } else if (text[offset] === "[" || text[offset] === "{") {
      levels.push({ isList: text[offset] === "[", index: 0, name: "", names: null });
      offset += 1;
      expected = "first";
    } else {
      const end = endOfString(text, offset) ?? offset + (matchAt(SCALAR, text, offset)?.length ?? 0);
      if (end === offset) return fault();
      offset = end;
      expected = "end";
    }
  }
}
