/** @jest-environment node */
import { readFileSync } from "node:fs";
import { CHECK_CODES, severityOf } from "./check-codes";

test("each code has a section in docs/errors.md that states its severity", () => {
  const [, ...sections] = readFileSync("docs/errors.md", "utf8").split("\n### ");
  const sectionsByCode = sections.map((section) => {
    const [code = "", , text = ""] = section.split("\n");
    return [code, text.split(".")[0]?.toLowerCase()];
  });
  expect(sectionsByCode).toEqual(CHECK_CODES.map((code) => [code, severityOf(code)]));
});

test("lists errors before warnings", () => {
  const errors = CHECK_CODES.filter((code) => severityOf(code) === "error");
  expect(CHECK_CODES.slice(0, errors.length)).toEqual(errors);
});
