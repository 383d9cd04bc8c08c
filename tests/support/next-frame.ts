import { act } from "@testing-library/react";

/** Resolves when the page has been drawn once more. */
export const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
