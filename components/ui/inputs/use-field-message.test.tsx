/** A field that renders many times in one task must not schedule an update with each render. */
import { act, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Switch } from "./switch";

/** React gives up after 50 consecutive renders that each schedule an update. */
const RENDERS = 60;

test("shows a field's message without scheduling an update on each of many renders", () => {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const show = (count: number) =>
    root.render(
      <Switch label={`Deduct ${count}`} value={count > 0} isInstantError required onValueChange={() => {}} />,
    );
  act(() => show(0));
  expect(screen.getByRole("switch")).toBeInvalid();
  // Renders as for keys pressed faster than the page can handle.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    for (let count = 1; count <= RENDERS; count += 1) flushSync(() => show(count));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
  expect(screen.getByRole("switch", { name: `Deduct ${RENDERS}` })).toBeValid();
  act(() => root.unmount());
});
