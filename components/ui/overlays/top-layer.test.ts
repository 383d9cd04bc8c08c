import { layerOf, topLayer } from "./top-layer";

function put(html: string) {
  document.body.innerHTML = html;
  const find = (id: string) => document.getElementById(id);
  return { find, top: (id: string) => topLayer(find(id))?.id ?? null };
}

test("with nothing open the keys are the page's", () => {
  const { top } = put(`<button id="b"></button>`);
  expect(top("b")).toBeNull();
  expect(topLayer(document.body)).toBeNull();
  expect(topLayer(null)).toBeNull();
});

test("a modal, a question or a menu has them, wherever the focus is; the last one of several", () => {
  for (const attributes of [`role="dialog" aria-modal="true"`, `role="alertdialog"`, `role="menu"`]) {
    const { top } = put(`<button id="b"></button><div id="layer" ${attributes}><i id="in"></i></div>`);
    expect([top("b"), top("in")]).toEqual(["layer", "layer"]);
  }
  const { top } = put(
    `<div id="first" aria-modal="true"><i id="in"></i></div><div id="last" role="alertdialog"></div>`,
  );
  expect(top("in")).toBe("last");
});

test("a window beside the page has them only while the focus is in it", () => {
  const { top } = put(`<button id="b"></button><div id="window" role="dialog"><i id="in"></i></div>`);
  expect([top("b"), top("in")]).toEqual([null, "window"]);
});

test("a popover out of a modal has them over the modal", () => {
  const { top } = put(`<div id="modal" aria-modal="true"></div><div id="popover" role="dialog"><i id="in"></i></div>`);
  expect(top("in")).toBe("popover");
});

test("a layer on its way out has none, though the focus is still in it", () => {
  const { top } = put(`<div id="modal" role="dialog" aria-modal="true" data-state="closed"><i id="in"></i></div>`);
  expect(top("in")).toBeNull();
});

test("what belongs to a layer is what stands in it", () => {
  const { find } = put(`<p id="page"></p><div id="modal" aria-modal="true"><p id="in"></p></div>`);
  expect(layerOf(find("page"))).toBeNull();
  expect(layerOf(find("in"))?.id).toBe("modal");
  expect(layerOf(null)).toBeNull();
});
