import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { type Cache, SWRConfig } from "swr";
import { type ScriptedAnswer, scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { markStale, untilReadAgain } from "./shown-reads";
import { useBackend } from "./use-backend";
import { useBackendPages } from "./use-backend-pages";

type Answer = (answer: ScriptedAnswer | Error) => Promise<void>;

const named = (name: string): ScriptedAnswer => ({ status: 200, body: { survey: { key: "srv-1", name } } });

/** Holds every call until the test answers it: `answers[i]` answers call i. */
function holdFetch() {
  const answers: Answer[] = [];
  const log = scriptFetch(
    () =>
      new Promise((resolve) => {
        answers.push(async (answer) => {
          await act(async () => resolve(answer));
        });
      }),
  );
  return { answers, log };
}

function withCache() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return (key = "srv-1") =>
    renderHook((props: { key: string }) => useBackend("survey.get", props), { wrapper, initialProps: { key } });
}

function Survey() {
  const { data, error } = useBackend("survey.get", { key: "srv-1" });
  return <p>{error ? "failed" : (data?.name ?? "nothing")}</p>;
}

function App({ cache, isOpen }: { cache: Cache; isOpen: boolean }) {
  const [value] = useState({ provider: () => cache });
  return <SWRConfig value={value}>{isOpen ? <Survey /> : null}</SWRConfig>;
}

beforeEach(() => sessionLifetime.begin());

test("never shows an answer that was requested before an edit and arrives after the edit", async () => {
  const { answers } = holdFetch();
  const { result } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void markStale(["survey.get"]));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(named("after the edit"));
  expect(result.current.data?.name).toBe("after the edit");
  await answers[0]?.(named("before the edit"));
  expect(result.current.data?.name).toBe("after the edit");
  expect(answers).toHaveLength(2);
});

test("never shows an older answer before a newer one", async () => {
  const { answers } = holdFetch();
  const { result } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void markStale(["survey.get"]));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[0]?.(named("before the edit"));
  expect(result.current.data).toBeUndefined();
  await answers[1]?.(named("after the edit"));
  expect(result.current.data?.name).toBe("after the edit");
});

test("keeps a newer answer when an older read fails late", async () => {
  const { answers } = holdFetch();
  const { result } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void markStale(["survey.get"]));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(named("after the edit"));
  await answers[0]?.({ status: 400 });
  expect(result.current).toMatchObject({ data: { name: "after the edit" }, error: undefined });
});

describe("a screen that unmounts while it reads", () => {
  /** Renders the app with one cache throughout. */
  function openApp() {
    const cache = new Map();
    const { rerender } = render(<App cache={cache} isOpen />);
    return {
      leave: () => rerender(<App cache={cache} isOpen={false} />),
      comeBack: () => rerender(<App cache={cache} isOpen />),
    };
  }

  test("shows the state after an edit when it mounts again", async () => {
    const { answers } = holdFetch();
    const { leave, comeBack } = openApp();
    await waitFor(() => expect(answers).toHaveLength(1));
    leave();
    act(() => void markStale(["survey.get"]));
    comeBack();
    await answers[0]?.(named("before the edit"));
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.queryByText("before the edit")).toBeNull();
    await answers[1]?.(named("after the edit"));
    expect(screen.getByText("after the edit")).toBeInTheDocument();
  });

  test("finds the answer when it mounts again", async () => {
    const { answers } = holdFetch();
    const { leave, comeBack } = openApp();
    await waitFor(() => expect(answers).toHaveLength(1));
    leave();
    await answers[0]?.(named("kitchen"));
    comeBack();
    expect(screen.getByText("kitchen")).toBeInTheDocument();
    expect(answers).toHaveLength(1);
  });

  test("makes no second call when it mounts again before the answer", async () => {
    const { answers } = holdFetch();
    const { leave, comeBack } = openApp();
    await waitFor(() => expect(answers).toHaveLength(1));
    leave();
    comeBack();
    await answers[0]?.(named("kitchen"));
    expect(screen.getByText("kitchen")).toBeInTheDocument();
    expect(answers).toHaveLength(1);
  });
});

