/** Of two records that are one thing seen from two rooms, the larger stays; of equals, the one with the lesser key. */
type Twin = { key: string; twinKey?: string | null };

export function countTwinsOnce<T extends Twin>(records: readonly T[], sizeOf: (record: T) => number): T[] {
  const byKey = new Map(records.map((record) => [record.key, record]));
  const dropped = new Set<string>();
  for (const record of records) {
    const twin = record.twinKey ? byKey.get(record.twinKey) : undefined;
    if (!twin || twin === record || dropped.has(record.key) || dropped.has(twin.key)) continue;
    const difference = sizeOf(record) - sizeOf(twin);
    const keepsRecord = difference > 0 || (difference === 0 && record.key < twin.key);
    dropped.add(keepsRecord ? twin.key : record.key);
  }
  return records.filter(({ key }) => !dropped.has(key));
}
