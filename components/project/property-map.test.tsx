import { render, screen, within } from "@testing-library/react";
import { PublicConfigProvider } from "@/lib/client/public-config";
import type { Property } from "@/lib/domain/entities";
import type { PublicConfig } from "@/lib/domain/public-config";
import { insured } from "@/tests/support/claim-world";
import { PropertyMap } from "./property-map";

const [home] = insured([]).properties as Property[];
const maps = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };

function show(config: Partial<PublicConfig>, coordinates: Partial<Property>) {
  return render(
    <PublicConfigProvider config={{ vendors: ["maps"], ...config } as PublicConfig}>
      <PropertyMap property={{ ...home, ...coordinates } as Property} />
    </PublicConfigProvider>,
  );
}

test("shows a map and a table if a maps service is configured and the coordinates are known, otherwise nothing", async () => {
  const unconfigured = show({ maps: null }, { latitude: 38.1, longitude: -122.5 });
  expect(unconfigured.container).toBeEmptyDOMElement();
  // A full document load, which the maps script needs, is about to replace this page.
  const blocked = show({ maps, vendors: [] }, { latitude: 38.1, longitude: -122.5 });
  expect(blocked.container).toBeEmptyDOMElement();
  for (const unknown of [null, 0]) {
    const unlocated = show({ maps }, { latitude: unknown, longitude: unknown });
    expect(unlocated.container).toBeEmptyDOMElement();
  }
  show({ maps }, { latitude: 38.1, longitude: -122.5 });
  expect(await screen.findByText("Loading the map…")).toBeInTheDocument();
  const table = screen.getByRole("table", { name: "Map of 77 Marblehead Ln, Novato, CA 94949" });
  expect(within(table).getByRole("row", { name: /^77 Marblehead Ln.* 38.10000 -122.50000$/ })).toBeInTheDocument();
});
