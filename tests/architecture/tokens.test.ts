import { DENSITIES } from "../../lib/density";
import { ICON_SIZE_PX, POPOVER_ANIMATION_MS, VIRTUAL_DROPDOWN_ROW_HEIGHT_PX } from "../../lib/domain/constants";
import { contrast, oklch, over } from "../support/oklch";
import { isCode, isTest, read, sourceFiles } from "./source-files";

const css = read("app/tokens.css");
const root = css.slice(css.indexOf(":root {"), css.indexOf(':root[data-theme="light"]'));
const declared = new Map(
  [...root.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/\s+/g, " ")],
  ),
);

const THEMES = ["light", "dark"] as const;
type Theme = (typeof THEMES)[number];

/** Returns "L C H" of a token in a theme, as written in the file. */
function tokenValue(name: string, theme: Theme): string {
  const value = declared.get(`--${name}`) ?? "";
  const both = /^light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)$/.exec(value);
  const one = /^oklch\(([^)]+)\)$/.exec(value);
  const found = both ? both[theme === "light" ? 1 : 2] : one?.[1];
  if (!found) throw new Error(`--${name} is no color: ${value}`);
  return found;
}

const numbers = (text: string) => text.split(/[\s/]+/).map(Number);
const color = (name: string, theme: Theme) => oklch(tokenValue(name, theme));

const SHADOW = /^--e-\d$/;

/** The table of the design: light, then dark. */
const TABLE: readonly (readonly [name: string, light: string, dark: string])[] = [
  ["bg", ".985 .003 255", ".165 .008 260"],
  ["surface", "1 0 0", ".205 .010 260"],
  ["sunken", ".965 .004 255", ".140 .008 260"],
  ["border", ".90 .006 255", ".29 .012 260"],
  ["control-border", ".62 .018 255", ".56 .020 260"],
  ["text", ".22 .02 260", ".95 .004 255"],
  ["text-2", ".45 .02 258", ".76 .012 257"],
  ["text-3", ".53 .018 258", ".66 .014 257"],
  ["accent", ".50 .16 262", ".72 .13 262"],
  ["accent-hover", ".44 .16 262", ".78 .11 262"],
  ["accent-soft", ".952 .018 262", ".29 .06 262"],
  ["ok", ".50 .12 152", ".78 .14 155"],
  ["ok-soft", ".955 .035 155", ".28 .045 155"],
  ["warn", ".50 .11 70", ".82 .13 82"],
  ["warn-soft", ".962 .038 85", ".29 .045 75"],
  ["bad", ".51 .19 27", ".73 .15 24"],
  ["bad-soft", ".955 .018 20", ".29 .06 22"],
  ["info", ".50 .10 235", ".78 .10 235"],
  ["info-soft", ".955 .025 235", ".28 .045 235"],
  ["violet", ".50 .15 300", ".76 .12 300"],
  ["violet-soft", ".955 .025 300", ".29 .055 300"],
  ["focus", ".55 .20 262", ".72 .13 262"],
  // The text color at 4.5 and at 8 percent.
  ["hover", ".22 .02 260 / .045", ".95 .004 255 / .045"],
  ["pressed", ".22 .02 260 / .08", ".95 .004 255 / .08"],
  ["photo", ".14 0 0", ".14 0 0"],
  ["raised", "1 0 0", ".235 .011 260"],
  ["on-accent", "1 0 0", ".165 .008 260"],
  ["on-bad", "1 0 0", ".165 .008 260"],
  ["scrim", ".22 .02 260 / .38", ".08 .01 260 / .62"],
  ["button-border", ".82 .01 255", ".36 .014 260"],
  ["bad-hover", ".45 .18 27", ".79 .12 24"],
  ["mark-quiet", ".64 .10 262", ".56 .09 262"],
];

test.each(TABLE)("--%s matches the design in both themes", (name, light, dark) => {
  expect(numbers(tokenValue(name, "light"))).toEqual(numbers(light));
  expect(numbers(tokenValue(name, "dark"))).toEqual(numbers(dark));
});

test("every color is in the table", () => {
  const colors = [...declared].filter(([name, value]) => value.includes("oklch") && !SHADOW.test(name));
  expect(colors.map(([name]) => name).sort()).toEqual(TABLE.map(([name]) => `--${name}`).sort());
});

