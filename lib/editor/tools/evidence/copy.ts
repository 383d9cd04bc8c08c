/** What is said of damage that is outlined in a photo: the edit's name, and reasons why it cannot be. */
export const EVIDENCE_COPY = {
  outline: "Outline damage in a photo",
  outlined: (area: string) => `Damage of ${area}, without the photo's own error`,
  fewCorners: "Set three corners or more around the damage first",
  cornerMeetsNothing: (corner: number) => `Corner ${corner} meets no wall, floor or ceiling of the model`,
  severalFaces: (corner: number) =>
    `Corner ${corner} lies on another surface than the first: outline the damage of each surface by itself`,
  tooFlat: "The photo sees this surface too much from the side: outline the damage in another photo",
  crosses: "The outline crosses itself",
  tooSmall: "The outline encloses nothing",
  nothingThere: "Nothing of the model is there",
  noPlace: "This photo has no camera place",
} as const;
