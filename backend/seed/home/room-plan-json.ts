/** The parts of a RoomPlan CapturedRoom JSON file (version 2) that the generator writes. */
type OneKey = Record<string, Record<string, unknown>>;

export type JsonSurface = {
  category: OneKey;
  completedEdges: never[];
  confidence: OneKey;
  curve: null;
  dimensions: number[];
  identifier: string;
  parentIdentifier: string | null;
  polygonCorners: number[][];
  story: number;
  transform: number[];
};

export type JsonObject3D = {
  attributes: Record<string, string>;
  category: OneKey;
  confidence: OneKey;
  dimensions: number[];
  identifier: string;
  parentIdentifier: string | null;
  story: number;
  transform: number[];
};

export type RoomPlanJson = {
  coreModel: string;
  doors: JsonSurface[];
  floors: JsonSurface[];
  objects: JsonObject3D[];
  openings: JsonSurface[];
  sections: { center: number[]; label: string; story: number }[];
  story: number;
  version: 2;
  walls: JsonSurface[];
  windows: JsonSurface[];
};
