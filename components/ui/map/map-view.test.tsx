import { act, fireEvent, render, screen } from "@testing-library/react";
import { installMaps, type MapCalls } from "@/tests/support/vendors/maps-script";
import { MapView } from "./map-view";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };
const point = { latitude: 42.38, longitude: -71.1 };
const page = window as unknown as { mapCalls: MapCalls; gm_authFailure: () => void; lintelMapsReady: () => void };
const script = () => document.head.querySelector<HTMLScriptElement>("script[src^='https://maps.test']");

test("reports loading, failure, retry, success and a rejected key", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  render(<MapView config={config} point={point} label="Map of 77 Marblehead Ln" title="77 Marblehead Ln" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the map…");
  await act(async () => {
    script()?.dispatchEvent(new Event("error"));
  });
  expect(screen.getByRole("status")).toHaveTextContent(
    "The map couldn't be loaded. The maps service’s script could not load.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByRole("status")).toHaveTextContent("Loading the map…");

  await act(async () => {
    installMaps(window, false, "");
    page.lintelMapsReady();
  });
  expect(screen.getByRole("region", { name: "Map of 77 Marblehead Ln" })).toBeInTheDocument();
  expect(screen.getByTitle("77 Marblehead Ln")).toBeInTheDocument();
  expect(page.mapCalls.options).toEqual([
    expect.objectContaining({ center: { lat: 42.38, lng: -71.1 }, zoom: 16, mapId: "map-1" }),
  ]);
  expect(page.mapCalls.libraries.sort()).toEqual(["core", "maps", "marker", "places"]);

  await act(async () => page.gm_authFailure());
  expect(screen.getByText("Error: AuthFailure")).toBeInTheDocument();
  expect(screen.queryByRole("region")).toBeNull();
});
