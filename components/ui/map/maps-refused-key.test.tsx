import { act, render, screen } from "@testing-library/react";
import { MapView } from "./map-view";
import { getMapsRetry, getMapsStatus } from "./maps-script";

const config = { apiKey: "key-1", mapId: null, scriptUrl: "https://maps.test/js" };
type Page = { google: { maps: object }; gm_authFailure: () => void; lintelMapsReady: () => void };
const page = window as unknown as Page;

test("keeps the gray panel when a library fails after the key was rejected", async () => {
  jest.spyOn(console, "info").mockImplementation(() => {});
  const point = { latitude: 42.38, longitude: -71.1 };
  render(<MapView config={config} point={point} label="Map of 77 Marblehead Ln" title="77 Marblehead Ln" />);
  let refuse = (_reason: Error) => {};
  await act(async () => {
    const importLibrary = () => new Promise((_resolve, reject) => (refuse = reject));
    Object.assign(page.google.maps, { importLibrary });
    page.lintelMapsReady();
  });
  await act(async () => page.gm_authFailure());
  const panel = () => screen.getByRole("status");
  expect(panel()).toHaveTextContent("Error: AuthFailureThe maps service rejected this site’s key.");
  expect(panel()).toHaveAttribute("data-is-grey", "true");
  await act(async () => refuse(new Error("InvalidKeyMapError")));
  expect([getMapsStatus(), getMapsRetry()]).toEqual(["AUTH_FAILURE", null]);
  expect(panel()).toHaveTextContent("Error: AuthFailureThe maps service rejected this site’s key.");
  expect(panel()).toHaveAttribute("data-is-grey", "true");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
