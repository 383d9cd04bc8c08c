import { render } from "@testing-library/react";
import { RUBBISH, TEXT_BEARERS } from "./text-bearers";

jest.mock("next/navigation", () => ({
  usePathname: () => "/gallery/states",
  useSearchParams: () => new URLSearchParams(),
}));

const cases = Object.keys(RUBBISH).flatMap((name) => TEXT_BEARERS.map(([part, draw]) => ({ name, part, draw })));

test("the texts are what they are said to be", () => {
  expect(RUBBISH.huge).toHaveLength(102_400);
  expect(RUBBISH.wordy?.length).toBeGreaterThanOrEqual(102_400);
  expect(RUBBISH.markup).toMatch(/^<img src=x onerror=/);
  expect(RUBBISH.zeroWidth).toContain("\u200b");
  expect(RUBBISH.rightToLeft).toMatch(/^[\u0590-\u05ff]/);
  expect(RUBBISH.emoji).toContain("\u200d");
});

test.each(cases)("$part takes $name as a text, and as nothing else", ({ name, draw }) => {
  const { container, unmount } = render(draw(RUBBISH[name] ?? ""));
  // Read as markup it would be an image, and its handler a script.
  expect(document.querySelector("img[src='x'], script, [onerror]")).toBeNull();
  expect(container.firstChild).not.toBeNull();
  unmount();
});

/** Initials, and keys, which are never longer than some letters. */
const SHOWN_OTHERWISE = ["avatar", "key hint"];

test("each says it whole, in sight or as a name", () => {
  const text = RUBBISH.markup ?? "";
  const silent = TEXT_BEARERS.filter(([, draw]) => {
    const { container, unmount } = render(draw(text));
    const names = [...container.querySelectorAll("*")].flatMap((node) => [
      ...[...node.attributes].map(({ value }) => value),
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement ? node.value : "",
    ]);
    const isSaid = container.textContent?.includes(text) || names.some((value) => value.includes(text));
    unmount();
    return !isSaid;
  });
  expect(silent.map(([part]) => part)).toEqual(SHOWN_OTHERWISE);
});
