import { sessionLifetime } from "../calls/session-lifetime";
import { keepRecentPage, readRecentPages } from "./recent-pages";

const page = (id: number) => ({ href: `/insured/overview/ins-${id}/prj-${id}`, title: `Person ${id} · Overview` });

beforeEach(() => {
  localStorage.clear();
  sessionLifetime.begin();
});

test("lists the last opened page first, once, and at most twenty", () => {
  for (let id = 0; id < 25; id += 1) keepRecentPage("emp-1", page(id));
  keepRecentPage("emp-1", {
    href: "/insured/overview/ins-20/prj-20?tab=inspections",
    title: "Person 20 · Inspections",
  });
  const pages = readRecentPages("emp-1");
  expect(pages).toHaveLength(20);
  expect(pages[0]).toEqual({
    href: "/insured/overview/ins-20/prj-20?tab=inspections",
    title: "Person 20 · Inspections",
  });
  expect(pages.filter(({ href }) => href.includes("prj-20"))).toHaveLength(1);
  expect(pages[1]).toEqual(page(24));
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

test.each(["not json", "7", "{}", '{"owner":"emp-1","pages":"x"}'])("ignores %s in the storage", (text) => {
  localStorage.setItem("lintel-recent-pages", text);
  expect(readRecentPages("emp-1")).toEqual([]);
});

test("ignores stored URLs outside the app", () => {
  const pages = [
    page(1),
    { href: "//evil.test", title: "x" },
    { href: "javascript:alert(1)", title: "x" },
    { href: 7 },
  ];
  localStorage.setItem("lintel-recent-pages", JSON.stringify({ owner: "emp-1", pages }));
  expect(readRecentPages("emp-1")).toEqual([page(1)]);
});
