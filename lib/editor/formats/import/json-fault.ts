/** Finds where a text stops being JSON: line, column, and path of the value. */

export type JsonFault = {
  line: number;
  column: number /** Such as `walls[3].transform[12]`; "" at the top level. */;
  path: string;
};

/** `names` collects the names of an object, if duplicates are searched. */
type Level = { isList: boolean; index: number; name: string; names: Set<string> | null };

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)(?![\w.+-])/y;
const SPACE = /[ \t\r\n]*/y;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];
/** Deeper levels are left out of the path. */
const NAMED_LEVELS = 12;

function matchAt(pattern: RegExp, text: string, at: number): string | null {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? null;
}

/**
 * Returns the index after a string's closing quote, or null for an invalid string. Reads character by character,
 * because strings may be long.
 */
function endOfString(text: string, from: number): number | null {
  if (text[from] !== '"') return null;
  for (let at = from + 1; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return null;
    const escaped = code === 92 ? matchAt(ESCAPE, text, at) : "x";
    if (escaped === null) return null;
    at += escaped.length;
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

/**
 * Finds the first duplicate name of an object in valid JSON, because `JSON.parse` silently keeps only the last. Returns
 * null if there is none.
 */
export const findDuplicateName = (text: string): JsonFault | null => (hasDuplicateName(text) ? read(text, true) : null);

/** Decodes a name from its text between the quotes. */
const plain = (written: string): string => (written.includes("\\") ? (JSON.parse(`"${written}"`) as string) : written);

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
    const like = level.last[level.count];
    if (!level.all && like !== undefined && text.startsWith(like, from)) {
      const end = from + like.length;
      if (text.charCodeAt(end) === QUOTE) {
        level.count += 1;
        return end;
      }
    }
    const end = closingQuote(text, from);
    const written = text.slice(from, end);
    level.last.length = level.count;
    level.all ??= new Set(level.last.map(plain));
    const before = level.all.size;
    level.all.add(plain(written));
    level.last.push(written);
    level.count += 1;
    return level.all.size === before ? null : end;
  };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = isName ? passName(levels[depth]!, at + 1) : closingQuote(text, at + 1);
      if (end === null) return true;
      at = end;
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
  let [at, awaits]: [number, "value" | "first" | "name" | "end"] = [0, "value"];
  const fault = (): JsonFault => {
    const before = text.slice(0, at);
    const line = before.split("\n").length;
    return { line, column: at - before.lastIndexOf("\n"), path: pathOf(levels) };
  };
  const closes = (level: Level): boolean => text[at] === (level.isList ? "]" : "}");
  for (;;) {
    at += matchAt(SPACE, text, at)?.length ?? 0;
    const level = levels.at(-1);
    if (awaits === "end") {
      if (!level) return at === text.length ? null : fault();
      if (closes(level)) {
        levels.pop();
      } else if (text[at] === ",") {
        level.index += 1;
        level.name = "";
        awaits = level.isList ? "value" : "name";
      } else return fault();
      at += 1;
    } else if (awaits === "first" && level && closes(level)) {
      levels.pop();
      [at, awaits] = [at + 1, "end"];
    } else if (level && !level.isList && awaits !== "value") {
      const end = endOfString(text, at);
      if (end === null) return fault();
      level.name = text.slice(at + 1, Math.min(end - 1, at + 41));
      if (findsDuplicates) {
        const name = plain(text.slice(at + 1, end - 1));
        level.names ??= new Set();
        if (level.names.has(name)) return fault();
        level.names.add(name);
      }
      at = end;
      at += matchAt(SPACE, text, at)?.length ?? 0;
      if (text[at] !== ":") return fault();
      [at, awaits] = [at + 1, "value"];
    } else if (text[at] === "[" || text[at] === "{") {
      levels.push({ isList: text[at] === "[", index: 0, name: "", names: null });
      [at, awaits] = [at + 1, "first"];
    } else {
      const end = endOfString(text, at) ?? at + (matchAt(SCALAR, text, at)?.length ?? 0);
      if (end === at) return fault();
      [at, awaits] = [end, "end"];
    }
  }
}
