/** The environment for the browser, passed by the root layout, so that one image serves every environment. */
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
  /** The third parties that this document may load, fixed when it was loaded. */
  vendors: readonly string[];
  /** Null without a maps service. */
  maps: MapsConfig | null;
  /** Null without an analytics dashboard. */
  charts: ChartsConfig | null;
  /** Null without a chat, and in dev. */
  chat: ChatConfig | null;
  /** Null if no session is recorded: in dev and artisan, and without a recorder. */
  recording: RecordingConfig | null;
};

/** The address of the analytics dashboard. */
export type ChartsConfig = { url: string };

/** The script and account of the maps service; the key is public. */
export type MapsConfig = { apiKey: string; mapId: string | null; scriptUrl: string };

/** The script and account of the chat. */
export type ChatConfig = { appId: string; scriptUrl: string };

/** The script and project of the recorder. */
export type RecordingConfig = { project: string; scriptUrl: string };
