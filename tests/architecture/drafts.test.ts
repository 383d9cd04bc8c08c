/** Drafts in the browser contain no password and no code: forms with these fields name no draft. */
import { read, sourceFiles } from "./source-files";

const files = sourceFiles().filter((file) => file.endsWith(".tsx") || file.endsWith(".ts"));
const NAMES_DRAFT = /\bdraft(: |=\{?)["`]|useDraftText\(["`]|useDraftSlot\(["`]/;

test("no sign-in form and no form with a password or code names a draft", () => {
  const named = files.filter((file) => NAMES_DRAFT.test(read(file)));
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((file) => file.startsWith("components/auth"))).toEqual([]);
  expect(named.filter((file) => /PasswordInput|CodeInput|type="password"/.test(read(file)))).toEqual([]);
});
