import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { installMaps, type MapCalls } from "@/tests/support/vendors/maps-script";
import type { MapMark } from "./cluster-points";
import { PointsMap } from "./points-map";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
const mark = (key: string, latitude: number, longitude: number): MapMark => ({
  key,
  label: `Home of ${key}`,
  latitude,
  longitude,
});
const MARKS = [mark("ins-1", 42.36, -71.06), mark("ins-2", 42.36, -71.06), mark("ins-3", 30.27, -97.74)];
const page = window as unknown as { mapCalls: MapCalls; lintelMapsReady: () => void };

const onOpen = jest.fn();
const map = (marks: readonly MapMark[]) => (
  <PointsMap
    config={config}
    marks={marks}
    label="Map of homes"
    clusterLabel={(count) => `${count} homes`}
    onOpen={onOpen}
  />
);
const titles = () => [...document.querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title).sort();

test("clusters marks, opens clusters on press, and opens the record of a single mark", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  const { rerender } = render(map(MARKS));
  await act(async () => {
    installMaps(window, false, "");
    page.lintelMapsReady();
  });
  expect(screen.getByRole("region", { name: "Map of homes" })).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(["2 homes", "Home of ins-3"]));
  const [first] = page.mapCalls.fits as { north: number; south: number; west: number; east: number }[];
  expect([first?.north, first?.south, first?.east]).toEqual([42.365, 30.265, -71.055]);
  expect(first?.west).toBeCloseTo(-97.745);
  expect(screen.getByTitle("2 homes")).toHaveTextContent("2");

  // A mark handles clicks only a moment after it is drawn.
  await waitFor(() => {
    fireEvent.click(screen.getByTitle("2 homes"));
    expect(page.mapCalls.fits).toHaveLength(2);
  });
  await waitFor(() => expect(titles()).toEqual(["Home of ins-1", "Home of ins-2"]));
  await waitFor(() => {
    fireEvent.click(screen.getByTitle("Home of ins-2"));
    expect(onOpen.mock.calls).toEqual([["ins-2"]]);
  });

  rerender(map([]));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(page.mapCalls.fits.at(-1)).toEqual({ north: 90, south: -90, east: 180, west: -180, padding: 0 });
});
