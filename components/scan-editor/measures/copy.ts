export const MEASURES_COPY = {
  feet: "Measure in feet and inches",
  metric: "Measure in meters",
  keywords: "units feet inches metric imperial dimensions",
} as const;
