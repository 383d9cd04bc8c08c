import { render, screen } from "@testing-library/react";
import type { PublicConfig } from "../domain/public-config";
import { PublicConfigProvider, usePublicConfig } from "./public-config";

function Told() {
  const { helpUrl, charts } = usePublicConfig();
  return <p>{`${helpUrl} ${charts?.isFramed}`}</p>;
}
const config = (helpUrl: string, isFramed: boolean) =>
  ({ helpUrl, charts: { url: "https://charts.test/7", isFramed } }) as PublicConfig;
const page = (told: PublicConfig) => (
  <PublicConfigProvider config={told}>
    <Told />
  </PublicConfigProvider>
);

test("what a document may frame is what it was loaded with; all else is as it was told last", () => {
  const { rerender } = render(page(config("a", false)));
  expect(screen.getByText("a false")).toBeInTheDocument();
  rerender(page(config("b", true)));
  expect(screen.getByText("b false")).toBeInTheDocument();
});
