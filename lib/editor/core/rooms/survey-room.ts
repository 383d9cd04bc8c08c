/** The rooms of a floor with their elements, and the elements that belong to no room. */
export type SurveyRoom = {
  /** The floor face, which identifies the room. */
  readonly faceKey: string;
  readonly floorNumber: number;
  readonly name: string;
  readonly walls: readonly string[];
  /** Walls on a side of this floor that belong to another room, as one record between two rooms does. */
  readonly sharedWalls: readonly string[];
  readonly ceilings: readonly string[];
  /** Keys of 3D objects. */
  readonly objects: readonly string[];
};

export type FloorContents = {
  readonly floorNumber: number;
  readonly rooms: readonly SurveyRoom[];
  /** Faces and 3D objects that belong to no room. */
  readonly looseFaces: readonly string[];
  readonly looseObjects: readonly string[];
  /** Returns the current room of a face or 3D object; null if it is in none. */
  roomHolding(key: string): SurveyRoom | null;
  /** Returns the floor faces of the other rooms that share a wall. */
  roomsSharing(wallKey: string): readonly string[];
};
