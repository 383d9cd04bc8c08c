import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { SWRConfig } from "swr";
import { scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { hearOfStale, markStaleInTabs } from "./stale-tabs";
import { useBackend } from "./use-backend";

const openChannels = new Set<Channel>();
/** Messages reach the other channels of the same name one task later. */
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    openChannels.add(this);
  }
  postMessage(data: unknown): void {
    const others = [...openChannels].filter((one) => one !== this && one.name === this.name);
    setTimeout(() => {
      for (const other of others) other.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
  close(): void {}
}
globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;

function Tab() {
  useEffect(hearOfStale, []);
  const { data } = useBackend("company.get", { key: "cous-1" });
  return <p>{data?.name ?? "nothing"}</p>;
}

/** Opens a tab that shows the number of its reads as the company's name. */
async function openTab() {
  const log = scriptFetch(() => ({ status: 200, body: { company: { key: "cous-1", name: `read ${log.length}` } } }));
  const { unmount } = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Tab />
    </SWRConfig>,
  );
  await screen.findByText("read 1");
  return { reads: () => log.length, unmount };
}
/** Waits until every posted message has arrived. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => sessionLifetime.begin());

test("reads stale answers again, notifies other tabs, and does not notify itself", async () => {
  const received: unknown[] = [];
  const other = new Channel("lintel-stale");
  other.addEventListener("message", (event) => received.push((event as MessageEvent).data));
  const { reads } = await openTab();
  await act(() => markStaleInTabs(["company.get", "company.listAll"]));
  expect(await screen.findByText("read 2")).toBeInTheDocument();
  await waitFor(() => expect(received).toEqual([["company.get", "company.listAll"]]));
  await settle();
  expect(reads()).toBe(2);
});

test("reads an answer again that another tab's call made stale", async () => {
  const other = new Channel("lintel-stale");
  const { reads } = await openTab();
  other.postMessage(["survey.list"]);
  await settle();
  expect(reads()).toBe(1);
  other.postMessage(["company.get"]);
  expect(await screen.findByText("read 2")).toBeInTheDocument();
});

test("posts nothing for a call that makes nothing stale", async () => {
  const received: unknown[] = [];
  const other = new Channel("lintel-stale");
  other.addEventListener("message", (event) => received.push((event as MessageEvent).data));
  const { reads } = await openTab();
  expect(await markStaleInTabs([])).toBe(true);
  await settle();
  expect([received, reads()]).toEqual([[], 1]);
});

test("a closed page receives nothing more", async () => {
  const other = new Channel("lintel-stale");
  const { reads, unmount } = await openTab();
  unmount();
  other.postMessage(["company.get"]);
  await settle();
  expect(reads()).toBe(1);
});
