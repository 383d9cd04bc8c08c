import { readLinkTarget } from "./link-target";

const current = { origin: "http://localhost", pathname: "/insured/policies", search: "?q=1" } as Location;

function click(attributes: Record<string, string>, init: MouseEventInit = {}) {
  const link = Object.assign(document.createElement("a"), attributes);
  const inner = link.appendChild(document.createElement("span"));
  let seen: string | null = null;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    seen = readLinkTarget(event, current);
  });
  inner.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return seen;
}

test("finds the target of a link to another page of this app", () => {
  expect(click({ href: "/settings?tab=1" })).toBe("/settings?tab=1");
});

test.each([
  [{ href: "/insured/policies?q=1" }, {}],
  [{ href: "/insured/policies?q=1#row" }, {}],
  [{ href: "https://help.test/" }, {}],
  [{ href: "/settings", target: "_blank" }, {}],
  [{ href: "/export.csv", download: "list.csv" }, {}],
  [{ href: "/settings" }, { ctrlKey: true }],
  [{ href: "/settings" }, { button: 1 }],
])("finds no target for %j with %j", (attributes, init) => {
  expect(click(attributes, init)).toBeNull();
});
