/** Texts for damage outlined in a photo: the edit's name, and the reasons for refusals. */
export const EVIDENCE_COPY = {
  outline: "Outline damage in a photo",
  outlined: (area: string) => `Damage of ${area}, without the photo's own error`,
  fewCorners: "Mark at least three corners around the damage",
  cornerMeetsNothing: (corner: number) => `Corner ${corner} isn't on a wall, floor or ceiling`,
  severalFaces: (corner: number) =>
    `Corner ${corner} is on another surface than the first: outline each surface separately`,
  tooFlat: "The photo shows this surface at too flat an angle: use another photo",
  crosses: "The outline crosses itself",
  tooSmall: "The outline has no area",
  nothingThere: "No surface of the model is there",
  noPlace: "This photo has no camera position",
} as const;
