/** Returns the index of the tile that a key moves to, in a grid of `count` tiles; null for other keys. */
export function sheetMove(
  key: string,
  index: number,
  count: number,
  columns: number,
  rowsPerPage: number,
): number | null {
  const last = count - 1;
  const clamp = (target: number) => Math.min(last, Math.max(0, target));
  const page = Math.max(1, rowsPerPage) * columns;
  switch (key) {
    case "ArrowLeft":
      return clamp(index - 1);
    case "ArrowRight":
      return clamp(index + 1);
    // Down from the last full row goes to the last tile.
    case "ArrowDown":
      return Math.floor(index / columns) === Math.floor(last / columns) ? index : clamp(index + columns);
    case "ArrowUp":
      return index < columns ? index : index - columns;
    case "PageDown":
      return clamp(index + page);
    case "PageUp":
      return clamp(index - page);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}
