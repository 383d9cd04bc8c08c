import { cutLine } from "./cut-text";

test("cuts a text of 100 KB, not within a character", () => {
  expect(cutLine("short")).toBe("short");
  expect(cutLine("x".repeat(100_000))).toBe(`${"x".repeat(300)}…`);
  expect(cutLine(`${"x".repeat(299)}🏚️${"y".repeat(10)}`)).toBe(`${"x".repeat(299)}…`);
});
