/** Where a key leads to in a grid of so many tiles with so many columns; null where the key moves nothing. */
export function sheetMove(
  key: string,
  index: number,
  count: number,
  columns: number,
  rowsInSight: number,
): number | null {
  const last = count - 1;
  const within = (place: number) => Math.min(last, Math.max(0, place));
  const page = Math.max(1, rowsInSight) * columns;
  switch (key) {
    case "ArrowLeft":
      return within(index - 1);
    case "ArrowRight":
      return within(index + 1);
    // From the last full row down is to the last tile, as there is nothing below.
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
