/** What is kept as a draft in the browser holds no password and no code: their forms name none. */
import { read, sourceFiles } from "./source-files";

const files = sourceFiles().filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"));
const NAMES_DRAFT = /\bdraft(: |=\{?)["`]|useDraftText\(["`]|useDraftSlot\(["`]/;

test("the forms that name a draft are those that may", () => {
  const named = files.filter((file) => NAMES_DRAFT.test(read(file)));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((file) => file.startsWith("components/auth"))).toEqual([]);
  expect(named.filter((file) => /PasswordInput|CodeInput|type="password"/.test(read(file)))).toEqual([]);
});
