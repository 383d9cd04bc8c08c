/** The inputs of an import besides the file. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { ExistingRecords } from "./existing-records";

export type ImportContext = {
  surveyKey: string;
  createKey: (kind: GeometryKind) => string;
  /** The floor number for the capture's lowest story. Without it the capture's own numbers are used. */
  floorNumber?: number;
  /** Existing records: known elements are refused, facing walls and doors are paired. */
  existing?: ExistingRecords;
  /** Rooms are not leveled, for homes whose photos match their levels. */
  keepsLevels?: boolean;
  /** Walls are not cut between the rooms behind them, but paired with one. */
  keepsWalls?: boolean;
  /** Room names by the identifier of their floor, if known better than in the capture. */
  roomLabels?: Readonly<Record<string, string>>;
};
