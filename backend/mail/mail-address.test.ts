import fc from "fast-check";
import { isMailAddress, readMailbox } from "./mail-address";

test.each(["a@b", "edda.o'brien+claims@mail.example.com", "jürgen@müller.example"])("accepts %s", (text) => {
  expect(isMailAddress(text)).toBe(true);
});

test("refuses a blank, a control character or a separator in any position", () => {
  const bad = fc.constantFrom(...' \t\r\n\0\u007f\u2028\u200b,;:<>()[]\\"');
  const position = fc.nat({ max: 16 });
  fc.assert(
    fc.property(bad, position, (letter, index) => {
      const text = "edda@lintel.test";
      expect(isMailAddress(text.slice(0, index) + letter + text.slice(index))).toBe(false);
    }),
  );
});

test("any text that parses as a mailbox gives one address and a name of one line", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a@.<> \r\n",;:') }), (text) => {
      const mailbox = readMailbox(text);
      if (mailbox === null) return;
      expect(mailbox.address.match(/@/g)).toHaveLength(1);
      expect(`${mailbox.name}${mailbox.address}`).not.toMatch(/[\r\n<>"]/);
    }),
  );
});
