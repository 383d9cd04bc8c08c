/* Before the first paint: the theme that this browser shows Lintel in, from the cookie that the app keeps it in. */
(() => {
  const NAME = "lintel-appearance";

  function apply() {
    const pair = document.cookie.split("; ").find((part) => part.startsWith(`${NAME}=`)) ?? "";
    const [theme] = pair.slice(NAME.length + 1).split(".");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }

  apply();
  try {
    new BroadcastChannel(NAME).onmessage = apply;
  } catch {
    // Refused by the browser: the theme of the opening stays.
  }
})();
