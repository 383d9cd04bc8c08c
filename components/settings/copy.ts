import { RETRY } from "@/lib/shared-copy";

export const COPY = {
  title: "Settings",
  sections: "Settings sections",
  profile: "Profile",
  security: "Security",
  appearance: "Appearance",
  about: "About",
  loading: "Loading your account",
  unread: "Your account couldn't be loaded.",
  refreshFailed: (message: string) => `Your account couldn't be reloaded: ${message}`,
  retry: RETRY,
} as const;

export const PROFILE_COPY = {
  detail: "Changes save automatically.",
  givenName: "First name",
  familyName: "Last name",
  email: "Email",
  emailHint: "You sign in with this address. An administrator can change it.",
  phone: "Phone",
  phoneHint: "For one-time codes by text, and for colleagues.",
  saving: { givenName: "Your first name", familyName: "Your last name", phone: "Your phone" },
  photo: {
    upload: "Upload photo",
    replace: "Replace photo",
    remove: "Remove",
    title: "Your photo",
    text: "Choose the square to keep. It is shown as a circle.",
    label: "Photo",
    types: "PNG, JPEG or WebP",
    cancel: "Cancel",
    saved: "Photo saved",
    removed: "Photo removed",
    removing: "Remove your photo",
  },
} as const;

export const APPEARANCE_COPY = {
  theme: "Theme",
  themeDetail: "Saved in this browser. System follows your computer's setting.",
  themes: { light: "Light", dark: "Dark", system: "System" },
  density: "Density",
  densityDetail: "Height of rows and controls in lists.",
} as const;

export const ABOUT_COPY = {
  title: "This environment",
  detail: "Details that support may ask for.",
  commit: "Commit",
  viewCommit: "View commit",
  ciBuild: "CI build",
  viewBuild: "View build",
  build: "Build info",
  screen: "Screen resolution",
  memory: "Memory",
  locale: "Locale",
  browser: "Browser",
  system: "Operating system",
  notSet: "Not set",
  copy: "Copy",
  copied: "Details copied",
  copyFailed: "Details couldn't be copied",
} as const;

export const SHORTCUT_COPY = {
  title: "Keyboard shortcuts",
  detail: "Work on every page. Press ? to see all shortcuts of the current page.",
  letters: "Single-letter keys",
  lettersDetail:
    "When off, only shortcuts with Ctrl or ⌘ work. The command palette still has every command. Saved in this browser.",
} as const;
