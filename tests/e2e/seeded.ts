/** Insured of the demo data for the journeys: empty scenes that wait for an import, and a finished home. */
export const IMPORT_CLAIMS = ["Ada Marsh", "Bela Novak", "Cora Lindqvist"] as const;
export const DEMO_HOME_CLAIM = "Harriet Holloway";
