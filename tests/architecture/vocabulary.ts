/** The banned words of docs/glossary.md, found in names, comments and the titles of tests. */
import { parseSync, Visitor } from "oxc-parser";
import { isCode, read } from "./source-files";

/** Each banned word as one part of a camel-case or kebab-case name. */
const BANNED_NAME_PARTS =
  /^(desks?|keepers?|trains?|told|tells?|gone|things?|stands?|stood|lies|walks?|walked|walker|sight|spelled|heard|said|asked|wanted|beside|whoever|behaviours?|centres?|colours?|(?:kilo|milli|centi)?metres?|neighbours?|storeys?)$/;

const BANNED_PHRASES =
  /\b(desks?|keepers?|trains?|told|tells?|gone|things?|stands?|stood|lies|walks?|walked|sight|spelled|heard|said|asked|wanted|beside|whoever|behaviours?|centres?|colours?|(?:kilo|milli|centi)?metres?|neighbours?|storeys?|way back|of now|made of capture|those of it|that of it)\b|^(what|whoever)\b/i;

export interface BannedWord {
  readonly file: string;
  readonly line: number;
  readonly kind: "name" | "comment" | "title";
  readonly text: string;
}

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.toLowerCase());

const isBannedName = (name: string): boolean => {
  const parts = partsOf(name.replace(/StandIn|standIn/g, ""));
  const pairs = parts.slice(1).map((part, index) => `${parts[index]} ${part}`);
  return parts.some((part) => BANNED_NAME_PARTS.test(part)) || pairs.some((pair) => /^(way back|of now)$/.test(pair));
};

/** Returns the sentences of a comment without its stars, quoted texts and code in backticks. */
const textOf = (comment: string): string =>
  comment
    .replace(/^[*\s]+|\n\s*\*?\s*/g, " ")
    .replace(/`[^`]*`|"[^"]*"|\bstand-ins?\b|\bstands? (?:for|still)\b/g, "")
    .trim();

/** Finds the banned words of one source file, with their lines. */
export function findBannedWords(file: string): BannedWord[] {
  if (!isCode(file)) return [];
  const source = read(file);
  const found: BannedWord[] = [];
  const add = (kind: BannedWord["kind"], start: number, text: string): void => {
    found.push({ file, line: source.slice(0, start).split("\n").length, kind, text });
  };
  const { program, comments } = parseSync(file, source);
  for (const comment of comments) {
    if (BANNED_PHRASES.test(textOf(comment.value))) add("comment", comment.start, textOf(comment.value));
  }
  const seen = new Set<string>();
  const noteName = ({ name, start }: { name: string; start: number }): void => {
    if (seen.has(name) || !isBannedName(name)) return;
    seen.add(name);
    add("name", start, name);
  };
  new Visitor({
    Identifier: noteName,
    PrivateIdentifier: noteName,
    JSXIdentifier: noteName,
    CallExpression({ callee, arguments: [title] }) {
      const calledFunction = callee.type === "MemberExpression" ? callee.object : callee;
      if (calledFunction.type !== "Identifier" || !["it", "test", "describe"].includes(calledFunction.name)) return;
      if (title?.type !== "Literal" || typeof title.value !== "string") return;
      if (BANNED_PHRASES.test(title.value.replace(/"[^"]*"/g, ""))) add("title", title.start, title.value);
    },
  }).visit(program);
  return found;
}
