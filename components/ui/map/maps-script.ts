/**
 * The maps service's script, once a page, and how far it is. The provider of @vis.gl/react-google-maps asks for libraries
 * through `google.maps.importLibrary`, and finds ours there: it asks at the address that is configured, its imports wait
 * for a script that failed and is asked for again, and a refused key is told. (The package's own loader knows one address,
 * has no way on after a failure, and hears of no refused key.)
 */
import type { APILoadingStatus as MapsStatus } from "@vis.gl/react-google-maps";
import { notifyEach } from "@/lib/notify-each";
import type { MapsConfig } from "./maps-config";

export type { MapsStatus };

type ImportLibrary = (name: string) => Promise<unknown>;
type MapsPage = Window & {
  google?: { maps?: { importLibrary?: ImportLibrary } };
  gm_authFailure?: () => void;
  lintelMapsReady?: () => void;
};

const READY = "lintelMapsReady";
/** What the script is asked for; the provider is told the same. */
export const MAPS_SETTINGS = { version: "quarterly", libraries: ["marker", "places"], language: "en", region: "US" };

const listeners = new Set<() => void>();
let status: MapsStatus = "NOT_LOADED";
let config: MapsConfig | null = null;
let arrive: (() => void) | null = null;
/** The script is there and cannot be asked for anew: what failed then is over until the page is loaded anew. */
let isFinal = false;

export const mapsStatus = (): MapsStatus => status;

/** Hears of every other status. Answers how to end it. */
export function onMapsStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A refused key is the end: whatever fails after it, libraries among it, fails because of it. */
function become(next: MapsStatus): void {
  if (status === next || status === "AUTH_FAILURE") return;
  status = next;
  notifyEach(listeners);
}

/** The script's address, with all that the service wants to know. */
export function mapsScriptAddress({ apiKey, scriptUrl }: MapsConfig): string {
  const address = new URL(scriptUrl);
  const asked = {
    key: apiKey,
    v: MAPS_SETTINGS.version,
    libraries: MAPS_SETTINGS.libraries.join(","),
    language: MAPS_SETTINGS.language,
    region: MAPS_SETTINGS.region,
    loading: "async",
    callback: READY,
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** Asks for the script unless it is there or on its way; one that could not load is asked for again. */
export function loadMapsScript(asked: MapsConfig): void {
  config = asked;
  if (isFinal || (status !== "NOT_LOADED" && status !== "FAILED")) return;
  const page: MapsPage = window;
  // The service calls this when it does not take the key, at any time.
  page.gm_authFailure = () => become("AUTH_FAILURE");
  const importLibrary = waitingImport(page);
  const script = document.createElement("script");
  const fail = () => {
    script.remove();
    become("FAILED");
  };
  page[READY] = () => {
    const { importLibrary: imported } = page.google?.maps ?? {};
    if (!imported || imported === importLibrary) return fail();
    isFinal = true;
    if (status === "LOADING") become("LOADED");
    arrive?.();
  };
  script.src = mapsScriptAddress(asked);
  script.async = true;
  script.onerror = fail;
  document.head.append(script);
  become("LOADING");
}

/** Asks for the script once more; null where that helps nothing. */
export const mapsRetry = (): (() => void) | null => (status === "FAILED" && !isFinal ? askAgain : null);

function askAgain(): void {
  if (config) loadMapsScript(config);
}

/** A library of the service is not to be had, though its script is there. */
export function failMapsLibraries(): void {
  become("FAILED");
}

let waiting: ImportLibrary | null = null;

/** What imports until the service's own function takes its place: it waits for that. */
function waitingImport(page: MapsPage): ImportLibrary {
  if (!waiting) {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    waiting = async (name) => {
      await arrived;
      return page.google?.maps?.importLibrary?.(name);
    };
  }
  page.google ??= {};
  page.google.maps ??= {};
  page.google.maps.importLibrary = waiting;
  return waiting;
}
