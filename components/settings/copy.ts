import { RETRY } from "@/lib/shared-copy";

export const COPY = {
  title: "Settings",
  sections: "Settings sections",
  profile: "Profile",
  security: "Security",
  appearance: "Appearance",
  about: "About",
  loading: "Loading your account",
  unread: "Your account could not be loaded.",
  refreshFailed: (message: string) => `Your account could not be read again: ${message}`,
  retry: RETRY,
} as const;

export const PROFILE_COPY = {
  detail: "Every change is saved by itself.",
  givenName: "Given name",
  familyName: "Family name",
  email: "Email",
  emailHint: "You sign in with this address. An administrator can change it.",
  phone: "Phone",
  phoneHint: "For one-time codes by text, and for colleagues.",
  saving: { givenName: "Your given name", familyName: "Your family name", phone: "Your phone" },
  photo: {
    upload: "Upload photo",
    replace: "Replace photo",
    remove: "Remove",
    title: "Your photo",
    text: "A square of it is kept, which you choose, and shown as a circle.",
    label: "Photo",
    types: "PNG, JPEG or WebP",
    cancel: "Cancel",
    saved: "Your photo is saved.",
    removed: "Your photo is removed.",
    removing: "Remove your photo",
  },
} as const;

export const APPEARANCE_COPY = {
  theme: "Theme",
  themeDetail: "Kept in this browser. System follows the setting of your computer.",
  themes: { light: "Light", dark: "Dark", system: "System" },
  density: "Density",
  densityDetail: "The height of rows and controls in lists.",
  densities: { dense: "Dense", standard: "Standard", comfortable: "Comfortable" },
} as const;

export const ABOUT_COPY = {
  title: "This environment",
  detail: "What support asks for, and what a session recording reports.",
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
  copied: "The details are on your clipboard",
  copyFailed: "The details could not be copied",
} as const;

export const SHORTCUT_COPY = {
  title: "Keyboard shortcuts",
  detail: "What works on every page. Press ? anywhere for the keys of the page that you are on.",
  letters: "Single-letter keys",
  lettersDetail: "Off, only keys with Ctrl or ⌘ work, and the palette finds every command. Kept in this browser.",
} as const;
