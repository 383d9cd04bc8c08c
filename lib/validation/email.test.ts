import { isValidEmail } from "./email";

test.each(["a@b", "ann.lee+claims@lintel.test", "o'neil@x-y.example", "1@2.3"])("%s is valid", (text) => {
  expect(isValidEmail(text)).toBe(true);
});

test.each(["", "ann", "@x", "ann@", "ann@-x", "ann@x-", "ann@x..y", "ann lee@x", "ann@x y", "ä@x", "a@b@c", "ann@x\n"])(
  "%j is invalid",
  (text) => {
    expect(isValidEmail(text)).toBe(false);
  },
);
