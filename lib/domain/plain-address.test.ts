import { plainAddress } from "./plain-address";

test.each([
  ["https://files.test/a/img-1.jpg", "https://files.test/a/img-1.jpg"],
  ["https://files.test/a/img-1.jpg?expires=1&signature=ab", "https://files.test/a/img-1.jpg"],
  ["https://files.test/a/img-1.jpg?signature=ab&size=2&expires=1", "https://files.test/a/img-1.jpg?size=2"],
  ["https://files.test/a/img-1.jpg?", "https://files.test/a/img-1.jpg"],
  ["blob:https://lintel.test/1-2", "blob:https://lintel.test/1-2"],
])("the plain address of %s is %s", (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});
