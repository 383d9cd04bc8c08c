import * as fc from "fast-check";
import { exportFileName } from "./file-name";

test("a file name contains subject and date", () => {
  expect(exportFileName(["12 Oak Lane", "CLM-7", "Entry level"], "plan", "2026-11-23", "svg")).toBe(
    "12 Oak Lane - CLM-7 - Entry level - plan - 2026-11-23.svg",
  );
  expect(exportFileName(["", "..", "a/b\\c:d*e"], "plan", "2026-11-23", "dxf")).toBe(
    "a b c d e - plan - 2026-11-23.dxf",
  );
  expect(exportFileName(["CON"], "plan", "2026-11-23", "svg")).toBe("CON file - plan - 2026-11-23.svg");
});

test("any texts give a name that every system accepts, with a complete ending", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 300 }), { maxLength: 4 }), (parts) => {
      const name = exportFileName(parts, "plan", "2026-11-23", "svg");
      expect(name.endsWith("plan - 2026-11-23.svg")).toBe(true);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
      expect(name).not.toMatch(/[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Surrogate}|^[ .]/u);
    }),
  );
});
