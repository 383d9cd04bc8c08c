import { loadMapsScript, mapsRetry, mapsStatus, onMapsStatus } from "./maps-script";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js?channel=lintel" };
type Page = { google?: { maps?: object }; gm_authFailure: () => void; lintelMapsReady: () => void };
const page = window as unknown as Page;
const scripts = () => [...document.querySelectorAll("script")];

test("nothing is loaded before it is asked for; then each status is told as it comes", () => {
  const told: string[] = [];
  onMapsStatus(() => told.push(mapsStatus()));
  expect(mapsStatus()).toBe("NOT_LOADED");
  expect(mapsRetry()).toBeNull();
  expect(scripts()).toEqual([]);
  expect([page.google, page.gm_authFailure, page.lintelMapsReady]).toEqual([undefined, undefined, undefined]);

  loadMapsScript(config);
  expect(mapsStatus()).toBe("LOADING");
  const [script] = scripts();
  expect(script?.async).toBe(true);
  expect(script?.parentElement).toBe(document.head);
  const { origin, pathname, searchParams } = new URL(script?.src ?? "");
  expect(origin + pathname).toBe("https://maps.test/js");
  expect(Object.fromEntries(searchParams)).toEqual({
    channel: "lintel",
    key: "key-1",
    v: "quarterly",
    libraries: "marker,places",
    language: "en",
    region: "US",
    loading: "async",
    callback: "lintelMapsReady",
  });

  script?.dispatchEvent(new Event("error"));
  expect(mapsStatus()).toBe("FAILED");
  mapsRetry()?.();
  expect(mapsStatus()).toBe("LOADING");
  Object.assign(page.google?.maps ?? {}, { importLibrary: async () => ({}) });
  page.lintelMapsReady();
  expect(mapsStatus()).toBe("LOADED");
  page.gm_authFailure();
  expect(mapsStatus()).toBe("AUTH_FAILURE");
  expect(told).toEqual(["LOADING", "FAILED", "LOADING", "LOADED", "AUTH_FAILURE"]);
  expect(scripts()).toHaveLength(1);
});