test("style sheets have the specified sizes of the constants", () => {
  expect(declared.get("--icon")).toBe(`${ICON_SIZE_PX}px`);
  expect(declared.get("--in")).toBe(`${POPOVER_ANIMATION_MS}ms`);
  expect(declared.get("--row")).toBe(`${DENSITIES.standard.rowHeight}px`);
  expect(declared.get("--row-large")).toBe(`${VIRTUAL_DROPDOWN_ROW_HEIGHT_PX}px`);
  expect(read("components/ui/layer.module.css")).toContain("animation: come var(--in) var(--ease);");
});

/** Heights that code computes with, as a row window must, and the tokens that the style sheets draw them with. */
const COMPUTED_HEIGHTS: readonly (readonly [file: string, line: string, token: string])[] = [
  ["components/ui/table/use-row-navigation.ts", "const HEAD_HEIGHT = PX;", "item"],
  ["components/employees/bulk/rows-table.tsx", "wide: { row: PX,", "row-large"],
  ["components/employees/bulk/rows-table.tsx", "message: PX, heading: PX }", "item"],
  ["components/employees/bulk/rows-table.tsx", "message: PX, heading: 0 }", "row-two-lines"],
  ["components/scan-editor/panels/history/history-panel.tsx", "const ROW_HEIGHT = PX;", "row-dense"],
  ["components/scan-editor/panels/outliner/outliner-rows.tsx", "const ROW_HEIGHT = PX;", "row-dense"],
  ["components/scan-editor/parts/element-list.tsx", "const ROW_HEIGHT = PX;", "row-two-lines"],
  ["components/scan-editor/panels/history/history-panel.tsx", "const HEAD = PX;", "bar-small"],
  ["components/scan-editor/docking/window-placement.ts", "const HEAD = PX;", "bar-small"],
];

test.each(COMPUTED_HEIGHTS)("%s computes with the height of its style sheet", (file, line, token) => {
  const height = declared.get(`--${token}`)?.replace("px", "") ?? "";
  expect(read(file)).toContain(line.replaceAll("PX", height));
});

/** Variables set by the packages that place menus, popovers and tooltips. */
const PACKAGE_VARIABLE = /^--radix-/;

const files = sourceFiles().filter((file) => !isTest(file) && /^(app|components)\//.test(file));
const sheets = files.filter((file) => !isCode(file)).map((file) => [file, read(file)] as const);

test("every variable that a style sheet reads is set: an unset one silently invalidates its declaration", () => {
  const set = new Set(sheets.flatMap(([, text]) => [...text.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name)));
  for (const file of files.filter(isCode))
    for (const [, name] of read(file).matchAll(/["'`](--[a-z0-9-]+)["'`]/g)) set.add(name);
  const lost = sheets.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)\)/g)].flatMap(([, name = ""]) =>
      set.has(name) || PACKAGE_VARIABLE.test(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(lost).toEqual([]);
});

test("every token is used outside its own sheet", () => {
  const users = files.filter((file) => file !== "app/tokens.css").map(read);
  const unused = [...declared.keys()].filter((name) => !users.some((text) => text.includes(`var(${name})`)));
  expect(unused).toEqual([]);
});

test("motion takes no time if reduced motion is requested", () => {
  const reduced = css.slice(css.indexOf("(prefers-reduced-motion"), css.indexOf("(forced-colors"));
  const moving = [...declared].filter(([name, value]) => value.endsWith("ms") && !name.startsWith("--fade-"));
  expect(moving.map(([name]) => `${name}: 1ms;`).filter((line) => !reduced.includes(line))).toEqual([]);
});

test.each([
  ["the QA report", "public/templates/qa-report.css", 20, []],
  ["the outbox, which has no fonts of its own", "backend/mail/outbox-style.ts", 10, ["--mono"]],
] as const)("the page of %s, which has no build, has the same tokens", (_page, file, least, others) => {
  const page = read(file);
  const rootRule = page.slice(page.indexOf(":root {"), page.indexOf("}"));
  const tokens = [...rootRule.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)];
  expect(tokens.length).toBeGreaterThan(least);
  for (const [, name = "", value = ""] of tokens.filter(([, name]) => !others.some((other) => other === name))) {
    expect([name, value.replace(/\s+/g, " ")]).toEqual([name, declared.get(name)]);
  }
});

test("an icon is drawn at 16 px in a control, with a line of 1.75, and alone in a box of 24", () => {
  const lucide = /\.lucide \{([^}]+)\}/.exec(read("app/base.css"))?.[1] ?? "";
  expect(lucide.replace(/\s+/g, " ").trim()).toBe(
    "flex: none; width: var(--icon-control); height: var(--icon-control); stroke-width: 1.75;",
  );
  expect(read("components/ui/feedback/message-state.module.css")).toContain("width: var(--icon);");
});

