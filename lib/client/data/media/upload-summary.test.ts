import { act, renderHook } from "@testing-library/react";
import { uploadOf } from "@/tests/support/uploads-on-their-way";
import { summarizeUploads, useUploadSummary } from "./upload-summary";

afterEach(() => act(() => summarizeUploads([])));

test("counts waiting and running files, and lists failed ones with their regions", () => {
  const { result } = renderHook(useUploadSummary);
  expect(result.current).toEqual({ open: 0, failed: [] });
  act(() =>
    summarizeUploads([uploadOf("a.jpg", "sending"), uploadOf("b.jpg", "waiting"), uploadOf("c.jpg", "failed")]),
  );
  expect(result.current.open).toBe(2);
  expect(result.current.failed).toEqual([
    {
      id: "upload-c.jpg",
      kind: "image",
      fileName: "c.jpg",
      message: "The connection broke off.",
      room: { key: "reg-1", name: "Kitchen", path: "/insured/overview/ins-1/prj-1/region-review/reg-1" },
    },
  ]);
});

test("does not notify of a file's progress, and keeps the same list of failures", () => {
  let renderCount = 0;
  const { result } = renderHook(() => {
    renderCount += 1;
    return useUploadSummary();
  });
  act(() => summarizeUploads([uploadOf("a.jpg", "sending"), uploadOf("c.jpg", "failed")]));
  const { failed } = result.current;
  const before = renderCount;
  for (const progress of [0.1, 0.2, 0.3]) {
    act(() => summarizeUploads([{ ...uploadOf("a.jpg", "sending"), progress }, uploadOf("c.jpg", "failed")]));
  }
  expect(renderCount).toBe(before);
  act(() => summarizeUploads([uploadOf("c.jpg", "failed")]));
  expect(result.current.open).toBe(0);
  expect(result.current.failed).toBe(failed);
});
