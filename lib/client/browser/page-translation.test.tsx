import { act, render } from "@testing-library/react";
import { translatePage } from "@/tests/support/translate-page";
import { followPageTranslation } from "./page-translation";

type RowProps = { room: string; area: string; badges?: readonly string[]; note?: string };

function Row({ room, area, badges = [], note }: RowProps) {
  return (
    <p>
      {room} {area}
      {badges.map((badge) => (
        <b key={badge}>{badge}</b>
      ))}
      {note}
    </p>
  );
}

/** Waits for one task, so that mutation observers and the translator have run. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

let stop = () => {};
beforeAll(() => {
  stop = followPageTranslation();
});
afterAll(() => stop());

async function renderTranslated(props: RowProps) {
  const { rerender, container } = render(<Row {...props} />);
  translatePage();
  await settle();
  expect(container.querySelectorAll("font font")).not.toHaveLength(0);
  return async (next: RowProps) => {
    rerender(<Row {...next} />);
    await settle();
    return container.textContent;
  };
}

test("shows each new figure on a translated page", async () => {
  const show = await renderTranslated({ room: "Survey", area: "179.67 m²" });
  expect(await show({ room: "Kitchen", area: "12.40 m²" })).toBe("Kitchen 12.40 m²");
  expect(await show({ room: "Bath", area: "4.10 m²" })).toBe("Bath 4.10 m²");
});

test("adds, moves and removes nodes next to translated texts without errors or leftovers", async () => {
  const show = await renderTranslated({ room: "Kitchen", area: "12 m²", note: "ends" });
  expect(await show({ room: "Kitchen", area: "12 m²", badges: ["A", "B"], note: "ends" })).toBe("Kitchen 12 m²ABends");
  expect(await show({ room: "Kitchen", area: "12 m²", badges: ["B", "A"], note: "ends" })).toBe("Kitchen 12 m²BAends");
  expect(await show({ room: "Kitchen", area: "13 m²", badges: ["A"] })).toBe("Kitchen 13 m²A");
});

test("supports translators that wrap the text in an element", async () => {
  const { rerender, container } = render(<Row room="Kitchen" area="12 m²" note="ends" />);
  for (const text of [...(container.querySelector("p")?.childNodes ?? [])]) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
  await settle();
  rerender(<Row room="Bath" area="4 m²" badges={["A"]} />);
  await settle();
  expect(container).toHaveTextContent("Bath 4 m²A");
});
