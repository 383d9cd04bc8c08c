import { act, render } from "@testing-library/react";
import { prepareParts } from "@/components/ui/lazy-part";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { PublicConfig } from "@/lib/domain/public-config";
import { HARD_TEXT_LAYERS } from "./hard-text-layers";
import { HARD_TEXT_PARTS, HARD_TEXTS } from "./hard-texts";

jest.mock("next/navigation", () => ({
  usePathname: () => "/gallery/states",
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}));

const NAMES = Object.keys(HARD_TEXTS);
const CONFIG = { keyBase: "-" } as PublicConfig;
const drawOpen = (draw: (typeof HARD_TEXT_LAYERS)[number][1], text: string) =>
  render(<PublicConfigProvider config={CONFIG}>{draw(text, OPEN)}</PublicConfigProvider>);
const OPEN = { isOpen: true, onOpenChange: () => undefined };
const SCRIPTS = "img[src='x'], script, [onerror]";

/** The overlay library positions a layer shortly after it renders. */
const settled = () => act(async () => undefined);

/** Whether a text is on the page, as content, an attribute or a value. */
function containsText(within: Element, text: string): boolean {
  const names = [...within.querySelectorAll("*")].flatMap((node) => [
    ...[...node.attributes].map(({ value }) => value),
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : "",
  ]);
  return within.textContent?.includes(text) === true || names.some((value) => value.includes(text));
}

/**
 * Renders all parts with one text, each in its own box. Returns for each box the part's name, whether it rendered, and
 * whether it contains the full text.
 */
function drawAll(text: string) {
  const { container, unmount } = render(
    HARD_TEXT_PARTS.map(([part, draw]) => (
      <div key={part} data-part={part}>
        {draw(text)}
      </div>
    )),
  );
  const boxes = [...container.children].map((box) => ({
    part: box.getAttribute("data-part"),
    isRendered: box.firstChild !== null,
    hasText: () => containsText(box, text),
  }));
  return { boxes, unmount };
}

// Lazy layers would otherwise load during the tests.
beforeAll(async () => {
  // jsdom has no layout, but the palette's list uses these APIs.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  await prepareParts();
});

test("each hard text has the properties that its name claims", () => {
  expect(HARD_TEXTS.huge).toHaveLength(102_400);
  expect(HARD_TEXTS.wordy?.length).toBeGreaterThanOrEqual(102_400);
  expect(HARD_TEXTS.markup).toMatch(/^<img src=x onerror=/);
  expect(HARD_TEXTS.zeroWidth).toContain("\u200b");
  expect(HARD_TEXTS.rightToLeft).toMatch(/^[\u0590-\u05ff]/);
  expect(HARD_TEXTS.emoji).toContain("\u200d");
});

test.each(NAMES)("every part renders %s as text, never as markup", async (name) => {
  const { boxes, unmount } = drawAll(HARD_TEXTS[name] ?? "");
  await settled();
  // If it were parsed as markup, it would be an image with a script handler.
  expect(document.querySelector(SCRIPTS)).toBeNull();
  expect(boxes.filter(({ isRendered }) => !isRendered)).toEqual([]);
  unmount();
});

const layers = NAMES.flatMap((name) => HARD_TEXT_LAYERS.map(([layer, draw]) => ({ name, layer, draw })));

test.each(layers)("the open layer $layer renders $name as text, never as markup", async ({ name, draw }) => {
  const { container, unmount } = drawOpen(draw, HARD_TEXTS[name] ?? "");
  await settled();
  expect(document.querySelector(SCRIPTS)).toBeNull();
  // Layers render outside the page's container.
  const layer = [...document.body.children].filter((element) => element !== container && element.textContent !== "");
  expect(layer).not.toEqual([]);
  unmount();
});

/** Parts that show initials or short keys only. */
const ABBREVIATING_PARTS = ["avatar", "key hint"];

test("each part shows its text in full, as content or as a name, except those that abbreviate", async () => {
  const text = HARD_TEXTS.markup ?? "";
  const { boxes, unmount } = drawAll(text);
  await settled();
  expect(boxes.filter(({ hasText }) => !hasText()).map(({ part }) => part)).toEqual(ABBREVIATING_PARTS);
  unmount();
});

test("every layer shows its text in full", async () => {
  const text = HARD_TEXTS.markup ?? "";
  const incomplete: string[] = [];
  for (const [layer, draw] of HARD_TEXT_LAYERS) {
    const { unmount } = drawOpen(draw, text);
    await settled();
    if (!containsText(document.body, text)) incomplete.push(layer);
    unmount();
  }
  expect(incomplete).toEqual([]);
});
