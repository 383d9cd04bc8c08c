/** A plan as an SVG sheet in millimetres: at its scale when it is printed at 100 %, each layer a group. */
import { PLAN_LAYERS, type PlanDrawing } from "../../plan/drawing";
import { scaleText } from "../../plan/paper-scale";
import type { Units } from "../../units/measures";
import type { SheetTitle } from "../sheet-title";
import { EXPORT_WORDS } from "../words";
import { scaleBar } from "./scale-bar";
import { LAYER_STYLES, svgMark, svgText, type ToPaper } from "./svg-marks";
import { mm, xmlText } from "./svg-text";

const MARGIN_MM = 12;
const FOOT_MM = 22;
/** The title has to have room under a small plan. */
const LEAST_WIDTH_MM = 150;

const SPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.0"';

export function writePlanSvg(drawing: PlanDrawing, title: SheetTitle, units: Units): string {
  const { low, high, scale } = drawing;
  const perMetre = 1_000 / scale;
  const [drawn, tall] = [(high[0] - low[0]) * perMetre, (high[1] - low[1]) * perMetre];
  const width = Math.max(LEAST_WIDTH_MM, drawn + 2 * MARGIN_MM);
  const height = tall + 2 * MARGIN_MM + FOOT_MM;
  const left = (width - drawn) / 2;
  const toPaper: ToPaper = ([x, y]) => [left + (x - low[0]) * perMetre, MARGIN_MM + (high[1] - y) * perMetre];
  const groups = PLAN_LAYERS.map((layer) => {
    const marks = drawing.marks.filter((mark) => mark.layer === layer).map((mark) => svgMark(mark, toPaper, perMetre));
    const name = EXPORT_WORDS.layers[layer];
    const heads = `id="${layer}" inkscape:groupmode="layer" inkscape:label="${xmlText(name)}" text-anchor="middle"`;
    return [`<g ${heads} ${LAYER_STYLES[layer]}>`, ...marks, "</g>"].join("\n");
  });
  const foot = height - MARGIN_MM;
  const name = `${title.title} · ${title.floor}`;
  const about = [title.detail, title.date, EXPORT_WORDS.atScale(scaleText(scale))].filter(Boolean).join(" · ");
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg ${SPACES} width="${mm(width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(width)} ${mm(height)}" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">`,
    `<title>${xmlText(name)}</title>`,
    `<desc>${xmlText(`${about}. ${EXPORT_WORDS.sheetNote}`)}</desc>`,
    `<rect width="${mm(width)}" height="${mm(height)}" fill="#ffffff"/>`,
    ...groups,
    '<g id="sheet">',
    `<path d="M${mm(MARGIN_MM)} ${mm(foot - 12)}H${mm(width - MARGIN_MM)}" stroke="#c9ced8" stroke-width="0.2"/>`,
    svgText(name, [MARGIN_MM, foot - 6.5], 2.8, ' font-weight="600" fill="#16181d"'),
    svgText(about, [MARGIN_MM, foot - 1.5], 1.9, ' fill="#5a6270"'),
    scaleBar(scale, units, [width - MARGIN_MM - 4, foot - 0.5]),
    "</g>",
    "</svg>",
    "",
  ].join("\n");
}
