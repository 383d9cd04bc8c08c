/** The style of the outbox page: the product's colors and sizes (`app/tokens.css`) in one string, without its fonts. */
export const OUTBOX_STYLE = `
:root {
  color-scheme: light dark;
  --bg: light-dark(oklch(0.985 0.003 255), oklch(0.165 0.008 260));
  --surface: light-dark(oklch(1 0 0), oklch(0.205 0.01 260));
  --border: light-dark(oklch(0.9 0.006 255), oklch(0.29 0.012 260));
  --control-border: light-dark(oklch(0.62 0.018 255), oklch(0.56 0.02 260));
  --text: light-dark(oklch(0.22 0.02 260), oklch(0.95 0.004 255));
  --text-2: light-dark(oklch(0.45 0.02 258), oklch(0.76 0.012 257));
  --accent: light-dark(oklch(0.5 0.16 262), oklch(0.72 0.13 262));
  --accent-soft: light-dark(oklch(0.952 0.018 262), oklch(0.29 0.06 262));
  --violet: light-dark(oklch(0.5 0.15 300), oklch(0.76 0.12 300));
  --violet-soft: light-dark(oklch(0.955 0.025 300), oklch(0.29 0.055 300));
  --bad: light-dark(oklch(0.51 0.19 27), oklch(0.73 0.15 24));
  --focus: light-dark(oklch(0.55 0.2 262), oklch(0.72 0.13 262));
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
  font: 14px/20px ui-sans-serif, system-ui, sans-serif;
  color: var(--text);
  background: var(--bg);
}
* { box-sizing: border-box; }
body { margin: 0; }
header, main { max-width: 720px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 32px; }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
header p { margin: 4px 0 0; color: var(--text-2); max-width: 60ch; text-wrap: pretty; }
form { display: flex; gap: 8px; margin: 24px 0 0; align-items: end; }
label { flex: 1; display: grid; gap: 4px; font-size: 12px; line-height: 16px; color: var(--text-2); }
input, button, .all {
  height: 32px; border: 1px solid var(--control-border); border-radius: 6px; padding: 0 12px;
  font: inherit; font-size: 13px; color: var(--text); background: var(--surface);
}
input { min-width: 0; width: 100%; }
button { cursor: pointer; font-weight: 500; }
.all { display: inline-flex; align-items: center; text-decoration: none; white-space: nowrap; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
main { padding-bottom: 64px; }
.none { margin: 32px 0 0; color: var(--text-2); }
article { padding: 24px 0; border-bottom: 1px solid var(--border); }
article:last-of-type { border-bottom: 0; }
h2 { margin: 0; font-size: 16px; line-height: 24px; font-weight: 600; text-wrap: balance; }
.about {
  display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center;
  margin: 4px 0 0; font-size: 13px; line-height: 18px; color: var(--text-2); overflow-wrap: anywhere;
}
.kind {
  padding: 1px 6px; border-radius: 4px; font-size: 12px; line-height: 16px; font-weight: 500;
  color: var(--accent); background: var(--accent-soft);
}
.kind.text { color: var(--violet); background: var(--violet-soft); }
.about strong { color: var(--text); font-weight: 500; }
time { font-variant-numeric: tabular-nums; }
.state { font-weight: 500; }
.state.given-up { color: var(--bad); }
pre { margin: 12px 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
pre a {
  display: inline-block; padding: 8px 12px; border-radius: 6px; background: var(--accent-soft); color: var(--accent);
  font: 13px/20px var(--mono); text-underline-offset: 3px;
}
.code {
  display: inline-flex; align-items: center; gap: 12px; margin: 12px 0 0; padding: 8px 8px 8px 16px;
  border: 1px solid var(--border); border-radius: 8px; background: var(--surface);
}
.code code { font: 600 28px/34px var(--mono); letter-spacing: 0.12em; user-select: all; }
.code:not(:has(button:not([hidden]))) { padding-right: 16px; }
@media (max-width: 480px) {
  header, main { padding-left: 16px; padding-right: 16px; }
  header { padding-top: 24px; }
}
`;
