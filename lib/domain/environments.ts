/** What each environment is unless a variable of its name says otherwise (specification, section 9). */
import type { AppEnvironment } from "./constants";

export type EnvironmentFacts = {
  /** BACKEND_URL: the backend's base address. */
  apiBase: string | null;
  /** STORAGE_ORIGIN: the storage bucket. */
  bucket: string | null;
  /** GOOGLE_MAPS_MAP_ID: the style of maps. */
  mapId: string | null;
  /** CHARTS_BASE_URL: where the analytics charts are. */
  chartsBase: string | null;
  /** CHARTS_DASHBOARD_ID: which of its dashboards is shown. */
  dashboardId: string | null;
  /** RECORDING_PROJECT: where session recordings go; empty where nothing is recorded. */
  recordingProject: string;
};

/** The reference backend and its bucket, as they start on one's own machine. */
const LOCAL = { apiBase: "http://localhost:4000", bucket: "http://localhost:4001" };
/** Whose addresses only the operator knows: they are variables' alone, and the app does not start without the first two. */
const DEPLOYED = { apiBase: null, bucket: null, mapId: null, chartsBase: null, dashboardId: null };

export const ENVIRONMENT_TABLE: Readonly<Record<AppEnvironment, EnvironmentFacts>> = {
  // The map id is the one that the maps service keeps for trying out.
  dev: { ...LOCAL, mapId: "DEMO_MAP_ID", chartsBase: null, dashboardId: null, recordingProject: "" },
  artisan: { ...LOCAL, mapId: "DEMO_MAP_ID", chartsBase: null, dashboardId: null, recordingProject: "" },
  staging: { ...DEPLOYED, recordingProject: "worker-nonprod" },
  prod: { ...DEPLOYED, recordingProject: "worker-prod" },
};
