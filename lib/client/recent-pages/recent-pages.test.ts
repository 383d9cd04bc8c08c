import { sessionLifetime } from "../calls/session-lifetime";
import { keepRecentPage, readRecentPages } from "./recent-pages";

const page = (at: number) => ({ href: `/insured/overview/ins-${at}/prj-${at}`, title: `Person ${at} · Overview` });

beforeEach(() => {
  localStorage.clear();
  sessionLifetime.begin();
});

test("lists the last opened page first, once, and at most twenty", () => {
  for (let at = 0; at < 25; at += 1) keepRecentPage("emp-1", page(at));
  keepRecentPage("emp-1", {
    href: "/insured/overview/ins-20/prj-20?tab=inspections",
    title: "Person 20 · Inspections",
  });
  const kept = readRecentPages("emp-1");
  expect(kept).toHaveLength(20);
  expect(kept[0]).toEqual({
    href: "/insured/overview/ins-20/prj-20?tab=inspections",
    title: "Person 20 · Inspections",
  });
  expect(kept.filter(({ href }) => href.includes("prj-20"))).toHaveLength(1);
  expect(kept[1]).toEqual(page(24));
});

test("clears the pages when another employee signs in", () => {
  keepRecentPage("emp-1", page(1));
  expect(readRecentPages("emp-2")).toEqual([]);
  expect(readRecentPages("emp-1")).toEqual([]);
  keepRecentPage("emp-1", page(1));
  keepRecentPage("emp-2", page(2));
  expect(readRecentPages("emp-2")).toEqual([page(2)]);
  expect(localStorage.getItem("lintel-recent-pages")).not.toContain("Person 1");
});

test("clears the pages on sign-out, not when the session expires", () => {
  keepRecentPage("emp-1", page(1));
  sessionLifetime.end("expired");
  expect(readRecentPages("emp-1")).toEqual([page(1)]);
  sessionLifetime.begin();
  sessionLifetime.end("manual");
  expect(localStorage.getItem("lintel-recent-pages")).toBeNull();
});

test.each(["not json", "7", "{}", '{"owner":"emp-1","pages":"x"}'])("%s in the storage counts as nothing", (text) => {
  localStorage.setItem("lintel-recent-pages", text);
  expect(readRecentPages("emp-1")).toEqual([]);
});

test("ignores addresses outside the app", () => {
  const pages = [
    page(1),
    { href: "//evil.test", title: "x" },
    { href: "javascript:alert(1)", title: "x" },
    { href: 7 },
  ];
  localStorage.setItem("lintel-recent-pages", JSON.stringify({ owner: "emp-1", pages }));
  expect(readRecentPages("emp-1")).toEqual([page(1)]);
});
