import { getMapsRetry, getMapsStatus, loadMapsScript, onMapsStatus } from "./maps-script";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js?channel=lintel" };
type Page = { google?: { maps?: object }; gm_authFailure: () => void; lintelMapsReady: () => void };
const page = window as unknown as Page;
const scripts = () => [...document.querySelectorAll("script")];

test("loads nothing before the first call, then reports each status", () => {
  const statuses: string[] = [];
  onMapsStatus(() => statuses.push(getMapsStatus()));
  expect(getMapsStatus()).toBe("NOT_LOADED");
  expect(getMapsRetry()).toBeNull();
  expect(scripts()).toEqual([]);
  expect([page.google, page.gm_authFailure, page.lintelMapsReady]).toEqual([undefined, undefined, undefined]);

  loadMapsScript(config);
  expect(getMapsStatus()).toBe("LOADING");
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
  expect(getMapsStatus()).toBe("FAILED");
  getMapsRetry()?.();
  expect(getMapsStatus()).toBe("LOADING");
  Object.assign(page.google?.maps ?? {}, { importLibrary: async () => ({}) });
  page.lintelMapsReady();
  expect(getMapsStatus()).toBe("LOADED");
  page.gm_authFailure();
  expect(getMapsStatus()).toBe("AUTH_FAILURE");
  expect(statuses).toEqual(["LOADING", "FAILED", "LOADING", "LOADED", "AUTH_FAILURE"]);
  expect(scripts()).toHaveLength(1);
});
