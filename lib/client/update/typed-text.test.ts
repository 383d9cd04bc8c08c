import { watchTypedText } from "./typed-text";

let watched: ReturnType<typeof watchTypedText>;
beforeEach(() => {
  watched = watchTypedText();
});
afterEach(() => watched.end());

function put(html: string): HTMLInputElement {
  document.body.innerHTML = html;
  return document.querySelector("input, textarea") as HTMLInputElement;
}
function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test.each([
  ["<form><input></form>", true],
  ["<form><textarea></textarea></form>", true],
  ["<div role='dialog'><input></div>", true],
  ["<div role='alertdialog'><input></div>", true],
  ["<input>", false],
  ["<form><input type='search'></form>", false],
  ["<div role='dialog'><input role='combobox'></div>", false],
])("text typed into %s is held: %s", (html, isHeld) => {
  type(put(html), "Roof is wet");
  expect(watched.isHeld()).toBe(isHeld);
});

test("ignores initial text and text that was deleted again", () => {
  const field = put("<form><input value='Dana'></form>");
  expect(watched.isHeld()).toBe(false);
  type(field, "D");
  expect(watched.isHeld()).toBe(true);
  type(field, "");
  expect(watched.isHeld()).toBe(false);
});

test("ignores text of a form that was closed", () => {
  type(put("<form><input></form>"), "Roof is wet");
  document.body.innerHTML = "";
  expect(watched.isHeld()).toBe(false);
});

test("holds an autosaving field until it is saved", () => {
  put("<input><span role='status' data-unsaved></span>");
  expect(watched.isHeld()).toBe(true);
  document.querySelector("span")?.removeAttribute("data-unsaved");
  expect(watched.isHeld()).toBe(false);
});
