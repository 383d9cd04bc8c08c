/**
 * The styles that unmodified jsdom gives the elements of a page, after each of some changes: `styles-by-jsdom.mjs
 * JSON`, with `page` in HTML, `changes` as [selector, method, ...arguments], `properties` and `fields`. Prints JSON.
 */
import { createRequire } from "node:module";

const here = createRequire(import.meta.url);
const { JSDOM } = createRequire(here.resolve("jest-environment-jsdom"))("jsdom");
const { page, changes, properties, fields } = JSON.parse(process.argv[2]);
const { window } = new JSDOM("<!doctype html><body></body>");
window.document.body.innerHTML = page;

const styles = () =>
  Array.from(window.document.querySelectorAll("*"), (element) => {
    const style = window.getComputedStyle(element);
    return [properties.map((property) => style.getPropertyValue(property)), fields.map((field) => style[field])];
  });
const found = [styles()];
for (const [selector, method, ...rest] of changes) {
  window.document.querySelector(selector)[method](...rest);
  found.push(styles());
}
process.stdout.write(JSON.stringify(found));
