/** What the browser may know of the environment; handed down by the root layout, so that one image serves every environment. */
import type { AppEnvironment } from "./constants";

export type PublicConfig = {
  environment: AppEnvironment;
  build: string;
  keyBase: string;
  storageOrigin: string;
  helpUrl: string | null;
  helpUrlUnderwriting: string | null;
  termsUrl: string | null;
  privacyUrl: string | null;
  patentsUrl: string | null;
  supportEmail: string | null;
  commitUrl: string | null;
  buildUrl: string | null;
  /** Null where no maps service is configured. */
  maps: MapsConfig | null;
  /** Null where no analytics dashboard is configured. */
  charts: ChartsConfig | null;
};

/** Where the analytics dashboard is, and whether the document, as it was loaded, may show it in a frame. */
export type ChartsConfig = { url: string; isFramed: boolean };

/** Where the maps service's script comes from, and as whom it is asked; the key is meant to be seen. */
export type MapsConfig = { apiKey: string; mapId: string | null; scriptUrl: string };
