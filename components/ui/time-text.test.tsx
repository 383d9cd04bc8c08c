import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { TimeText } from "./time-text";

const text = <TimeText iso="2026-11-18T03:04:00.000Z" now={Date.parse("2026-11-21T12:00:00Z")} as="event" />;

test("renders UTC on the server, and the viewer's zone in the browser without a hydration error", async () => {
  const Format = Intl.DateTimeFormat;
  const inNewYork = jest
    .spyOn(Intl, "DateTimeFormat")
    .mockImplementation((locale, options) => new Format(locale, { timeZone: "America/New_York", ...compact(options) }));
  const markup = renderToString(text);
  expect(markup).toContain(">Nov 18, 3:04 AM<");
  expect(markup).toContain("at 3:04 AM UTC");
  const page = document.createElement("div");
  document.body.append(page);
  page.innerHTML = markup;
  const errors: unknown[] = [];
  const onRecoverableError = (error: unknown) => void errors.push(error);
  const root = await act(async () => hydrateRoot(page, text, { onRecoverableError }));
  expect(errors).toEqual([]);
  expect(page).toHaveTextContent("Nov 17, 10:04 PM");
  await act(async () => root.unmount());
  page.remove();
  inNewYork.mockRestore();
});

function compact(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormatOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
