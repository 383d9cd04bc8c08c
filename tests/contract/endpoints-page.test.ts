import { readFileSync } from "node:fs";
import path from "node:path";
import { renderEndpointsPage } from "@/scripts/endpoints-page";

const page = () => readFileSync(path.resolve(__dirname, "../../docs/endpoints.md"), "utf8");

test("docs/endpoints.md matches the contract (npm run docs)", () => {
  expect(page()).toBe(renderEndpointsPage());
});

test("the page names a call with its path, fallback and limits", () => {
  expect(page()).toContain(
    "| `survey.markReviewed` | PUT survey/mark-reviewed | body: key | survey | Failed to mark survey as reviewed. |",
  );
  expect(page()).toContain("POST vertex/batch");
  expect(page()).toContain("up to 32 MB");
});
