import { act, fireEvent, render, screen } from "@testing-library/react";
import { installMaps, type MapsTold } from "@/tests/support/vendors/maps-script";
import { MapView } from "./map-view";

const config = { apiKey: "key-1", mapId: "map-1", scriptUrl: "https://maps.test/js" };
const point = { latitude: 42.38, longitude: -71.1 };
const page = window as unknown as { mapsTold: MapsTold; gm_authFailure: () => void; lintelMapsReady: () => void };
const script = () => document.head.querySelector<HTMLScriptElement>("script[src^='https://maps.test']");

test("loading, failing, tried again, there, and refused: each says what it is", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  render(<MapView config={config} point={point} label="Map of 77 Marblehead Ln" title="77 Marblehead Ln" />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading the map…");
  await act(async () => {
    script()?.dispatchEvent(new Event("error"));
  });
  expect(screen.getByRole("status")).toHaveTextContent(
    "The map could not be loaded. The maps service’s script could not load.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.getByRole("status")).toHaveTextContent("Loading the map…");

  await act(async () => {
    installMaps(window, false, "");
    page.lintelMapsReady();
  });
  expect(screen.getByRole("region", { name: "Map of 77 Marblehead Ln" })).toBeInTheDocument();
  expect(screen.getByTitle("77 Marblehead Ln")).toBeInTheDocument();
  expect(page.mapsTold.options).toEqual([
    expect.objectContaining({ center: { lat: 42.38, lng: -71.1 }, zoom: 16, mapId: "map-1" }),
  ]);
  expect(page.mapsTold.libraries.sort()).toEqual(["core", "maps", "marker", "places"]);

  await act(async () => page.gm_authFailure());
  expect(screen.getByText("Error: AuthFailure")).toBeInTheDocument();
  expect(screen.queryByRole("region")).toBeNull();
});
