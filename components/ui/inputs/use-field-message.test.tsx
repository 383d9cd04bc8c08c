/** A field that is drawn anew many times before the page comes to anything else asks for no update of its own. */
import { act, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Switch } from "./switch";

/** React gives up at 50 renders in a row that each leave an update behind. */
const RENDERS = 60;

test("a field drawn anew with each of many steps of something else says its message and no more", () => {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const show = (count: number) =>
    root.render(
      <Switch label={`Deduct ${count}`} value={count > 0} isInstantError required onValueChange={() => {}} />,
    );
  act(() => show(0));
  expect(screen.getByRole("switch")).toBeInvalid();
  // As with keys that are pressed faster than the page comes to anything else.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    for (let count = 1; count <= RENDERS; count += 1) flushSync(() => show(count));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
  expect(screen.getByRole("switch", { name: `Deduct ${RENDERS}` })).toBeValid();
  act(() => root.unmount());
});
