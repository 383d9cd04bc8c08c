/** The 3D objects that the palette offers: labels as scans use them, with usual sizes in meters. */
export const OBJECT_GROUPS = ["appliance", "furniture", "fixture", "damage"] as const;
export type ObjectGroup = (typeof OBJECT_GROUPS)[number];

export type ObjectPreset = {
  label: string;
  group: ObjectGroup;
  /** Width, height and depth in meters. */
  size: readonly [number, number, number];
  /** The height of the base of the object above the floor, in meters. */
  elevation: number;
};

const preset = (group: ObjectGroup, label: string, size: ObjectPreset["size"], elevation = 0): ObjectPreset => ({
  label,
  group,
  size,
  elevation,
});

export const OBJECT_PRESETS: readonly ObjectPreset[] = [
  preset("appliance", "refrigerator", [0.7, 1.8, 0.7]),
  preset("appliance", "stove", [0.6, 0.91, 0.62]),
  preset("appliance", "oven", [0.6, 0.6, 0.58], 0.7),
  preset("appliance", "dishwasher", [0.6, 0.86, 0.6]),
  preset("appliance", "washerDryer", [0.6, 0.85, 0.62]),
  preset("appliance", "television", [1.23, 0.72, 0.09], 0.95),
  preset("furniture", "bed", [1.62, 0.55, 2.08]),
  preset("furniture", "sofa", [2.05, 0.86, 0.93]),
  preset("furniture", "chair", [0.46, 0.88, 0.52]),
  preset("furniture", "table", [1.4, 0.75, 0.8]),
  preset("furniture", "storage", [1, 2, 0.6]),
  preset("fixture", "sink", [0.52, 0.18, 0.44], 0.7),
  preset("fixture", "toilet", [0.38, 0.78, 0.66]),
  preset("fixture", "bathtub", [1.7, 0.56, 0.75]),
  preset("fixture", "fireplace", [1.2, 1.1, 0.5]),
  preset("fixture", "stairs", [0.95, 2.7, 3.4]),
  preset("damage", "damage", [1, 0.05, 1]),
];
