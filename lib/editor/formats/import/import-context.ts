/** What an import needs to know besides the file. */
import type { GeometryKind } from "../../../domain/geometry-records";
import type { HeldRecords } from "./held-records";

export type ImportContext = {
  surveyKey: string;
  createKey: (kind: GeometryKind) => string;
  /** The floor for the capture's lowest story; without it the capture's own story numbers hold. */
  floorNumber?: number;
  /** What the survey holds already: elements imported before are refused, facing walls and doors are paired. */
  existing?: HeldRecords;
  /** Rooms stay at their own levels: where photos were made of just these. */
  keepsLevels?: boolean;
  /** Walls that several rooms stand behind stay in one piece, paired with one of them. */
  keepsWalls?: boolean;
  /** Names of rooms by the identifier of their floor, where they are known better than the capture knows them. */
  roomLabels?: Readonly<Record<string, string>>;
};
