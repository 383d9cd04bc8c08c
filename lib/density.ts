/** The density options, tightest first, each with its label and the height of a list row in pixels. */
export const DENSITIES = {
  dense: { label: "Dense", rowHeight: 28 },
  standard: { label: "Standard", rowHeight: 36 },
  comfortable: { label: "Comfortable", rowHeight: 44 },
} as const;

export type Density = keyof typeof DENSITIES;

export const DENSITY_OPTIONS = Object.entries(DENSITIES).map(([value, { label }]) => ({
  value: value as Density,
  label,
}));

/** Parses a stored density; null for anything else. */
export function readDensity(value: unknown): Density | null {
  return DENSITY_OPTIONS.find((option) => option.value === value)?.value ?? null;
}
