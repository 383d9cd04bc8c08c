import { act, render } from "@testing-library/react";
import { clearAlert, showAlert, shownAlerts } from "@/lib/client/alerts/alerts-store";
import { showKeptAlerts } from "@/lib/client/alerts/carried-alerts";
import { PublicConfigProvider } from "@/lib/client/public-config";
import { reloadDocument } from "@/lib/client/update/reload-document";
import { WITHOUT_VENDORS } from "@/tests/support/without-vendors";
import { ThirdParties } from "./third-parties";

let path = "/admin/companies/active";
jest.mock("next/navigation", () => ({ usePathname: () => path }));
jest.mock("@/lib/client/update/reload-document", () => ({ reloadDocument: jest.fn() }));

const MAPS = { apiKey: "k", mapId: null, scriptUrl: "https://maps.test/js" };

/** Opens `first`, navigates to `second`, and returns how often a new document was loaded. */
async function navigate(config: object, first: string, second: string): Promise<number> {
  jest.mocked(reloadDocument).mockClear();
  const tree = () => (
    <PublicConfigProvider config={{ ...WITHOUT_VENDORS, ...config }}>
      <ThirdParties />
    </PublicConfigProvider>
  );
  path = first;
  window.history.replaceState(null, "", first);
  const { rerender } = render(tree());
  // The parts are imported lazily.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  path = second;
  rerender(tree());
  await act(async () => {});
  return jest.mocked(reloadDocument).mock.calls.length;
}

test("navigating to a page with a map from one without loads that page as a document", async () => {
  expect(await navigate({ maps: MAPS }, "/admin/companies/active", "/insured/policies")).toBe(1);
});

test("a claim has a map: coming from the inspections or the scan viewer loads its own document, going back does not", async () => {
  const claim = "/insured/overview/ins-1/prj-1";
  expect(await navigate({ maps: MAPS }, "/insured/inspections", claim)).toBe(1);
  expect(await navigate({ maps: MAPS }, `${claim}/scan-viewer`, claim)).toBe(1);
  expect(await navigate({ maps: MAPS, vendors: ["maps"] }, claim, "/insured/inspections")).toBe(0);
  expect(await navigate({ maps: MAPS, vendors: ["maps"] }, claim, `${claim}/region-review/reg-1`)).toBe(0);
});

test("no reload if the document has the policy already", async () => {
  expect(await navigate({ maps: MAPS, vendors: ["maps"] }, "/insured/policies", "/insured/overview/ins-1/prj-1")).toBe(
    0,
  );
});

test("no reload if no third party is configured, or to a page without one", async () => {
  expect(await navigate({}, "/admin/companies/active", "/insured/policies")).toBe(0);
  expect(await navigate({ maps: MAPS, vendors: ["maps"] }, "/insured/policies", "/settings/profile")).toBe(0);
  expect(await navigate({ maps: MAPS }, "/admin/companies/active", "/settings/profile")).toBe(0);
});

test("parts that stay with a document are not carried to a page that must not have them", async () => {
  const chat = { appId: "a", scriptUrl: "https://chat.test/widget" };
  const recording = { project: "p", scriptUrl: "https://rec.test/js" };
  expect(await navigate({ chat, vendors: ["chat"] }, "/settings", "/login")).toBe(1);
  expect(await navigate({ recording, vendors: ["recording"] }, "/login", "/reset-expired-password/-/-")).toBe(1);
  expect(await navigate({ recording, vendors: ["recording"] }, "/login", "/settings")).toBe(0);
});

test("the next document repeats the alerts of the previous one, without actions that only the previous one can run", async () => {
  sessionStorage.clear();
  showAlert({ type: "success", message: "Saved" });
  showAlert({ type: "success", message: "Deleted", buttonProps: { label: "Undo", onClick: () => undefined } });
  await navigate({ maps: MAPS }, "/admin/companies/active", "/insured/policies");
  clearAlert();
  showKeptAlerts();
  expect(shownAlerts()).toMatchObject([{ type: "success", message: "Saved" }]);
});

test("a document that still lacks the policy is not loaded again and again", async () => {
  expect(await navigate({ maps: MAPS }, "/insured/policies", "/insured/policies")).toBe(0);
});
