/** A constant of the specification that no code reads is written twice or not enforced. */
import * as constants from "../../lib/domain/constants";
import { isCode, isTest, read, sourceFiles } from "./source-files";

/** Constants that no code reads, with the reason. */
const UNREAD: Readonly<Record<string, string>> = {
  ICON_SIZE_PX: "used in style sheets as the token --icon; tokens.test.ts compares both",
  POPOVER_ANIMATION_MS: "used in style sheets as the token --in; tokens.test.ts compares both",
};

const code = sourceFiles().filter(
  (file) =>
    isCode(file) &&
    !isTest(file) &&
    /^(app|backend|components|lib|middleware)/.test(file) &&
    !file.startsWith("components/gallery/") &&
    file !== "lib/domain/constants.ts",
);
const text = code.map(read).join("\n");
const isRead = (name: string) => new RegExp(`\\b${name}\\b`).test(text);

test("every constant of the specification is read by code, or listed here with a reason", () => {
  expect(code.length).toBeGreaterThan(500);
  expect(Object.keys(constants).filter((name) => !isRead(name) && !UNREAD[name])).toEqual([]);
});

test("every exception is still needed", () => {
  expect(Object.keys(UNREAD).filter((name) => !(name in constants) || isRead(name))).toEqual([]);
});
