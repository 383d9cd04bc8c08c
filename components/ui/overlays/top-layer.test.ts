import { findLayer, findTopLayer } from "./top-layer";

function render(html: string) {
  document.body.innerHTML = html;
  const find = (id: string) => document.getElementById(id);
  return { find, top: (id: string) => findTopLayer(find(id))?.id ?? null };
}

test("gives the keys to the page with nothing open", () => {
  const { top } = render(`<button id="b"></button>`);
  expect(top("b")).toBeNull();
  expect(findTopLayer(document.body)).toBeNull();
  expect(findTopLayer(null)).toBeNull();
});

test("gives the keys to the last modal, question or menu, wherever the focus is", () => {
  for (const attributes of [`role="dialog" aria-modal="true"`, `role="alertdialog"`, `role="menu"`]) {
    const { top } = render(`<button id="b"></button><div id="layer" ${attributes}><i id="in"></i></div>`);
    expect([top("b"), top("in")]).toEqual(["layer", "layer"]);
  }
  const { top } = render(
    `<div id="first" aria-modal="true"><i id="in"></i></div><div id="last" role="alertdialog"></div>`,
  );
  expect(top("in")).toBe("last");
});

test("gives the keys to a non-modal window only while it has the focus", () => {
  const { top } = render(`<button id="b"></button><div id="window" role="dialog"><i id="in"></i></div>`);
  expect([top("b"), top("in")]).toEqual([null, "window"]);
});

test("gives the keys to a popover opened from a modal", () => {
  const { top } = render(
    `<div id="modal" aria-modal="true"></div><div id="popover" role="dialog"><i id="in"></i></div>`,
  );
  expect(top("in")).toBe("popover");
});

test("gives no keys to a closing layer, even with the focus inside", () => {
  const { top } = render(`<div id="modal" role="dialog" aria-modal="true" data-state="closed"><i id="in"></i></div>`);
  expect(top("in")).toBeNull();
});

test("finds the layer that contains an element", () => {
  const { find } = render(`<p id="page"></p><div id="modal" aria-modal="true"><p id="in"></p></div>`);
  expect(findLayer(find("page"))).toBeNull();
  expect(findLayer(find("in"))?.id).toBe("modal");
  expect(findLayer(null)).toBeNull();
});
