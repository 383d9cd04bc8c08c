/** Whom the demo seed puts there for the journeys: empty scenes that wait for an import, and a home that stands. */
export const IMPORT_CLAIMS = ["Ada Marsh", "Bela Novak", "Cora Lindqvist"] as const;
export const DEMO_HOME_CLAIM = "Harriet Holloway";
