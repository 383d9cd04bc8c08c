import { renderHook, waitFor } from "@testing-library/react";
import { callBackend } from "../calls/call-backend";
import { useKeyTarget } from "./use-key-target";

jest.mock("../calls/call-backend", () => ({ callBackend: jest.fn() }));

const KEY = `cous-${"b".repeat(32)}`;

test.each([
  ["poweruser", { status: "found", href: `/admin/companies/${KEY}`, label: "Company Keystone Mutual" }],
  [
    "employee",
    { status: "nowhere", message: "This is the key of a company, Keystone Mutual. It has no page of its own." },
  ],
] as const)("resolves a company's key for the role %s", async (role, expected) => {
  jest.mocked(callBackend).mockResolvedValue({ key: KEY, name: "Keystone Mutual" } as never);
  const { result } = renderHook(() => useKeyTarget(KEY, "-", role));
  await waitFor(() => expect(result.current).toEqual(expected));
});
