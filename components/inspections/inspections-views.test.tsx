import { render, screen } from "@testing-library/react";
import { type Answers, installBackend } from "@/tests/support/browser-backend";
import { useInspectionsTotal, viewOfInspections } from "./inspections-views";

// jsdom has none, and the reader of addresses asks for it.
Object.assign(globalThis, { Request: class {} });

function Total({ query }: { query: string }) {
  return <p>{useInspectionsTotal(query) ?? "unknown"}</p>;
}

test("a view keeps filters, search and order; the queue's place and what nobody knows are left out", () => {
  expect(viewOfInspections("?queue=srv-1&status=in%20review&x=1")).toBe(viewOfInspections("?status=in%20review"));
  expect(viewOfInspections("?queue=srv-1")).toBe("");
  expect(viewOfInspections("?reviewed=no&search=oak")).toBe("?search=oak&reviewed=no");
});

test("a view's rows are counted as its list asks for them, without reading them", async () => {
  const answers: Answers = { "survey.list": () => ({ surveys: [], total: 42, nextCursor: null }) };
  const calls = installBackend(answers);
  render(<Total query="?status=needs%20review&reviewed=no&sort=insured" />);
  expect(await screen.findByText("42")).toBeInTheDocument();
  expect(calls).toEqual([
    { name: "survey.list", params: { status: '["needs review"]', reviewed: "false", limit: "1" } },
  ]);
});
