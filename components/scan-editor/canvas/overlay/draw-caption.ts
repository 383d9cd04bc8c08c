/** Draws a picture's caption and a plan's scale bar into an exported image, at their positions on the page. */

/** Selectors of the caption's parts in pane-frame.tsx. */
const CAPTION_PARTS = { all: "[data-caption]", bar: "[data-caption='bar']" } as const;

type Line = { text: string; style: CSSStyleDeclaration; bounds: DOMRect };

function linesOf(element: Element): Line[] {
  return [...element.childNodes].flatMap((node): Line[] => {
    if (node instanceof Element) return linesOf(node);
    const text = node.textContent?.trim() ?? "";
    if (text === "") return [];
    const range = document.createRange();
    range.selectNode(node);
    return [{ text, style: getComputedStyle(element), bounds: range.getBoundingClientRect() }];
  });
}

export function drawCaption(context: CanvasRenderingContext2D, pane: Element): void {
  const origin = pane.getBoundingClientRect();
  context.textBaseline = "middle";
  context.textAlign = "start";
  for (const { text, style, bounds } of [...pane.querySelectorAll(CAPTION_PARTS.all)].flatMap(linesOf)) {
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.fillStyle = style.color;
    context.fillText(text, bounds.left - origin.left, bounds.top - origin.top + bounds.height / 2);
  }
  for (const bar of pane.querySelectorAll(CAPTION_PARTS.bar)) {
    const bounds = bar.getBoundingClientRect();
    const style = getComputedStyle(bar);
    const [left, top] = [bounds.left - origin.left + 0.5, bounds.top - origin.top];
    const [right, bottom] = [bounds.right - origin.left - 0.5, bounds.bottom - origin.top - 0.5];
    context.strokeStyle = style.borderBottomColor;
    context.lineWidth = 1;
    context.setLineDash([]);
    context.stroke(new Path2D(`M${left} ${top}V${bottom}H${right}V${top}`));
  }
  context.textBaseline = "alphabetic";
}
