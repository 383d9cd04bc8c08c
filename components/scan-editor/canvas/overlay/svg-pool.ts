/** SVG elements that are reused from frame to frame instead of being made anew. */
const SVG = "http://www.w3.org/2000/svg";

export function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

export type Pool = {
  begin(): void;
  /** The next element of this frame. */
  next(): SVGElement;
  /** Removes what this frame has not asked for. */
  end(): void;
};

export function createPool(root: SVGElement, create: () => SVGElement): Pool {
  const elements: SVGElement[] = [];
  let used = 0;
  return {
    begin() {
      used = 0;
    },
    next() {
      let element = elements[used];
      if (!element) {
        element = create();
        elements.push(element);
        root.append(element);
      }
      used += 1;
      return element;
    },
    end() {
      for (const element of elements.splice(used)) element.remove();
    },
  };
}
