/** Loads the maps service's script, once a page, and hears whether it takes our key. */
import { tellEach } from "@/lib/tell-each";
import type { MapsConfig } from "./maps-config";

/** Degrees. */
export type MapBounds = { north: number; south: number; east: number; west: number };
type Listened = { remove: () => void };

/** A map of the service, and a mark on it: as much of them as is used. */
export type ServiceMap = {
  getZoom: () => number | undefined;
  getBounds: () => { toJSON: () => MapBounds } | undefined;
  /** `padding` in pixels. */
  fitBounds: (bounds: MapBounds, padding?: number) => void;
  addListener: (event: string, hear: () => void) => Listened;
};
export type ServiceMarker = {
  setMap: (map: ServiceMap | null) => void;
  addListener: (event: string, hear: () => void) => Listened;
};
export type MapsApi = {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => ServiceMap;
  Marker: new (options: Record<string, unknown>) => ServiceMarker;
};
export type MapsFailure = "auth" | "script";

type Global = Window & { google?: { maps: MapsApi }; gm_authFailure?: () => void; lintelMapsReady?: () => void };

const VERSION = "quarterly";
const READY = "lintelMapsReady";

let loading: Promise<MapsApi> | null = null;
let isKeyRefused = false;
const listeners = new Set<() => void>();

/** The script's address, with all that the service wants to know. */
export function mapsScriptAddress({ apiKey, mapId, scriptUrl }: MapsConfig): string {
  const address = new URL(scriptUrl);
  const asked = {
    key: apiKey,
    v: VERSION,
    libraries: "marker",
    language: "en",
    region: "US",
    loading: "async",
    callback: READY,
    ...(mapId ? { map_ids: mapId } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** Rejects where the script cannot be loaded; the next call tries again. */
export function loadMaps(config: MapsConfig): Promise<MapsApi> {
  loading ??= new Promise<MapsApi>((resolve, reject) => {
    const page: Global = window;
    const script = document.createElement("script");
    // The service calls this when it does not take the key, at any time.
    page.gm_authFailure = () => {
      isKeyRefused = true;
      tellEach(listeners);
    };
    const fail = () => {
      script.remove();
      loading = null;
      reject(new Error("The maps script could not load"));
    };
    page.lintelMapsReady = () => {
      if (page.google?.maps) resolve(page.google.maps);
      else fail();
    };
    script.src = mapsScriptAddress(config);
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

export function isMapsKeyRefused(): boolean {
  return isKeyRefused;
}

/** Hears when the key is refused. Answers how to end it. */
export function onMapsKeyRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
