/**
 * Loads the maps service's script once per page and tracks its status. The provider of @vis.gl/react-google-maps
 * imports libraries through `google.maps.importLibrary`, which this module installs. This loader uses the configured
 * address, lets imports wait while a failed script is retried, and reports a refused key. (The package's own loader
 * supports one address, does not recover from a failure, and misses a refused key.)
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
/** The parameters of the script; the provider gets the same. */
export const MAPS_SETTINGS = { version: "quarterly", libraries: ["marker", "places"], language: "en", region: "US" };

const listeners = new Set<() => void>();
let status: MapsStatus = "NOT_LOADED";
let config: MapsConfig | null = null;
let resolveImports: (() => void) | null = null;
/** The script has run and cannot be loaded again: a later failure lasts until the page reloads. */
let isFinal = false;

export const getMapsStatus = (): MapsStatus => status;

/** Calls `listener` on every status change. Returns the function that unsubscribes. */
export function onMapsStatus(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** AUTH_FAILURE is final: later failures, such as of libraries, are its consequences. */
function setStatus(next: MapsStatus): void {
  if (status === next || status === "AUTH_FAILURE") return;
  status = next;
  notifyEach(listeners);
}

/** Returns the script's URL with all parameters. */
export function mapsScriptAddress({ apiKey, scriptUrl }: MapsConfig): string {
  const address = new URL(scriptUrl);
  const parameters = {
    key: apiKey,
    v: MAPS_SETTINGS.version,
    libraries: MAPS_SETTINGS.libraries.join(","),
    language: MAPS_SETTINGS.language,
    region: MAPS_SETTINGS.region,
    loading: "async",
    callback: READY,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/** Loads the script unless it is loaded or loading; a script that failed is loaded again. */
export function loadMapsScript(nextConfig: MapsConfig): void {
  config = nextConfig;
  if (isFinal || (status !== "NOT_LOADED" && status !== "FAILED")) return;
  const page: MapsPage = window;
  // The service calls this at any time if it refuses the key.
  page.gm_authFailure = () => setStatus("AUTH_FAILURE");
  const importLibrary = installWaitingImport(page);
  const script = document.createElement("script");
  const fail = () => {
    script.remove();
    setStatus("FAILED");
  };
  page[READY] = () => {
    const { importLibrary: imported } = page.google?.maps ?? {};
    if (!imported || imported === importLibrary) return fail();
    isFinal = true;
    if (status === "LOADING") setStatus("LOADED");
    resolveImports?.();
  };
  script.src = mapsScriptAddress(nextConfig);
  script.async = true;
  script.onerror = fail;
  document.head.append(script);
  setStatus("LOADING");
}

/** Returns the function that retries the script; null if a retry cannot help. */
export const getMapsRetry = (): (() => void) | null => (status === "FAILED" && !isFinal ? retry : null);

function retry(): void {
  if (config) loadMapsScript(config);
}

/** Reports that a library cannot be loaded although the script is. */
export function failMapsLibraries(): void {
  setStatus("FAILED");
}

let waitingImport: ImportLibrary | null = null;

/** Installs an `importLibrary` that waits until the service replaces it with its own. */
function installWaitingImport(page: MapsPage): ImportLibrary {
  if (!waitingImport) {
    const scriptLoaded = new Promise<void>((resolve) => {
      resolveImports = resolve;
    });
    waitingImport = async (name) => {
      await scriptLoaded;
      return page.google?.maps?.importLibrary?.(name);
    };
  }
  page.google ??= {};
  page.google.maps ??= {};
  page.google.maps.importLibrary = waitingImport;
  return waitingImport;
}
