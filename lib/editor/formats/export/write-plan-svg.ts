/** Writes a plan as an SVG sheet in mm: to scale if printed at 100%, with a group per layer. */
import { PLAN_LAYERS, type PlanDrawing } from "../../analysis/plan/drawing";
import { MEASURES, type Units } from "../../core/units/measures";
import { EXPORT_COPY } from "./copy";
import { type SheetLine, type SheetPart, sheetLines } from "./sheet-lines";
import type { SheetTitle } from "./sheet-title";
import { LAYER_STYLES, svgMark, svgText, type ToPaper } from "./svg-marks";
import { mm, xmlText } from "./svg-text";

const MAX_BAR_MM = 60;
const STEPS = [1, 2, 5] as const;

/** Returns the greatest 1, 2 or 5 times a power of ten up to `longest`. */
function roundLength(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  const step = [...STEPS].reverse().find((one) => one * power <= longest) ?? 1;
  return step * power;
}

type ScaleBar = { readonly width: number; draw(end: readonly [right: number, foot: number]): string };

/** Returns a scale bar of at most `longest` mm; `draw` takes its right end and its foot. */
function scaleBar(scale: number, units: Units, longest: number): ScaleBar {
  const { whole: unit } = MEASURES[units];
  const perUnit = (unit.meters * 1_000) / scale;
  const length = roundLength(Math.min(MAX_BAR_MM, longest) / perUnit);
  const width = length * perUnit;
  return {
    width,
    draw: ([right, foot]) => drawBar(right - width, right, foot, `${formatLength(length)} ${unit.name}`),
  };
}

const formatLength = (length: number): string => String(Number(length.toPrecision(2)));

function drawBar(left: number, right: number, foot: number, text: string): string {
  const top = foot - 1.6;
  const half = (right - left) / 2;
  const box = (x: number, fill: string): string =>
    `<rect x="${mm(x)}" y="${mm(top)}" width="${mm(half)}" height="1.6" fill="${fill}" stroke="#16181d" stroke-width="0.15"/>`;
  const figure = (x: number, label: string): string => svgText(label, [x, top - 2.2], 1.8, ' text-anchor="middle"');
  return `<g id="scale-bar">${box(left, "#16181d")}${box(left + half, "#ffffff")}${figure(left, "0")}${figure(right, text)}</g>`;
}

const MARGIN_MM = 12;
/** From the drawing to the rule, and from the rule to the first line of the title. */
const RULE_DISTANCE_MM = 8;
const TITLE_DISTANCE_MM = 3.5;
/** The title needs this width even under a small plan. */
const MIN_WIDTH_MM = 150;
const BAR_SHARE = 0.3;
const BAR_DISTANCE_MM = 10;
const MIN_TITLE_MM = 12;

const TITLE_STYLES: Readonly<Record<SheetPart, string>> = {
  name: ' font-weight="600" fill="#16181d"',
  about: ' fill="#5a6270"',
  note: ' fill="#5a6270"',
};

const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.0"';

/** Writes lines downward from `top`; `foot` is their lower end. */
function writeTitle(lines: readonly SheetLine[], top: number): { marks: string[]; foot: number } {
  let foot = top;
  const marks = lines.map(({ text, height, step, part }) => {
    foot += step;
    return svgText(text, [MARGIN_MM, foot - step / 2], height, TITLE_STYLES[part]);
  });
  return { marks, foot };
}

export function writePlanSvg(drawing: PlanDrawing, title: SheetTitle, units: Units, origin = ""): string {
  const { low, high, scale, legend, unnamed } = drawing;
  const perMeter = 1_000 / scale;
  const drawnWidth = (high[0] - low[0]) * perMeter;
  const drawnHeight = (high[1] - low[1]) * perMeter;
  const width = Math.max(MIN_WIDTH_MM, drawnWidth + 2 * MARGIN_MM);
  const bar = scaleBar(scale, units, width * BAR_SHARE);
  const rule = MARGIN_MM + drawnHeight + RULE_DISTANCE_MM;
  const sheet = { title, scale, units, origin, legend, unnamed };
  const lines = sheetLines(sheet, width - 2 * MARGIN_MM - bar.width - BAR_DISTANCE_MM);
  const { marks: titleMarks, foot } = writeTitle(lines, rule + TITLE_DISTANCE_MM);
  const height = Math.max(foot, rule + MIN_TITLE_MM) + MARGIN_MM;
  const left = (width - drawnWidth) / 2;
  const toPaper: ToPaper = ([x, y]) => [left + (x - low[0]) * perMeter, MARGIN_MM + (high[1] - y) * perMeter];
  const groups = PLAN_LAYERS.map((layer) => {
    const marks = drawing.marks.filter((mark) => mark.layer === layer).map((mark) => svgMark(mark, toPaper, perMeter));
    const name = EXPORT_COPY.layers[layer];
    const heads = `id="${layer}" inkscape:groupmode="layer" inkscape:label="${xmlText(name)}" text-anchor="middle"`;
    return [`<g ${heads} ${LAYER_STYLES[layer]}>`, ...marks, "</g>"].join("\n");
  });
  const name = `${title.title} · ${title.floor}`;
  const description = lines.flatMap(({ part, text }) => (part === "name" ? [] : text)).join(" ");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg ${NAMESPACES} width="${mm(width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(width)} ${mm(height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${xmlText(name)}</title>`,
    `<desc>${xmlText(description)}</desc>`,
    `<rect width="${mm(width)}" height="${mm(height)}" fill="#ffffff"/>`,
    ...groups,
    '<g id="sheet">',
    `<path d="M${mm(MARGIN_MM)} ${mm(rule)}H${mm(width - MARGIN_MM)}" stroke="#c9ced8" stroke-width="0.2"/>`,
    ...titleMarks,
    bar.draw([width - MARGIN_MM - 4, rule + TITLE_DISTANCE_MM + 6]),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}
