import { writeAttribute, writeText } from "./svg-write";

test("writes only changed values", async () => {
  const label = document.createElement("text");
  label.setAttribute("x", "4");
  label.textContent = "Kitchen";
  const seen: string[] = [];
  const observer = new MutationObserver((records) => seen.push(...records.map(({ type }) => type)));
  observer.observe(label, { attributes: true, childList: true, characterData: true, subtree: true });
  writeAttribute(label, "x", "4");
  writeText(label, "Kitchen");
  await Promise.resolve();
  expect(seen).toEqual([]);
  writeAttribute(label, "x", "5");
  writeText(label, "Hall");
  await Promise.resolve();
  expect(seen).toEqual(["attributes", "childList"]);
  expect(label.outerHTML).toBe('<text x="5">Hall</text>');
});
