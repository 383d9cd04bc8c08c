/**
 * "Bad input tried in every text": each component with a text is rendered with difficult texts
 * (components/gallery/hard-texts).
 */
import { componentsOf, parts, reached } from "./drawn-parts";

const HARD_TEXT_PAGES = ["fields", "form", "displays", "lists", "layers"].map(
  (kind) => `components/gallery/hard-text-${kind}.tsx`,
);

const DRAWS_NOTHING = "draws nothing";
const OWN_TEXT = "shows only its own text";

/** Components without text from outside, or that pass the text to tested components, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "components/shell/actions/actions-root.tsx": "listens for keys; what it draws is PendingKeys",
  "components/shell/actions/shell-actions.tsx": "declares commands; each layer that they open is tested separately",
  "components/shell/alerts-viewport.tsx": "hands alerts to ToastList",
  "components/shell/bookmarks-button.tsx": OWN_TEXT,
  "components/shell/command-palette/palette-dialog.tsx": "hands its results to PaletteView",
  "components/shell/command-palette/palette-field.tsx": OWN_TEXT,
  "components/shell/stored-drafts-provider.tsx": DRAWS_NOTHING,
  "components/shell/edits-drawer.tsx": "hands the queue to EditsList",
  "components/shell/help-link.tsx": OWN_TEXT,
  "components/shell/session/idle-countdown.tsx": OWN_TEXT,
  "components/shell/session/idle-dialog.tsx": OWN_TEXT,
  "components/shell/session/idle-dialog-view.tsx": OWN_TEXT,
  "components/shell/impersonation/active-impersonation.tsx": "hands the companies to ImpersonationBanner",
  "components/shell/impersonation/impersonation-dialog-view.tsx": "hands the companies to Multiselect",
  "components/shell/impersonation/impersonation-dialog.tsx": "reads the companies for ImpersonationDialogView",
  "components/shell/session/log-out-button.tsx": OWN_TEXT,
  "components/shell/session/log-out-dialog.tsx": OWN_TEXT,
  "components/shell/session/log-out-question.tsx": OWN_TEXT,
  "components/shell/mobile-warning.tsx": OWN_TEXT,
  "components/shell/mobile-warning-view.tsx": OWN_TEXT,
  "components/shell/nav-content.tsx": "holds NavItems, ViewLinks and UserMenu",
  "components/shell/nav-frame.tsx": "is the frame of the navigation",
  "components/shell/nav-items.tsx": OWN_TEXT,
  "components/shell/navigation-loading-bar.tsx": OWN_TEXT,
  "components/shell/offline-banner-view.tsx": OWN_TEXT,
  "components/shell/offline-banner.tsx": "reads the queue for OfflineBannerView",
  "components/shell/shell.tsx": "is the frame of a whole page",
  "components/shell/side-nav.tsx": "is the frame of the navigation",
  "components/shell/theme-button.tsx": OWN_TEXT,
  "components/shell/theme-menu.tsx": OWN_TEXT,
  "components/shell/top-bar.tsx": OWN_TEXT,
  "components/shell/third-parties/chat/chat.tsx": DRAWS_NOTHING,
  "components/shell/third-parties/chat/chat-entry.tsx": OWN_TEXT,
  "components/shell/third-parties/recording.tsx": DRAWS_NOTHING,
  "components/shell/third-parties/parts.tsx": DRAWS_NOTHING,
  "components/shell/third-parties/third-parties.tsx": "takes no text",
  "components/shell/update-check.tsx": "checks for a newer build for UpdateModal",
  "components/shell/update-message.tsx": OWN_TEXT,
  "components/shell/update-modal.tsx": OWN_TEXT,
  "components/shell/upload-alerts.tsx": "hands failed uploads to the alerts",
  "components/shell/view-links.tsx": "hands the names of views to NavLink",
  "components/shell/viewport-height.tsx": DRAWS_NOTHING,
  "components/ui/layout/event-pages.tsx": "hands the events to EventTimeline",
  "components/ui/layout/event-tools.tsx": "hands the filters to ChoiceFilter",
  "components/ui/map/map-mark.tsx": "appears only on the service's map",
  "components/ui/map/map-panel.tsx": "has only its own text, and a name that is not visible",
  "components/ui/map/map-view.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/map/maps-service.tsx": DRAWS_NOTHING,
  "components/ui/map/points-map.tsx": "draws nothing without the map service's own script, which no test may call",
  "components/ui/inputs/new-password-fields.tsx": "hands the email to a field that is not visible",
  "components/ui/keys/page-keys.tsx": DRAWS_NOTHING,
  "components/ui/layout/record-skeleton.tsx": "takes widths, and draws no text",
};

const shown = reached(HARD_TEXT_PAGES);
const missing = parts.filter((file) => componentsOf(file).length > 0 && !shown.has(file));

test("every component with a text is rendered with difficult texts, or has a reason", () => {
  expect(shown.size).toBeGreaterThan(100);
  expect(missing.filter((file) => !(file in EXCEPTIONS))).toEqual([]);
});

test("every exception is still needed", () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !missing.includes(file))).toEqual([]);
});
