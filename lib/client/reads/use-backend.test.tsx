import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { addPatches, type OptimisticPatch } from "./optimistic-view";
import { markStale } from "./shown-reads";
import { useBackend } from "./use-backend";
import { useBackendPages } from "./use-backend-pages";

beforeEach(() => sessionLifetime.begin());

function withCache() {
  const cache = new Map();
  return ({ children }: { children: ReactNode }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>;
}

const surveyAnswer = (name: string) => ({ status: 200, body: { survey: { key: "srv-1", name } } });

test("keeps a read fresh for 600 s across mounts, then reads again", async () => {
  const log = scriptFetch(() => surveyAnswer(`read ${log.length}`));
  const wrapper = withCache();
  const now = jest.spyOn(Date, "now").mockReturnValue(1_000_000);
  const read = () => renderHook(() => useBackend("survey.get", { key: "srv-1" }), { wrapper });
  const first = read();
  await waitFor(() => expect(first.result.current.data?.name).toBe("read 1"));
  first.unmount();
  now.mockReturnValue(1_000_000 + 599_000);
  const second = read();
  expect(second.result.current).toMatchObject({ data: { name: "read 1" }, isLoading: false });
  second.unmount();
  expect(log).toHaveLength(1);
  now.mockReturnValue(1_000_000 + 601_000);
  const third = read();
  expect(third.result.current.data?.name).toBe("read 1");
  await waitFor(() => expect(third.result.current.data?.name).toBe("read 2"));
  now.mockRestore();
});

test("shares one call between two components", async () => {
  const log = scriptFetch(() => surveyAnswer("one"));
  const { result } = renderHook(
    () => [useBackend("survey.get", { key: "srv-1" }), useBackend("survey.get", { key: "srv-1" })],
    { wrapper: withCache() },
  );
  await waitFor(() => expect(result.current.map(({ data }) => data?.name)).toEqual(["one", "one"]));
  expect(log).toHaveLength(1);
});

test("reads again on reload and when stale", async () => {
  const log = scriptFetch(() => surveyAnswer(`read ${log.length}`));
  const { result } = renderHook(() => useBackend("survey.get", { key: "srv-1" }), { wrapper: withCache() });
  await waitFor(() => expect(result.current.data?.name).toBe("read 1"));
  await act(() => result.current.reload());
  expect(result.current.data?.name).toBe("read 2");
  await act(() => markStale(["project.get"]));
  expect(log).toHaveLength(2);
  await act(() => markStale(["survey.get"]));
  expect(result.current.data?.name).toBe("read 3");
});

test("reads nothing without params", () => {
  const log = scriptFetch(() => surveyAnswer("one"));
  const { result } = renderHook(() => useBackend("survey.get", null), { wrapper: withCache() });
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
  expect(log).toEqual([]);
});

describe("a failed read", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    [404, 1],
    [403, 1],
    [500, 4],
    [503, 4],
  ])("%i is requested %i times", async (status, times) => {
    const log = scriptFetch(() => ({ status }));
    const { result } = renderHook(() => useBackend("region.listByProject", { projectKey: "prj-1" }), {
      wrapper: withCache(),
    });
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(result.current.error?.message).toBe("Region not found");
    expect(log).toHaveLength(times);
  });
});

