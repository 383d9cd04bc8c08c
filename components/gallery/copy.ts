export const COPY = {
  title: "Gallery",
  about: "Every part in every state. The visual and accessibility tests run on these pages.",
  density: "Density",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
} as const;
