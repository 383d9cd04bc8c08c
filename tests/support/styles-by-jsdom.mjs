/**
 * Prints as JSON the styles that unmodified jsdom gives the elements of a page, first and after each change:
 * `styles-by-jsdom.mjs JSON`, with `page` in HTML, `changes` as [selector, method, ...arguments], `properties` and
 * `fields`.
 */
import { createRequire } from "node:module";

const localRequire = createRequire(import.meta.url);
const { JSDOM } = createRequire(localRequire.resolve("jest-environment-jsdom"))("jsdom");
const { page, changes, properties, fields } = JSON.parse(process.argv[2]);
const { window } = new JSDOM("<!doctype html><body></body>");
window.document.body.innerHTML = page;

const styles = () =>
  Array.from(window.document.querySelectorAll("*"), (element) => {
    const style = window.getComputedStyle(element);
    return [properties.map((property) => style.getPropertyValue(property)), fields.map((field) => style[field])];
  });
const results = [styles()];
for (const [selector, method, ...rest] of changes) {
  window.document.querySelector(selector)[method](...rest);
  results.push(styles());
}
process.stdout.write(JSON.stringify(results));
