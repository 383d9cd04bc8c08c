/** Reuses SVG elements from frame to frame. */
const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

export function svgElement(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

export type Pool = {
  begin(): void;
  /** Returns the next element of this frame. */
  next(): SVGElement;
  /** Removes the elements that this frame did not use. */
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
