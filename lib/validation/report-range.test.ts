import { reportRangeFault } from "./report-range";

test.each([
  [{ from: "2026-11-02", to: "2026-11-15" }, null],
  [{ from: "2026-11-15", to: "2026-11-15" }, null],
  [{ from: "2026-11-15", to: "2026-11-02" }, "reversed"],
  [{ from: "1976-11-28", to: "2026-11-28" }, null],
  [{ from: "1950-01-01", to: "2026-11-28" }, "tooLong"],
  [{ from: "1899-12-31", to: "1900-01-02" }, "tooEarly"],
  [{ from: "0985-01-01", to: "2026-11-28" }, "tooEarly"],
])("the fault of %p is %s", (range, fault) => expect(reportRangeFault(range)).toBe(fault));
