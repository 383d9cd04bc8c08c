import { ENVIRONMENT_TABLE } from "./environments";

test("the table holds exactly these values for each environment", () => {
  expect(ENVIRONMENT_TABLE).toEqual({
    dev: {
      apiBase: "http://localhost:4000",
      bucket: "http://localhost:4001",
      mapId: "DEMO_MAP_ID",
      chartsBase: null,
      dashboardId: null,
      recordingProject: "",
    },
    artisan: {
      apiBase: "http://localhost:4000",
      bucket: "http://localhost:4001",
      mapId: "DEMO_MAP_ID",
      chartsBase: null,
      dashboardId: null,
      recordingProject: "",
    },
    staging: {
      apiBase: null,
      bucket: null,
      mapId: null,
      chartsBase: null,
      dashboardId: null,
      recordingProject: "worker-nonprod",
    },
    prod: {
      apiBase: null,
      bucket: null,
      mapId: null,
      chartsBase: null,
      dashboardId: null,
      recordingProject: "worker-prod",
    },
  });
});
