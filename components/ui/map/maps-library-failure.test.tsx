import { act, render, screen } from "@testing-library/react";
import { MapsService, useMapsStatus } from "./maps-service";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };

function Status() {
  const { status, retry } = useMapsStatus();
  return <output>{`${status}${retry ? ", to be tried again" : ""}`}</output>;
}

test("does not retry the script after a library failed to load", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  render(
    <MapsService config={config}>
      <Status />
    </MapsService>,
  );
  const page = window as unknown as { google: { maps: object }; lintelMapsReady: () => void };
  await act(async () => {
    Object.assign(page.google.maps, { importLibrary: () => Promise.reject(new Error("Not for this key")) });
    page.lintelMapsReady();
  });
  expect(screen.getByRole("status")).toHaveTextContent(/^FAILED$/);
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
});
