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
  /** The third parties whose things this document may load, as it was loaded. */
  vendors: readonly string[];
  /** Null where no maps service is configured. */
  maps: MapsConfig | null;
  /** Null where no analytics dashboard is configured. */
  charts: ChartsConfig | null;
  /** Null where no chat is configured, and in dev. */
  chat: ChatConfig | null;
  /** Null where no session is recorded: in dev and artisan, and wherever no recorder is configured. */
  recording: RecordingConfig | null;
};

/** Where the analytics dashboard is. */
export type ChartsConfig = { url: string };

/** Where the maps service's script comes from, and as whom it is asked; the key is meant to be seen. */
export type MapsConfig = { apiKey: string; mapId: string | null; scriptUrl: string };

/** Where the chat's script comes from, and as whom it is asked. */
export type ChatConfig = { appId: string; scriptUrl: string };

/** Where the recorder's script comes from, and whose recordings these are. */
export type RecordingConfig = { project: string; scriptUrl: string };
