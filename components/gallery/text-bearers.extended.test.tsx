import { act, render } from "@testing-library/react";
import { prepareParts } from "@/components/ui/lazy-part";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { PublicConfig } from "@/lib/domain/public-config";
import { RUBBISH, TEXT_BEARERS } from "./text-bearers";
import { TEXT_BEARING_LAYERS } from "./text-bearing-layers";

jest.mock("next/navigation", () => ({
  usePathname: () => "/gallery/states",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}));

const NAMES = Object.keys(RUBBISH);
const CONFIG = { keyBase: "-" } as PublicConfig;
const drawOpen = (draw: (typeof TEXT_BEARING_LAYERS)[number][1], text: string) =>
  render(<PublicConfigProvider config={CONFIG}>{draw(text, OPEN)}</PublicConfigProvider>);
const OPEN = { isOpen: true, onOpenChange: () => undefined };
const SCRIPTS = "img[src='x'], script, [onerror]";

/** What places a layer finds its place a moment after it is drawn. */
const settled = () => act(async () => undefined);

/** What stands in a page, to be seen or as a name or a value. */
function saysWhole(within: Element, text: string): boolean {
  const names = [...within.querySelectorAll("*")].flatMap((node) => [
    ...[...node.attributes].map(({ value }) => value),
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : "",
  ]);
  return within.textContent?.includes(text) === true || names.some((value) => value.includes(text));
}

/** All parts with one text, each in a box of its own: what it is called, and whether it holds something and says it whole. */
function drawAll(text: string) {
  const { container, unmount } = render(
    TEXT_BEARERS.map(([part, draw]) => (
      <div key={part} data-part={part}>
        {draw(text)}
      </div>
    )),
  );
  const boxes = [...container.children].map((box) => ({
    part: box.getAttribute("data-part"),
    isThere: box.firstChild !== null,
    says: () => saysWhole(box, text),
  }));
  return { boxes, unmount };
}

// Layers come when they are wanted, which no test waits for.
beforeAll(async () => {
  // jsdom lays nothing out, and the list of the palette asks for it.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  await prepareParts();
});

test("the texts are what they are said to be", () => {
  expect(RUBBISH.huge).toHaveLength(102_400);
  expect(RUBBISH.wordy?.length).toBeGreaterThanOrEqual(102_400);
  expect(RUBBISH.markup).toMatch(/^<img src=x onerror=/);
  expect(RUBBISH.zeroWidth).toContain("\u200b");
  expect(RUBBISH.rightToLeft).toMatch(/^[\u0590-\u05ff]/);
  expect(RUBBISH.emoji).toContain("\u200d");
});

test.each(NAMES)("every part takes %s as a text, and as nothing else", async (name) => {
  const { boxes, unmount } = drawAll(RUBBISH[name] ?? "");
  await settled();
  // Read as markup it would be an image, and its handler a script.
  expect(document.querySelector(SCRIPTS)).toBeNull();
  expect(boxes.filter(({ isThere }) => !isThere)).toEqual([]);
  unmount();
});

const layers = NAMES.flatMap((name) => TEXT_BEARING_LAYERS.map(([layer, draw]) => ({ name, layer, draw })));

test.each(layers)("$layer, open, takes $name as a text, and as nothing else", async ({ name, draw }) => {
  const { container, unmount } = drawOpen(draw, RUBBISH[name] ?? "");
  await settled();
  expect(document.querySelector(SCRIPTS)).toBeNull();
  // Beside the page, where layers stand.
  const layer = [...document.body.children].filter((element) => element !== container && element.textContent !== "");
  expect(layer).not.toEqual([]);
  unmount();
});

/** Initials, and keys, which are never longer than some letters. */
const SHOWN_OTHERWISE = ["avatar", "key hint"];

test("each says it whole, in sight or as a name", async () => {
  const text = RUBBISH.markup ?? "";
  const { boxes, unmount } = drawAll(text);
  await settled();
  expect(boxes.filter(({ says }) => !says()).map(({ part }) => part)).toEqual(SHOWN_OTHERWISE);
  unmount();
});

test("so does each layer", async () => {
  const text = RUBBISH.markup ?? "";
  const silent: string[] = [];
  for (const [layer, draw] of TEXT_BEARING_LAYERS) {
    const { unmount } = drawOpen(draw, text);
    await settled();
    if (!saysWhole(document.body, text)) silent.push(layer);
    unmount();
  }
  expect(silent).toEqual([]);
});
