export const COPY = {
  title: "Gallery",
  about: "Every component in every state. Visual and accessibility tests run on these pages.",
  density: "Density",
  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
} as const;
