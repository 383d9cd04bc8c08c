import { type RefObject, useEffect } from "react";

/** React writes what is typed into the markup too, as the `value` attribute. What is secret is kept out of it. */
export function useUnwrittenValue(element: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const unwrite = () => {
      if (!input.hasAttribute("value")) return;
      const typed = input.value;
      input.removeAttribute("value");
      if (input.value !== typed) input.value = typed;
    };
    unwrite();
    const observer = new MutationObserver(unwrite);
    observer.observe(input, { attributeFilter: ["value"] });
    return () => observer.disconnect();
  }, [element]);
}
