/** The calls of the contract that are sent, and the sizes of their answers. */
const KB = 1_024;

/** `goal` is the maximum CPU per request, relative to the docs' handler (quality section 3). */
export const SIZES = [
  { name: "1 KB", path: "employee", bytes: KB, goal: 0.55 },
  { name: "200 KB", path: "insured/list", bytes: 200 * KB, goal: 0.25 },
];

const record = (index) => ({
  key: `ins-${String(index).padStart(32, "0")}`,
  givenName: "Ada",
  familyName: "Ashgrove",
  email: `ada.${index}@example.com`,
  phone: `+1202555${String(index % 10_000).padStart(4, "0")}`,
  isActive: index % 12 !== 11,
  updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
});

/** Returns JSON like a list's, with exactly this many bytes. */
export function bodyOfBytes(bytes) {
  const insureds = [];
  const frame = JSON.stringify({ insureds: [], filler: "" }).length;
  let size = frame;
  for (let index = 0; ; index += 1) {
    const entry = record(index);
    const nextSize = size + JSON.stringify(entry).length + (index > 0 ? 1 : 0);
    if (nextSize > bytes) break;
    insureds.push(entry);
    size = nextSize;
  }
  return Buffer.from(JSON.stringify({ insureds, filler: "x".repeat(bytes - size) }));
}
