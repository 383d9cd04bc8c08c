/** Default settings of each environment; environment variables override them (specification section 9). */
import type { AppEnvironment } from "./constants";

export type EnvironmentFacts = {
  /** BACKEND_URL: the backend's base address. */
  apiBase: string | null;
  /** STORAGE_ORIGIN: the storage bucket. */
  bucket: string | null;
  /** GOOGLE_MAPS_MAP_ID: the style of maps. */
  mapId: string | null;
  /** CHARTS_BASE_URL: base address of the analytics charts. */
  chartsBase: string | null;
  /** CHARTS_DASHBOARD_ID: the dashboard that is shown. */
  dashboardId: string | null;
  /** RECORDING_PROJECT: project of session recordings; empty if nothing is recorded. */
  recordingProject: string;
};

/** The reference backend and its bucket on a developer's machine. */
const LOCAL = { apiBase: "http://localhost:4000", bucket: "http://localhost:4001" };
/** The operator sets these addresses by variables; the app does not start without the first two. */
const DEPLOYED = { apiBase: null, bucket: null, mapId: null, chartsBase: null, dashboardId: null };

export const ENVIRONMENT_TABLE: Readonly<Record<AppEnvironment, EnvironmentFacts>> = {
  // The map id is the maps service's demo id.
  dev: { ...LOCAL, mapId: "DEMO_MAP_ID", chartsBase: null, dashboardId: null, recordingProject: "" },
  artisan: { ...LOCAL, mapId: "DEMO_MAP_ID", chartsBase: null, dashboardId: null, recordingProject: "" },
  staging: { ...DEPLOYED, recordingProject: "worker-nonprod" },
  prod: { ...DEPLOYED, recordingProject: "worker-prod" },
};
