/** @jest-environment node */
import { readFileSync } from "node:fs";
import { CHECK_CODES, severityOf } from "./check-codes";

test("each code has its section in docs/errors.md, which says how grave it is", () => {
  const [, ...sections] = readFileSync("docs/errors.md", "utf8").split("\n### ");
  const told = sections.map((section) => {
    const [code = "", , text = ""] = section.split("\n");
    return [code, text.split(".")[0]?.toLowerCase()];
  });
  expect(told).toEqual(CHECK_CODES.map((code) => [code, severityOf(code)]));
});

test("errors come before warnings", () => {
  const grave = CHECK_CODES.filter((code) => severityOf(code) === "error");
  expect(CHECK_CODES.slice(0, grave.length)).toEqual(grave);
});
