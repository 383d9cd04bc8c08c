/**
 * Every component that is a drawer or dialog, with the spec that opens it and the part of the spec's line that does.
 * fixtures.ts fails a test whose page requests anything beyond this machine, so none of these components does.
 * tests/architecture/screens.test.ts fails for a missing component.
 */
export const LAYERS: readonly (readonly [file: string, spec: string, line: string])[] = [
  ["companies/delete-company-dialog.tsx", "every-layer.extended", 'byMenu(page, /^Actions for Alder/, "Delete")'],
  ["companies/new-company-dialog.tsx", "every-layer.extended", 'dialog(page, "New company")'],
  ["companies/reset-company-dialog.tsx", "every-layer.extended", 'byMenu(page, "More actions", "Reset demo")'],
  ["employees/bulk/bulk-drawer.tsx", "every-layer.extended", 'dialog(page, "Add employees from CSV")'],
  [
    "employees/account-question.tsx",
    "every-layer.extended",
    'byMenu(page, /^Actions for Edda/, "Force password reset")',
  ],
  ["employees/new-employee-dialog.tsx", "every-layer.extended", 'dialog(page, "New employee")'],
  ["intake/edit-insured-drawer.tsx", "every-layer.extended", 'byMenu(page, /^Actions for/, "Edit insured")'],
  ["intake/new-insured-drawer.tsx", "every-layer.extended", 'dialog(page, "New insured")'],
  ["insured/delete-insured-dialog.tsx", "every-layer.extended", 'byMenu(page, /^Actions for/, "Delete")'],
  ["insured/demo-dialog.tsx", "every-layer.extended", 'dialog(page, "Demo inspection")'],
  ["intake/email-contents.tsx", "every-layer.extended", 'dialog(page, "Email claim contents")'],
  ["project/documents/document-preview.tsx", "every-layer.extended", "button(page, /^Preview /)"],
  ["project/edit-claim/edit-claim-drawer.tsx", "every-layer.extended", "dialog(page, /^Edit claim/)"],
  ["project/edit-property/edit-property-drawer.tsx", "every-layer.extended", 'dialog(page, "Edit property")'],
  ["intake/new-claim-dialog.tsx", "every-layer.extended", 'dialog(page, "New claim")'],
  ["intake/email-contents-dialog.tsx", "every-layer.extended", 'dialog(page, "Email claim contents")'],
  ["project/inspections/new-inspection-dialog.tsx", "every-layer.extended", 'dialog(page, "New inspection")'],
  ["project/reason-dialog.tsx", "every-layer.extended", 'dialog(page, "Reject")'],
  ["project/reports/customization-dialog.tsx", "every-layer.extended", "dialog(page, title)"],
  ["project/status-conflict-dialog.tsx", "claim-overview", '"Someone else changed this claim"'],
  ["reporting/send-report-dialog.tsx", "every-layer.extended", 'dialog(page, "Send report by email")'],
  ["scan-editor/bar/failed-edits.tsx", "editor-saving.extended", '"Edits that couldn\'t be saved"'],
  ["scan-editor/dialogs/exchange/lintel-file-dialog.tsx", "editor-exports.extended", '"Import preview"'],
  ["scan-editor/dialogs/import/import-dialog.tsx", "every-layer.extended", 'dialog(page, "Import preview")'],
  ["scan-editor/dialogs/reset/reset-floor-dialog.tsx", "every-layer.extended", '"Reset this floor…"'],
  ["scan-editor/dialogs/task/task-dialog.tsx", "every-layer.extended", 'dialog(page, "Correct the rooms")'],
  ["settings/security/backup-codes-dialog.tsx", "admin-dialogs.extended", '"Your backup codes"'],
  ["settings/security/backup-codes.tsx", "admin-dialogs.extended", '"Create new backup codes?"'],
  ["settings/security/codes-off-dialog.tsx", "admin-dialogs.extended", '"Sign in without a code?"'],
  ["shell/actions/shortcuts-overlay.tsx", "every-layer.extended", 'dialog(page, "Keyboard shortcuts")'],
  ["shell/bookmarks/bookmarks-drawer.tsx", "every-layer.extended", 'dialog(page, "Bookmarked claims")'],
  ["shell/command-palette/palette-dialog.tsx", "every-layer.extended", 'dialog(page, "Commands")'],
  ["shell/edits-drawer.tsx", "shell", '"Edits"'],
  ["shell/session/idle-dialog-view.tsx", "gallery-layers.extended", 'question("Idle", "idle")'],
  ["shell/impersonation/impersonation-dialog-view.tsx", "every-layer.extended", 'dialog(page, "Impersonate")'],
  ["shell/session/log-out-dialog.tsx", "every-layer.extended", 'question(page, "Log Out")'],
  ["shell/session/log-out-question.tsx", "every-layer.extended", 'question(page, "Log Out")'],
  ["shell/mobile-warning-view.tsx", "shell", '"Heads up!"'],
  ["shell/top-bar.tsx", "every-layer.extended", 'dialog(page, "Main")'],
  ["shell/update-modal.tsx", "update.extended", '"Update Available"'],
  ["ui/table/bulk-report-dialog.tsx", "policies", '"2 of 2 failed"'],
  ["ui/table/bulk-report.tsx", "policies", '"2 of 2 failed"'],
  ["ui/media/picture-dialog.tsx", "every-layer.extended", 'dialog(page, "Photo of Edda Farrow")'],
];

/** Building blocks of the components above, which open nothing by themselves. */
export const FRAMES_OF_LAYERS: readonly string[] = [
  "ui/overlays/confirm-dialog.tsx",
  "ui/overlays/dialog.tsx",
  "ui/overlays/drawer.tsx",
  "ui/forms/form-dialog.tsx",
];
