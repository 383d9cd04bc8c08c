import { act } from "@testing-library/react";

/** Resolves when the page has been drawn again. */
export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
