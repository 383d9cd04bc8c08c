/** Parses a text that must be one JSON object, with unknown fields. */
export function readRecord(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`No JSON object: ${text}`);
  return { ...value };
}
