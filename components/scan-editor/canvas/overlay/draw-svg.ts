/** Draws an SVG overlay into an exported image with its computed styles: paths, rectangles and texts. */

const readNumber = (element: Element, name: string): number =>
  Number.parseFloat(element.getAttribute(name) ?? "0") || 0;

type Paint = { fill: string | null; stroke: string | null };

function readPaint(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): Paint {
  context.lineWidth = Number.parseFloat(style.strokeWidth) || 1;
  context.lineJoin = style.strokeLinejoin === "round" ? "round" : "miter";
  context.setLineDash(
    style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
  );
  return {
    fill: style.fill === "none" ? null : style.fill,
    stroke: style.stroke === "none" ? null : style.stroke,
  };
}

/** Draws with the current opacity multiplied by the opacity of a style. */
function withAlpha(context: CanvasRenderingContext2D, opacity: string, draw: () => void): void {
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * (Number.parseFloat(opacity) || 0);
  draw();
  context.globalAlpha = alpha;
}

function drawShape(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, path: Path2D): void {
  const { fill, stroke } = readPaint(context, style);
  if (fill) {
    context.fillStyle = fill;
    withAlpha(context, style.fillOpacity, () => context.fill(path));
  }
  if (!stroke) return;
  context.strokeStyle = stroke;
  withAlpha(context, style.strokeOpacity, () => context.stroke(path));
}

function boxOf(element: Element): Path2D {
  const path = new Path2D();
  const read = (name: string): number => readNumber(element, name);
  path.roundRect(read("x"), read("y"), read("width"), read("height"), read("rx"));
  return path;
}

function drawText(context: CanvasRenderingContext2D, element: Element, style: CSSStyleDeclaration): void {
  const { fill, stroke } = readPaint(context, style);
  const text = element.textContent ?? "";
  const x = readNumber(element, "x");
  const y = readNumber(element, "y");
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === "middle" ? "center" : "start";
  // The stroke is a halo, so it comes before the fill.
  if (stroke) {
    context.strokeStyle = stroke;
    context.strokeText(text, x, y);
  }
  if (fill) {
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
}

function drawElement(context: CanvasRenderingContext2D, element: SVGGraphicsElement): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden") return;
  context.save();
  context.globalAlpha *= Number.parseFloat(style.opacity) || 0;
  const matrix = element.transform.baseVal.consolidate()?.matrix;
  if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  if (element.localName === "path") drawShape(context, style, new Path2D(element.getAttribute("d") ?? ""));
  else if (element.localName === "rect") drawShape(context, style, boxOf(element));
  else if (element.localName === "text") drawText(context, element, style);
  else drawSvg(context, element);
  context.restore();
}

/** Draws the children of an SVG, with its top left corner at the context's origin. */
export function drawSvg(context: CanvasRenderingContext2D, root: Element): void {
  for (const child of root.children) if (child instanceof SVGGraphicsElement) drawElement(context, child);
}
