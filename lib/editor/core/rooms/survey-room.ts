/** The rooms of a floor with what stands in them, and what belongs to none. */
export type SurveyRoom = {
  /** The floor face, which stands for the room. */
  readonly faceKey: string;
  readonly floorNumber: number;
  readonly name: string;
  readonly walls: readonly string[];
  /** Walls on a side of this floor that belong to another room, as one record between two rooms does: they are its walls too. */
  readonly sharedWalls: readonly string[];
  readonly ceilings: readonly string[];
  /** 3D objects. */
  readonly objects: readonly string[];
};

export type FloorContents = {
  readonly floorNumber: number;
  readonly rooms: readonly SurveyRoom[];
  /** Faces and 3D objects that belong to no room. */
  readonly looseFaces: readonly string[];
  readonly looseObjects: readonly string[];
  /** The room of a face or a 3D object as it is now; null when in none. */
  roomHolding(key: string): SurveyRoom | null;
  /** Further rooms on whose sides a wall stands, by their floor faces. */
  roomsSharing(wallKey: string): readonly string[];
};
