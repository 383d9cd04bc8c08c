import { act, render, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { SWRConfig } from "swr";
import { scriptFetch } from "@/tests/support/scripted-fetch";
import { sessionLifetime } from "../calls/session-lifetime";
import { hearOfStale, markStaleInTabs } from "./stale-tabs";
import { useBackend } from "./use-backend";

const open = new Set<Channel>();
/** Messages reach the others of the same name a moment later. */
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
    open.add(this);
  }
  postMessage(data: unknown): void {
    const others = [...open].filter((one) => one !== this && one.name === this.name);
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

/** The company is named after how often it was read. */
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
/** Whatever else was posted meanwhile has arrived. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

beforeEach(() => sessionLifetime.begin());

test("what a call made stale here is read again, and the other tabs hear of it; this one does not hear itself", async () => {
  const heard: unknown[] = [];
  const other = new Channel("lintel-stale");
  other.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
  const { reads } = await openTab();
  await act(() => markStaleInTabs(["company.get", "company.listAll"]));
  expect(await screen.findByText("read 2")).toBeInTheDocument();
  await waitFor(() => expect(heard).toEqual([["company.get", "company.listAll"]]));
  await settle();
  expect(reads()).toBe(2);
});

test("what another tab's call made stale is read again here", async () => {
  const other = new Channel("lintel-stale");
  const { reads } = await openTab();
  other.postMessage(["survey.list"]);
  await settle();
  expect(reads()).toBe(1);
  other.postMessage(["company.get"]);
  expect(await screen.findByText("read 2")).toBeInTheDocument();
});

test("a call that makes nothing stale tells nobody", async () => {
  const heard: unknown[] = [];
  const other = new Channel("lintel-stale");
  other.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
  const { reads } = await openTab();
  expect(await markStaleInTabs([])).toBe(true);
  await settle();
  expect([heard, reads()]).toEqual([[], 1]);
});

test("a page that has gone hears nothing more", async () => {
  const other = new Channel("lintel-stale");
  const { reads, unmount } = await openTab();
  unmount();
  other.postMessage(["company.get"]);
  await settle();
  expect(reads()).toBe(1);
});
