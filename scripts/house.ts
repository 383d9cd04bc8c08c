/**
 * Prints the size and shape of the repository's source without tests: `npm run house`. The size of CSS needs a build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseSync, Visitor } from "oxc-parser";
import { findCycles, findFolderPairs, folderOf, imports } from "../tests/architecture/import-graph";
import { isCode, isTest, lineCount, read, sourceFiles } from "../tests/architecture/source-files";
import { findBannedWords } from "../tests/architecture/vocabulary";

const LONG_FUNCTION = 80;
const SHORT_FILE = 40;

const sources = sourceFiles().filter((file) => !isTest(file));

function findLongFunctions(): string[] {
  const found: string[] = [];
  for (const file of sources.filter(isCode)) {
    const text = read(file);
    const addIfLong = ({ start, end }: { start: number; end: number }): void => {
      const lines = text.slice(start, end).split("\n").length;
      if (lines > LONG_FUNCTION) found.push(`${file}:${text.slice(0, start).split("\n").length} (${lines})`);
    };
    const visitor = new Visitor({
      FunctionDeclaration: addIfLong,
      FunctionExpression: addIfLong,
      ArrowFunctionExpression: addIfLong,
    });
    visitor.visit(parseSync(file, text).program);
  }
  return found;
}

/** Returns short files whose only importer is in their own folder. */
function findSingleUse(): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return [...importers].flatMap(([file, users]) => {
    const isFoldable = users.length === 1 && folderOf(users[0]!) === folderOf(file) && lineCount(file) <= SHORT_FILE;
    return isFoldable && isCode(file) ? [`${file} <- ${users[0]}`] : [];
  });
}

/** Heights of controls, rows, bars and targets in px, which belong in tokens. */
const TOKEN_HEIGHTS = { least: 24, most: 64 };

function findLiteralHeights(): string[] {
  const { least, most } = TOKEN_HEIGHTS;
  return sources
    .filter((file) => file.endsWith(".css") && file !== "app/tokens.css")
    .flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:(?:min|max)-)?(?:height|block-size):.*$/gm)].flatMap(([line]) => {
        const heights = [...line.matchAll(/([\d.]+)(px|rem)/g)].map(
          ([, size, unit]) => Number(size) * (unit === "px" ? 1 : 16),
        );
        return heights.some((height) => height >= least && height <= most) ? [`${file}: ${line.trim()}`] : [];
      }),
    );
}

/** Returns the bytes of all built style sheets, compressed as they are sent; null without a build. */
function weighStyles(): number | null {
  const folder = path.resolve(".next/static");
  if (!existsSync(folder)) return null;
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  return sheets.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

const longFunctions = findLongFunctions();
const bannedWords = sourceFiles().flatMap(findBannedWords);

function printFigures(): void {
  const lengths = sources.map(lineCount).sort((a, b) => a - b);
  const lists: Readonly<Record<string, readonly string[]>> = {
    [`functions over ${LONG_FUNCTION} lines`]: longFunctions,
    "folders that import each other": findFolderPairs(),
    "import cycles, types included": findCycles().map((group) => group.join(" ")),
    [`files up to ${SHORT_FILE} lines with one importer in their folder`]: findSingleUse(),
    [`literal heights of ${TOKEN_HEIGHTS.least} to ${TOKEN_HEIGHTS.most} px outside tokens.css`]: findLiteralHeights(),
    "names, comments and test titles with a banned word": bannedWords.map(
      ({ file, line, kind, text }) => `${file}:${line} ${kind}: ${text.slice(0, 160)}`,
    ),
  };
  const styles = weighStyles();
  const figures: readonly (readonly [string, number | string])[] = [
    ["source files", sources.length],
    ["lines of source", lengths.reduce((sum, lines) => sum + lines, 0)],
    ["median lines of a file", lengths[Math.floor(lengths.length / 2)] ?? 0],
    ...Object.entries(lists).map(([name, list]) => [name, list.length] as const),
    ["KB of CSS (brotli)", styles === null ? "needs a build" : (styles / 1_000).toFixed(1)],
  ];
  for (const [name, figure] of figures) console.log(`${String(figure).padStart(14)}  ${name}`);
  if (!process.argv.includes("--list")) return;
  for (const [name, list] of Object.entries(lists))
    console.log(`\n${name}\n${list.map((entry) => `  ${entry}`).join("\n")}`);
}

if (process.argv.includes("--json")) console.log(JSON.stringify({ longFunctions, bannedWords }));
else printFigures();
