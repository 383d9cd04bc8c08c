/** Returns the tile that a key moves to, in a grid of `count` tiles; null for other keys. */
export function sheetMove(
  key: string,
  index: number,
  count: number,
  columns: number,
  rowsPerPage: number,
): number | null {
  const last = count - 1;
  const within = (place: number) => Math.min(last, Math.max(0, place));
  const page = Math.max(1, rowsPerPage) * columns;
  switch (key) {
    case "ArrowLeft":
      return within(index - 1);
    case "ArrowRight":
      return within(index + 1);
    // Down from the last full row goes to the last tile.
    case "ArrowDown":
      return Math.floor(index / columns) === Math.floor(last / columns) ? index : within(index + columns);
    case "ArrowUp":
      return index < columns ? index : index - columns;
    case "PageDown":
      return within(index + page);
    case "PageUp":
      return within(index - page);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
