import fc from "fast-check";
import { searchFor } from "./secret-search";

const SECRETS = [
  { secret: "token", forms: ["Xy-12345_abc", "eHktMTIzNDU"] },
  { secret: "code", forms: ["123456"] },
  { secret: "backup", forms: ["abcd-efgh"] },
];
const found = (text: string) => [...searchFor(SECRETS)(text)].sort();

test("finds a secret at the start, in the middle and at the end, in each of its forms, and several in one text", () => {
  expect(found("Xy-12345_abc")).toEqual(["token"]);
  expect(found("…eHktMTIzNDU…")).toEqual(["token"]);
  expect(found("code 123456")).toEqual(["code"]);
  expect(found("123456 ABCD-EFGH Xy-12345_abc")).toEqual(["backup", "code", "token"]);
});

test("ignores texts that begin like a secret, an empty text, and another alphabet", () => {
  for (const text of ["", "Xy-", "Xy-12345", "12345", "abcd-efg", "пароль", "१२३४५६"]) expect(found(text)).toEqual([]);
});

test("refuses a form of fewer than four characters", () => {
  expect(() => searchFor([{ secret: "short", forms: ["abc"] }])).toThrow("Too short");
});

test("finds all secrets in a text, in any case", () => {
  const form = fc.string({ unit: fc.constantFrom(..."aAbB1-é\u{1f3e0}"), minLength: 4, maxLength: 7 });
  const parts = fc.array(fc.string({ unit: fc.constantFrom(..."aAbB1-é\u{1f3e0}"), maxLength: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(form, { minLength: 1, maxLength: 6 }), parts, fc.nat(5), (forms, around, which) => {
      const text = around.join(forms[which % forms.length]);
      const search = searchFor(forms.map((one) => ({ secret: one, forms: [one] })));
      const expected = forms.filter((one) => text.toLowerCase().includes(one.toLowerCase()));
      expect([...search(text)].sort()).toEqual([...new Set(expected)].sort());
    }),
  );
});
