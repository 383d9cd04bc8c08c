/** Rounds width and height to 0.1 mm, each in the direction that best keeps the area. */
export function roundSize(width: number, height: number): [width: number, height: number] {
  const steps = (meters: number): number[] => [
    Math.floor(meters * 10_000) / 10_000,
    Math.ceil(meters * 10_000) / 10_000,
  ];
  let best: [number, number] = [width, height];
  let smallestChange = Infinity;
  for (const w of steps(width)) {
    for (const h of steps(height)) {
      const areaChange = Math.abs(w * h - width * height);
      if (areaChange >= smallestChange) continue;
      best = [w, h];
      smallestChange = areaChange;
    }
  }
  return best;
}
