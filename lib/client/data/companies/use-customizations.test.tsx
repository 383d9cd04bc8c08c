import { act, renderHook } from "@testing-library/react";
import { installBackend } from "@/tests/support/browser-backend";
import { type CustomizationParent, useCustomizations } from "./use-customizations";

const requested = async (...params: [string | undefined, CustomizationParent, string?]) => {
  const calls = installBackend({ "customization.list": () => [] });
  const { unmount } = renderHook(() => useCustomizations(...params));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
  unmount();
  return calls.map(({ params: sent }) => sent);
};

test("reads nothing without a company", async () => {
  expect(await requested(undefined, "scan-my-home")).toEqual([]);
  expect(await requested("", "underwriting-report", "crpt-1")).toEqual([]);
});

test("requires the key of an underwriting report, and none for other parents", async () => {
  expect(await requested("cous-2", "underwriting-report")).toEqual([]);
  expect(await requested("cous-3", "underwriting-report", "crpt-1")).toEqual([
    { companyKey: "cous-3", parentType: "underwriting-report", inspectionReportKey: "crpt-1" },
  ]);
  expect(await requested("cous-4", "scan-my-home")).toEqual([{ companyKey: "cous-4", parentType: "scan-my-home" }]);
});
