/** A constant of the specification that no code reads is written twice or not enforced. */
import * as constants from "../../lib/domain/constants";
import { isCode, isTest, read, sourceFiles } from "./source-files";

/** Constants that no code reads, with the reason. */
const UNREAD: Readonly<Record<string, string>> = {
  ICON_SIZE_PX: "drawn by style sheets: the token --icon, held to it by tokens.test.ts",
  POPOVER_ANIMATION_MS: "drawn by style sheets: the token --in, held to it by tokens.test.ts",
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
