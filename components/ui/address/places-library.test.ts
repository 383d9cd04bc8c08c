import type { loadPlacesLibrary as Load } from "./places-library";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
const LIBRARY = { AutocompleteSessionToken: class {}, AutocompleteSuggestion: {} };

type Page = {
  google?: { maps?: { importLibrary?: (name: string) => Promise<unknown> } };
  gm_authFailure?: () => void;
  lintelMapsReady?: () => void;
};
const page = window as unknown as Page;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[src^='https://maps.test']")];
const finishLoading = (importLibrary: (name: string) => Promise<unknown>) => {
  Object.assign(page.google?.maps ?? {}, { importLibrary });
  page.lintelMapsReady?.();
};

/** Imported again for each test, because the module keeps state. */
let loadPlacesLibrary: typeof Load;
beforeEach(async () => {
  jest.resetModules();
  page.google = undefined;
  for (const script of scripts()) script.remove();
  ({ loadPlacesLibrary } = await import("./places-library"));
});

test("loads the library by one script for many callers", async () => {
  expect(scripts()).toEqual([]);
  const requests = [loadPlacesLibrary(config), loadPlacesLibrary(config)];
  expect(scripts()).toHaveLength(1);
  const importLibrary = jest.fn(async (_name: string) => LIBRARY);
  finishLoading(importLibrary);
  expect(await Promise.all(requests)).toEqual([LIBRARY, LIBRARY]);
  expect(importLibrary.mock.calls).toEqual([["places"], ["places"]]);
  expect(await loadPlacesLibrary(config)).toBe(LIBRARY);
  expect(scripts()).toHaveLength(1);
});

test("rejects the waiting callers of a failed script, and retries for the next caller", async () => {
  const first = loadPlacesLibrary(config);
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("Places: FAILED");
  expect(scripts()).toEqual([]);
  const second = loadPlacesLibrary(config);
  expect(scripts()).toHaveLength(1);
  finishLoading(async () => LIBRARY);
  expect(await second).toBe(LIBRARY);
});

test("rejects all callers after a refused key, without another script", async () => {
  const first = loadPlacesLibrary(config);
  page.gm_authFailure?.();
  await expect(first).rejects.toThrow("Places: AUTH_FAILURE");
  const importLibrary = jest.fn(async () => LIBRARY);
  finishLoading(importLibrary);
  await expect(loadPlacesLibrary(config)).rejects.toThrow("Places: AUTH_FAILURE");
  expect(scripts()).toHaveLength(1);
});

test("reports a library that the service does not return", async () => {
  const requests = loadPlacesLibrary(config);
  finishLoading(() => Promise.reject(new Error("Not for this key")));
  await expect(requests).rejects.toThrow("Not for this key");
});
