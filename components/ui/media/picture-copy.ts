export const PICTURE_COPY = {
  across: "Left to right",
  down: "Top to bottom",
  zoom: "Zoom",
  hint: "Drag the picture, or move it with Tab and the arrow keys.",
  save: "Save photo",
  saveSquare: "Save the square",
  keepWhole: "Keep it whole",
  another: "Choose another",
  unreadable: "This picture can't be read. It may be damaged.",
} as const;