const SURFACES = ["bg", "surface", "sunken", "raised"];
const TONES = ["accent", "ok", "warn", "bad", "info", "violet"];

/** Text and its background. */
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...["text", "text-2", "text-3", ...TONES].flatMap((text) => SURFACES.map((ground) => [text, ground] as const)),
  ...TONES.map((tone) => [tone, `${tone}-soft`] as const),
  ...["text", "text-2"].flatMap((text) => TONES.map((tone) => [text, `${tone}-soft`] as const)),
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-bad", "bad"],
  ["on-bad", "bad-hover"],
  ["accent-hover", "surface"],
];

/** Marks that must be visible, and their background. */
const MARK_PAIRS: readonly (readonly [string, string])[] = [
  ...["control-border", "focus", "mark-quiet", ...TONES].flatMap((mark) =>
    SURFACES.map((ground) => [mark, ground] as const),
  ),
  ["focus", "accent-soft"],
];

test("the contrast of every text color is measured", () => {
  const written = sheets.flatMap(([, text]) => [...text.matchAll(/[\s;{]color: var\((--[a-z0-9-]+)\)/g)]);
  const colors = new Set(written.map(([, name = ""]) => name).filter((name) => declared.has(name)));
  const measured = new Set(TEXT_PAIRS.map(([name]) => `--${name}`));
  expect([...colors].filter((name) => !measured.has(name))).toEqual([]);
});

test("every text and mark has a system color in forced colors", () => {
  const forced = css.slice(css.indexOf("@media (forced-colors: active)"));
  const drawn = new Set([...TEXT_PAIRS, ...MARK_PAIRS].map(([name]) => name));
  expect([...drawn].filter((name) => !forced.includes(`--${name}:`))).toEqual([]);
});

describe.each(THEMES)("in the %s theme", (theme) => {
  test.each(TEXT_PAIRS)("%s is readable on %s", (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(MARK_PAIRS)("%s is visible on %s", (mark, ground) => {
    expect(contrast(color(mark, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  // The faintest text is in hovered or selected rows, but never on pressed ones.
  test.each(
    ["text-3", "warn", "bad", "accent"].flatMap((text) =>
      ["surface", "bg", "raised"].map((ground) => [text, ground] as const),
    ),
  )("%s is readable in a row on %s that is hovered, and in the current row", (text, ground) => {
    expect(contrast(color(text, theme), over(color("hover", theme), color(ground, theme)))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color(text, theme), color("accent-soft", theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    ["text", "text-2"].flatMap((text) =>
      ["hover", "pressed"].flatMap((veil) => SURFACES.map((ground) => [text, veil, ground] as const)),
    ),
  )("%s is readable under %s on %s", (text, veil, ground) => {
    const below = over(color(veil, theme), color(ground, theme));
    expect(contrast(color(text, theme), below)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the contrast function is correct", () => {
  const black = oklch("0 0 0");
  const white = oklch("1 0 0");
  expect(contrast(black, white)).toBeCloseTo(21, 3);
  expect(contrast(white, white)).toBe(1);
  // #0000ff, as CSS writes it in oklch, on white: 8.59 to 1.
  expect(contrast(oklch("0.45201 0.31321 264.052"), white)).toBeCloseTo(8.59, 1);
  // Half black over white is #808080, 3.95 to 1 on white.
  expect(contrast(over({ ...black, alpha: 0.5 }, white), white)).toBeCloseTo(3.98, 1);
});
