/** "Every part in every state": every component of components/ui and components/shell is in the gallery. */
import { componentsOf, parts, reached } from "./drawn-parts";
import { isTest, sourceFiles } from "./source-files";

/** Components that render nothing of their own or cannot be shown there, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  "components/ui/layout/event-pages.tsx":
    "decides which of EventTimeline, its skeleton, ErrorState and EmptyState is shown",
  "components/ui/layout/event-tools.tsx": "places ChoiceFilters next to a Button",
  "components/ui/map/map-mark.tsx": "appears only on the service's map",
  "components/ui/map/map-panel.tsx": "needs the map service's script, which no test may call",
  "components/ui/map/map-view.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/map/maps-service.tsx": "hands the maps service on and draws nothing",
  "components/ui/map/points-map.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/keys/page-keys.tsx": "hands keys on and draws nothing",
  "components/shell/shell.tsx": "is the frame of a whole page; each of its parts is in the gallery",
  "components/shell/actions/actions-root.tsx": "listens for keys; what it draws is PendingKeys",
  "components/shell/actions/shell-actions.tsx": "declares commands; each layer that they open is in the gallery",
  "components/shell/alerts-viewport.tsx": "is on every page, the gallery included, where buttons raise its alerts",
  "components/shell/stored-drafts-provider.tsx": "hands the drafts of the session's employee on and draws nothing",
  "components/shell/edits-drawer.tsx": "reads the queue for EditsList",
  "components/shell/session/idle-dialog.tsx": "watches the session for IdleDialogView",
  "components/shell/mobile-warning.tsx": "reads the screen size for MobileWarningView",
  "components/shell/offline-banner.tsx": "reads the queue for OfflineBannerView",
  "components/shell/impersonation/active-impersonation.tsx": "reads the session for ImpersonationBanner",
  "components/shell/impersonation/impersonation-dialog.tsx": "reads the companies for ImpersonationDialogView",
  "components/shell/navigation-loading-bar.tsx": "watches the address for LoadingBar",
  "components/shell/third-parties/chat/chat-entry.tsx": "is in the navigation if a chat is configured",
  "components/shell/third-parties/chat/chat.tsx": "watches the session for the chat and draws nothing",
  "components/shell/third-parties/recording.tsx": "records and draws nothing",
  "components/shell/third-parties/parts.tsx": "draws nothing of its own",
  "components/shell/third-parties/third-parties.tsx": "draws nothing if no third party is configured",
  "components/shell/update-check.tsx": "checks for a newer build for UpdateModal",
  "components/shell/upload-alerts.tsx": "watches uploads for AlertsViewport and draws nothing",
  "components/shell/viewport-height.tsx": "draws nothing",
};

const gallery = sourceFiles().filter((file) => /^components\/gallery\/.*\.tsx$/.test(file) && !isTest(file));
const shown = reached(gallery);
const missing = parts.filter((file) => componentsOf(file).length > 0 && !shown.has(file));

test("finds the components, and the gallery shows most", () => {
  expect(parts.length).toBeGreaterThan(150);
  expect(shown.has("components/ui/button.tsx")).toBe(true);
  expect(reached(["components/gallery/buttons-group.tsx"]).has("components/ui/overlays/drawer.tsx")).toBe(false);
});

test("every component is in the gallery, by itself or within another", () => {
  expect(missing.filter((file) => !(file in ELSEWHERE))).toEqual([]);
});

test("every exception is still needed", () => {
  expect(Object.keys(ELSEWHERE).filter((file) => !missing.includes(file))).toEqual([]);
});
