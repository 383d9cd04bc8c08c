import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import useSWR, { SWRConfig } from "swr";
import type { Region } from "../../domain/entities";
import { backendKey } from "../calls/backend-key";
import { useRoomsRead } from "./use-rooms-read";

const cache = new Map();
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
);
const room = (key: string) => ({ key }) as Region;
const rooms = (projectKey: string) => backendKey("region.listByProject", { projectKey, expandedFields: "tag" });

test("returns the regions of every claim that was read, even after its page is left", async () => {
  const page = renderHook(
    () => ({
      all: [
        useSWR(rooms("prj-1"), () => [room("reg-1"), room("reg-2")]),
        useSWR(rooms("prj-2"), () => [room("reg-3")]),
        useSWR(rooms("prj-3"), () => Promise.reject(new Error("no network")), { shouldRetryOnError: false }),
        useSWR(backendKey("region.get", { key: "reg-4" }), () => room("reg-4")),
      ],
      read: useRoomsRead(),
    }),
    { wrapper },
  );
  await waitFor(() => expect(page.result.current.all.map(({ isLoading }) => isLoading)).not.toContain(true));
  expect(page.result.current.read()).toEqual([room("reg-1"), room("reg-2"), room("reg-3")]);
  page.unmount();
  const later = renderHook(() => useRoomsRead(), { wrapper });
  expect(later.result.current()).toEqual([room("reg-1"), room("reg-2"), room("reg-3")]);
});

test("returns no regions before any have been read", () => {
  const { result } = renderHook(() => useRoomsRead(), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  });
  expect(result.current()).toEqual([]);
});
