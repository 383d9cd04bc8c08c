/** @jest-environment ./tests/support/page-environment.mjs */
import { execFileSync } from "node:child_process";

const PAGE = `
  <style>.gone { display: none } .veiled { visibility: hidden } @media screen { .screen { opacity: 0.5 } } em { color: rgb(1, 2, 3) }</style>
  <div style="color: red; display: flex; pointer-events: none"><p hidden>no</p><p style="display: unset">yes</p>
    <details><summary>more</summary>text</details>
    <ul><li><ul><li>deep</li></ul></li></ul>
    <dialog>shut</dialog><dialog open>open</dialog>
    <input type="hidden"><input type="checkbox" disabled><textarea></textarea><select><option>1</option></select>
    <button style="opacity: 0.3"><svg viewBox="0 0 1 1"><title>mark</title><style></style><path d="M0 0"></path></svg></button>
    <table><caption>t</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td><a href="#x">c</a></td></tr></tbody></table>
    <h2>head</h2><pre>p</pre><ruby>r<rt>t</rt><rp>(</rp></ruby><hr><progress></progress><template>t</template>
    <b class="veiled"><i>inside</i></b><em class="gone">gone</em><span class="screen">half</span><made-up>own</made-up>
  </div>`;
const PROPERTIES = ["display", "visibility", "pointer-events", "opacity", "color", "position", "background-color"];
const FIELDS = ["display", "visibility", "pointerEvents", "opacity", "color", "length", "cssText"] as const;

const CHANGES = [
  ["p", "removeAttribute", "hidden"],
  ["dialog", "setAttribute", "open", ""],
  ["div", "setAttribute", "style", "visibility: hidden"],
  ["b", "setAttribute", "class", "gone"],
  ["style", "remove"],
] as const;

/** Computes the styles in this environment, as `styles-by-jsdom.mjs` does in jsdom. */
const styles = () =>
  [...document.querySelectorAll("*")].map((element) => {
    const style = window.getComputedStyle(element);
    return [PROPERTIES.map((property) => style.getPropertyValue(property)), FIELDS.map((field) => style[field])];
  });

test("every element has the style that jsdom gives it, before and after changes", () => {
  const expected = JSON.stringify({ page: PAGE, changes: CHANGES, properties: PROPERTIES, fields: FIELDS });
  const byJsdom = JSON.parse(
    execFileSync(process.execPath, ["tests/support/styles-by-jsdom.mjs", expected]).toString(),
  );
  document.body.innerHTML = PAGE;
  const found = [styles()];
  for (const [selector, method, ...rest] of CHANGES) {
    const element = document.querySelector(selector) as unknown as Record<string, (...rest: string[]) => void>;
    element[method]?.(...rest);
    found.push(styles());
  }
  expect(found[0]?.length).toBeGreaterThan(40);
  expect(found).toEqual(byJsdom);
  // The changes have an effect.
  expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(CHANGES.length + 1);
});

test("a test can set its own property on a style", () => {
  const style = window.getComputedStyle(document.body);
  Object.defineProperty(style, "animationName", { get: () => "fade" });
  expect([style.animationName, style.display]).toEqual(["fade", "block"]);
});

test("getComputedStyle refuses a value that is no element, as jsdom does", () => {
  for (const wrong of [null, undefined, {}, document, document.createTextNode("text")]) {
    expect(() => window.getComputedStyle(wrong as unknown as Element)).toThrow(TypeError);
  }
});
