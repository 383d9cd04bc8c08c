import { render, screen } from "@testing-library/react";
import { type Answers, installBackend } from "@/tests/support/browser-backend";
import { useInspectionsTotal, viewOfInspections } from "./inspections-views";

// jsdom lacks a global that the query reader needs.
Object.assign(globalThis, { Request: class {} });

function Total({ query }: { query: string }) {
  return <p>{useInspectionsTotal(query) ?? "unknown"}</p>;
}

test("a view keeps filters, search and order, and drops the queue's position and unknown values", () => {
  expect(viewOfInspections("?queue=srv-1&status=in%20review&x=1")).toBe(viewOfInspections("?status=in%20review"));
  expect(viewOfInspections("?queue=srv-1")).toBe("");
  expect(viewOfInspections("?reviewed=no&search=oak")).toBe("?search=oak&reviewed=no");
});

test("counts the rows of a view with the parameters of its list, without reading them", async () => {
  const answers: Answers = { "survey.list": () => ({ surveys: [], total: 42, nextCursor: null }) };
  const calls = installBackend(answers);
  render(<Total query="?status=needs%20review&reviewed=no&sort=insured" />);
  expect(await screen.findByText("42")).toBeInTheDocument();
  expect(calls).toEqual([
    { name: "survey.list", params: { status: '["needs review"]', reviewed: "false", limit: "1" } },
  ]);
});
