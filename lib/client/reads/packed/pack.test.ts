import * as fc from "fast-check";
import { tiledHome } from "@/tests/support/tiled-home";
import { createPacker } from "./pack";
import { createUnpacker } from "./unpack";

/** There and back. */
function way() {
  const [{ pack }, { unpack }] = [createPacker(), createUnpacker()];
  return (value: unknown) => unpack(pack(value));
}

/** Lists of records that are nearly alike, as lists are, with holes where one lacks what another has. */
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

test("what is packed comes back the same, to the order of its fields and the sign of nought", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), records), (value) => {
      const back = way()(value);
      expect(back).toEqual(value);
      expect(JSON.stringify(back)).toBe(JSON.stringify(value));
    }),
    { numRuns: 200 },
  );
});

test.each([[[{}, { "": [] }]], [[{ a: 1, b: 2 }, { "a\nb": 3 }]], [[{ '","': 1 }, { "": 1, ",": 2 }]]])(
  "objects whose names differ stay apart: %j",
  (value) => {
    expect(way()(value)).toEqual(value);
  },
);

test("a home's lists come back the same, one after another", () => {
  const records = tiledHome(300, "srv-1");
  const send = way();
  for (const list of Object.values(records)) expect(send({ list })).toEqual({ list });
});

test("a field that would be an object's origin stays a field", () => {
  const text = '[{"__proto__":{"isAdmin":true}},{"__proto__":7}]';
  const back = way()(JSON.parse(text)) as { isAdmin?: boolean }[];
  expect(JSON.stringify(back)).toBe(text);
  expect(back[0]?.isAdmin).toBeUndefined();
});

test("values of very many kinds come back too", () => {
  const value = Array.from({ length: 500 }, (_, at) => ({ [`field ${at}`]: at }));
  expect(way()(value)).toEqual(value);
});

test("records are objects of their own: a change of one leaves the others as they are", () => {
  const back = way()([
    { at: [1, 2], x: 1 },
    { at: [1, 2], x: 1 },
  ]) as { at: number[]; x: number }[];
  back[0]!.x = 5;
  back[0]!.at[0] = 5;
  expect(back[1]).toEqual({ at: [1, 2], x: 1 });
});
