import { render, screen } from "@testing-library/react";
import * as fc from "fast-check";
import { computeShare, ProgressBar, ProgressRing } from "./progress";

test.each([
  ["a bar", ProgressBar],
  ["a ring", ProgressRing],
])("renders %s as a progress bar with name and value", (_name, Progress) => {
  const { rerender } = render(<Progress label="kitchen-1.mov" value={62} />);
  const bar = screen.getByRole("progressbar", { name: "kitchen-1.mov" });
  expect(bar).toHaveAttribute("aria-valuenow", "62");
  expect(bar).toHaveAttribute("aria-valuemin", "0");
  expect(bar).toHaveAttribute("aria-valuemax", "100");
  expect(screen.getByText("62%")).toBeInTheDocument();

  rerender(<Progress label="kitchen-1.mov" value={3} max={12} valueText="3 of 12" isLabelHidden />);
  expect(screen.getByRole("progressbar", { name: "kitchen-1.mov" })).toHaveAttribute("aria-valuetext", "3 of 12");
  expect(screen.queryByText("kitchen-1.mov")).toBeNull();

  rerender(<Progress label="kitchen-1.mov" value={null} />);
  const waiting = screen.getByRole("progressbar", { name: "kitchen-1.mov" });
  expect(waiting).not.toHaveAttribute("aria-valuenow");
  expect(waiting).toHaveAttribute("aria-valuetext", "In progress");
});

test("shows 99 for 99.9 percent", () => {
  render(<ProgressBar label="Sending" value={99.9} />);
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "99");
});

test.each([
  [0, 100, 0],
  [50, 200, 0.25],
  [-3, 100, 0],
  [130, 100, 1],
  [Number.POSITIVE_INFINITY, 100, 1],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1],
  [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0],
  [Number.NaN, 100, null],
  [null, 100, null],
  [3, 0, null],
])("computes the share of %s of %s as %s", (value, max, share) => {
  expect(computeShare(value, max)).toBe(share);
});

test("returns a share from 0 to 1, or null", () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const share = computeShare(value, max);
      if (share === null) return;
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});