test("never shows the answer of one key under another", async () => {
  const { answers } = holdFetch();
  const { result, rerender } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  rerender({ key: "srv-2" });
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[0]?.(named("of the first"));
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
  await answers[1]?.(named("of the second"));
  expect(result.current.data?.name).toBe("of the second");
  rerender({ key: "srv-1" });
  expect(result.current.data?.name).toBe("of the first");
});

test("keeps the newer answer after a reload during a read", async () => {
  const { answers } = holdFetch();
  const { result } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void result.current.reload());
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(named("newer"));
  await answers[0]?.(named("older"));
  expect(result.current.data?.name).toBe("newer");
});

test("drops an answer of the previous session and keeps the next session's", async () => {
  const { answers } = holdFetch();
  const { result } = withCache()();
  await waitFor(() => expect(answers).toHaveLength(1));
  sessionLifetime.begin();
  act(() => void markStale(["survey.get"]));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(named("Bob's"));
  await answers[0]?.(named("Ann's"));
  expect(result.current).toMatchObject({ data: { name: "Bob's" }, error: undefined });
});

test("does not stay fresh forever after the clock is set back", async () => {
  const log = scriptFetch(() => named(`read ${log.length}`));
  const open = withCache();
  const now = jest.spyOn(Date, "now").mockReturnValue(1_750_000_000_000);
  const first = open();
  await waitFor(() => expect(first.result.current.data?.name).toBe("read 1"));
  first.unmount();
  now.mockReturnValue(1_750_000_000_000 - 86_400_000);
  const { result } = open();
  await waitFor(() => expect(result.current.data?.name).toBe("read 2"));
  now.mockRestore();
});

test("reads a page of a list again if it was requested before an edit", async () => {
  const { answers } = holdFetch();
  const page = (key: string): ScriptedAnswer => ({
    status: 200,
    body: { insureds: [{ key }], total: 1, nextCursor: null },
  });
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  const { result } = renderHook(() => useBackendPages("insured.list", { limit: 2 }, "insureds"), { wrapper });
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => void markStale(["insured.list"]));
  await waitFor(() => expect(answers).toHaveLength(2));
  await answers[1]?.(page("after"));
  await answers[0]?.(page("before"));
  expect(result.current.items.map(({ key }) => key)).toEqual(["after"]);
});

describe("waiting until reads are current after an edit", () => {
  async function readAfterEdit() {
    const { answers } = holdFetch();
    withCache()();
    await waitFor(() => expect(answers).toHaveLength(1));
    await answers[0]?.(named("before the edit"));
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    act(() => void untilReadAgain(["survey.get"]).then(end));
    await waitFor(() => expect(answers).toHaveLength(2));
    // Listeners are notified a task later.
    const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    return { answers, settle, isOver: () => isOver };
  }

  test.each([400, 403, 404, 501])("does not wait for a read that is refused (%i)", async (status) => {
    const { answers, settle, isOver } = await readAfterEdit();
    await settle();
    expect(isOver()).toBe(false);
    await answers[1]?.({ status });
    await settle();
    expect(isOver()).toBe(true);
  });

  test.each([401, 408, 429, 500, 503])("continues waiting after a failure that is no refusal (%i)", async (status) => {
    const { answers, settle, isOver } = await readAfterEdit();
    await answers[1]?.({ status });
    await settle();
    expect(isOver()).toBe(false);
    act(() => void markStale(["survey.get"]));
    await waitFor(() => expect(answers).toHaveLength(3));
    await answers[2]?.(named("after the edit"));
    await settle();
    expect(isOver()).toBe(true);
  });

  test("waits again if a refused read becomes stale once more", async () => {
    const { answers, settle } = await readAfterEdit();
    await answers[1]?.({ status: 404 });
    await settle();
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    act(() => void untilReadAgain(["survey.get"]).then(end));
    await waitFor(() => expect(answers).toHaveLength(3));
    await settle();
    expect(isOver).toBe(false);
    await answers[2]?.(named("after the edit"));
    await settle();
    expect(isOver).toBe(true);
  });
});
