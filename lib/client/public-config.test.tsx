import { render, screen } from "@testing-library/react";
import type { PublicConfig } from "../domain/public-config";
import { PublicConfigProvider, usePublicConfig } from "./public-config";

function Config() {
  const { helpUrl, vendors } = usePublicConfig();
  return <p>{`${helpUrl} ${vendors.join(" ")}`}</p>;
}
const config = (helpUrl: string, vendor: string) => ({ helpUrl, vendors: [vendor] }) as unknown as PublicConfig;
const page = (value: PublicConfig) => (
  <PublicConfigProvider config={value}>
    <Config />
  </PublicConfigProvider>
);

test("keeps the third parties of the loaded document, and updates everything else", () => {
  const { rerender } = render(page(config("a", "chat")));
  expect(screen.getByText("a chat")).toBeInTheDocument();
  rerender(page(config("b", "maps")));
  expect(screen.getByText("b chat")).toBeInTheDocument();
});