test("drops an answer of the previous session", async () => {
  const answers: ((value: { status: number; body: unknown }) => void)[] = [];
  scriptFetch(() => new Promise((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => useBackend("survey.get", { key: "srv-1" }), { wrapper: withCache() });
  await waitFor(() => expect(answers).toHaveLength(1));
  sessionLifetime.begin();
  await act(async () => answers[0]?.(surveyAnswer("Ann's")));
  expect(result.current.data).toBeUndefined();
});

describe("open edits of a read", () => {
  const named = (name: string): OptimisticPatch<"survey.get"> => ({
    name: "survey.get",
    concerns: ({ key }) => key === "srv-1",
    apply: (survey) => ({ ...survey, name: `${survey.name} ${name}` }),
  });

  test("keeps the second edit when the first is rolled back", async () => {
    scriptFetch(() => surveyAnswer("kitchen"));
    const { result } = renderHook(() => useBackend("survey.get", { key: "srv-1" }), { wrapper: withCache() });
    await waitFor(() => expect(result.current.data?.name).toBe("kitchen"));
    let removeFirst = () => {};
    let removeSecond = () => {};
    act(() => {
      removeFirst = addPatches([named("one")]);
      removeSecond = addPatches([named("two")]);
    });
    expect(result.current.data?.name).toBe("kitchen one two");
    act(() => removeFirst());
    expect(result.current.data?.name).toBe("kitchen two");
    await act(() => result.current.reload());
    expect(result.current.data?.name).toBe("kitchen two");
    act(() => removeSecond());
    expect(result.current.data?.name).toBe("kitchen");
  });

  test("applies patches to matching reads only", async () => {
    scriptFetch(() => surveyAnswer("kitchen"));
    const { result } = renderHook(() => useBackend("survey.get", { key: "srv-2" }), { wrapper: withCache() });
    await waitFor(() => expect(result.current.data?.name).toBe("kitchen"));
    let removePatch = () => {};
    act(() => {
      removePatch = addPatches([named("one")]);
    });
    expect(result.current.data?.name).toBe("kitchen");
    act(() => removePatch());
  });
});

describe("pages", () => {
  const pageOf = (url: string) => {
    const cursor = new URL(url, "http://x").searchParams.get("cursor");
    const start = cursor === null ? 0 : Number(cursor);
    const insureds = [start, start + 1].map((index) => ({ key: `ins-${index}` }));
    return { status: 200, body: { insureds, total: 5, nextCursor: start + 2 < 5 ? String(start + 2) : null } };
  };
  const open = (search?: string) =>
    renderHook(
      (requested: { search?: string }) => useBackendPages("insured.list", { limit: 2, ...requested }, "insureds"),
      {
        wrapper: withCache(),
        initialProps: { search },
      },
    );

  test("follows the cursor to the end, with one call per page", async () => {
    const log = scriptFetch((sent) => pageOf(sent.url));
    const { result } = open();
    await waitFor(() => expect(result.current.items.map(({ key }) => key)).toEqual(["ins-0", "ins-1"]));
    expect(result.current).toMatchObject({ total: 5, hasMore: true });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(4));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.hasMore).toBe(false));
    expect(result.current.items.map(({ key }) => key)).toEqual(["ins-0", "ins-1", "ins-2", "ins-3", "ins-4", "ins-5"]);
    expect(log.map(({ url }) => url)).toEqual([
      "/api/backend/insured/list?limit=2",
      "/api/backend/insured/list?limit=2&cursor=2",
      "/api/backend/insured/list?limit=2&cursor=4",
    ]);
  });

  test("starts another list for other params", async () => {
    const log = scriptFetch((sent) => pageOf(sent.url));
    const { result, rerender } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    rerender({ search: "lee" });
    await waitFor(() => expect(log.at(-1)?.url).toBe("/api/backend/insured/list?limit=2&search=lee"));
    await waitFor(() => expect(result.current.items).toHaveLength(2));
  });

  test("reads every page again on reload", async () => {
    const log = scriptFetch((sent) => pageOf(sent.url));
    const { result } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(4));
    await act(() => result.current.reload());
    expect(log).toHaveLength(4);
  });

  test("keeps the pages and reports the error when a page fails", async () => {
    scriptFetch((sent) => (sent.url.includes("cursor") ? { status: 400 } : pageOf(sent.url)));
    const { result } = open();
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.error?.message).toBe("Something went wrong"));
    expect(result.current.items).toHaveLength(2);
    expect(result.current.isLoadingMore).toBe(false);
  });
});
