import { act, render, waitFor } from "@testing-library/react";
import { installMaps } from "@/tests/support/vendors/maps-script";
import { PointsMap } from "./points-map";

const page = window as unknown as {
  google: { maps: { event: { addListener: () => object } } };
  lintelMapsReady: () => void;
};

test("draws the marks of a map that became idle before a listener was added", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  render(
    <PointsMap
      config={{ apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" }}
      marks={[{ key: "ins-1", label: "Home of ins-1", latitude: 42.36, longitude: -71.06 }]}
      label="Map of homes"
      clusterLabel={(count) => `${count} homes`}
      onOpen={() => {}}
    />,
  );
  await act(async () => {
    installMaps(window, false, "");
    // No listener receives the map's events.
    page.google.maps.event.addListener = () => ({ remove: () => {} });
    page.lintelMapsReady();
  });
  const titles = () => [...document.querySelectorAll<HTMLElement>("[title]")].map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual(["Home of ins-1"]));
});
