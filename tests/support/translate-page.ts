/**
 * Changes the page like a translator, now and after each change: replaces each text node by
 * `<font><font>text</font></font>`, except in `translate="no"`. Runs in a browser too, so it refers to nothing outside
 * itself.
 */
export function translatePage(): void {
  const isLeftAlone = (element: Element | null) =>
    !element || element.closest('font, script, style, textarea, svg, [translate="no"], .notranslate') !== null;
  const translate = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text);
    for (const text of found) {
      if (text.data.trim() === "" || isLeftAlone(text.parentElement)) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
}
