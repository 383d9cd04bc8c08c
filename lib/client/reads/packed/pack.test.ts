import * as fc from "fast-check";
import { tiledHome } from "@/tests/support/tiled-home";
import { createPacker } from "./pack";
import { createUnpacker } from "./unpack";

/** Returns a function that packs and unpacks a value. */
function createRoundTrip() {
  const { pack } = createPacker();
  const { unpack } = createUnpacker();
  return (value: unknown) => unpack(pack(value));
}

/** Lists of similar records, some of which lack fields. */
const records = fc.array(
  fc.record(
    {
      key: fc.string(),
      x: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
      isLocked: fc.option(fc.boolean()),
      loops: fc.array(fc.array(fc.constantFrom("a", "b", "c"))),
      captured: fc.option(
        fc.record({ x: fc.integer(), at: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true })) }),
      ),
      rest: fc.jsonValue(),
    },
    { requiredKeys: ["key"] },
  ),
);

test("restores a packed value, including the order of fields and negative zero", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), records), (value) => {
      const back = createRoundTrip()(value);
      expect(back).toEqual(value);
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    }),
    { numRuns: 200 },
  );
});

test.each([[[{}, { "": [] }]], [[{ a: 1, b: 2 }, { "a\nb": 3 }]], [[{ '","': 1 }, { "": 1, ",": 2 }]]])(
  "keeps objects with different field names apart: %j",
  (value) => {
    expect(createRoundTrip()(value)).toEqual(value);
  },
);

test("restores a home's lists one after another", () => {
  const records = tiledHome(300, "srv-1");
  const send = createRoundTrip();
  for (const list of Object.values(records)) expect(send({ list })).toEqual({ list });
});

test("keeps a field named __proto__ as a field", () => {
  const text = '[{"__proto__":{"isAdmin":true}},{"__proto__":7}]';
  const back = createRoundTrip()(JSON.parse(text)) as { isAdmin?: boolean }[];
  expect(JSON.stringify(back)).toBe(text);
  expect(back[0]?.isAdmin).toBeUndefined();
});

test("restores values of very many shapes", () => {
  const value = Array.from({ length: 500 }, (_, index) => ({ [`field ${index}`]: index }));
  expect(createRoundTrip()(value)).toEqual(value);
});

test("creates independent records", () => {
  const back = createRoundTrip()([
    { at: [1, 2], x: 1 },
    { at: [1, 2], x: 1 },
  ]) as { at: number[]; x: number }[];
  back[0]!.x = 5;
  back[0]!.at[0] = 5;
  expect(back[1]).toEqual({ at: [1, 2], x: 1 });
});
