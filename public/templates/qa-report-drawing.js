/** Draws what the window was told. Every text is set as text: nothing of it is ever read as markup. */
const SVG = "http://www.w3.org/2000/svg";

/** `children`: elements and texts; what is null is left out. */
function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

function picture({ path, isFilled }) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  if (isFilled) svg.classList.add("filled");
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** With a picture it is a chip, else a text that may have a colour. */
function said({ text, tone, glyph }) {
  const words = element("span", { dir: "auto" }, text);
  if (!glyph) return element("span", { class: "said", "data-tone": tone }, words);
  return element("span", { class: "chip", "data-tone": tone ?? "neutral" }, picture(glyph), words);
}

const fact = ({ name, value, note }) =>
  element("div", {}, element("dt", {}, name), element("dd", {}, said(value), note ? said(note) : null));

function head({ name, address, facts, reason }) {
  return [
    element(
      "div",
      { class: "head" },
      element("div", { class: "who" }, element("h1", { dir: "auto" }, name), element("p", { dir: "auto" }, address)),
      element("dl", { class: "facts" }, ...facts.map(fact)),
    ),
    reason
      ? element(
          "p",
          { class: "reason", "data-tone": reason.tone },
          ...(reason.glyph ? [picture(reason.glyph)] : []),
          text(reason.text),
        )
      : null,
  ];
}

const text = (value) => element("span", { dir: "auto" }, value);

const BODIES = {
  table: ({ columns, rows }, title) =>
    rows.length === 0
      ? null
      : element(
          "div",
          { class: "table", role: "region", "aria-label": title, tabindex: "0" },
          element(
            "table",
            { role: "table" },
            element("thead", { role: "rowgroup" }, line(columns.map(heading))),
            element(
              "tbody",
              { role: "rowgroup" },
              ...rows.map((row) => line(row.map((cell, at) => data(cell, columns[at], at)))),
            ),
          ),
        ),
  points: ({ points }) =>
    points.length === 0
      ? null
      : element(
          "ul",
          { class: "points" },
          ...points.map(({ icon, fact: open, why }) =>
            element(
              "li",
              {},
              element("span", { class: "icon", "data-tone": icon.tone }, icon.glyph ? picture(icon.glyph) : null),
              element("span", {}, element("b", { dir: "auto" }, open), element("span", { class: "why" }, why)),
            ),
          ),
        ),
  notes: ({ notes }) =>
    notes.length === 0
      ? null
      : element(
          "ul",
          { class: "notes" },
          ...notes.map(({ author, time, body }) =>
            element(
              "li",
              {},
              element("b", { dir: "auto" }, author),
              element("time", {}, time),
              element("p", { dir: "auto" }, body),
            ),
          ),
        ),
};

// A narrow window lays a row out as a card, and what is laid out otherwise is no table any more unless it is said to be.
const line = (cells) => element("tr", { role: "row" }, ...cells);
const heading = ({ label, isNumber }) =>
  element("th", { scope: "col", role: "columnheader", class: isNumber ? "number" : null }, label);

function data(cell, column, at) {
  const things = element("span", { class: "things" }, ...(cell.length === 0 ? ["–"] : cell.map(said)));
  if (at === 0) return element("th", { scope: "row", role: "rowheader" }, things);
  const { label, isNumber } = column ?? {};
  return element("td", { role: "cell", class: isNumber ? "number" : null, "data-name": label }, things);
}

function section({ title, detail, empty, body }) {
  return element(
    "section",
    {},
    element(
      "h2",
      {},
      element("span", { dir: "auto" }, title),
      detail === "" ? null : element("span", { class: "detail" }, detail),
    ),
    BODIES[body.kind](body, title) ?? element("p", { class: "none" }, empty),
  );
}

/** Puts `next` in the place of what stands in `parent`. What says the same stays as it is, with a selection in it. */
function settle(parent, next) {
  const before = [...parent.children];
  for (const [at, node] of next.entries()) {
    const old = before[at];
    if (!old) parent.append(node);
    else if (old.className === "column" && node.className === "column") settle(old, [...node.children]);
    else if (!old.isEqualNode(node)) old.replaceWith(node);
  }
  for (const old of before.slice(next.length)) old.remove();
}

/** The whole report in `main`, in place of what it held. */
export function drawReport(main, report, failure) {
  const column = (isAside) => report.sections.filter((one) => Boolean(one.isAside) === isAside).map(section);
  const all = [
    failure ? element("p", { class: "reason", "data-tone": "bad", role: "alert" }, failure) : null,
    ...head(report),
    element("div", { class: "column" }, ...column(false)),
    element("div", { class: "column" }, ...column(true)),
    element("p", { class: "as-of" }, report.asOf),
  ];
  settle(
    main,
    all.filter((one) => one !== null),
  );
}

/** One sentence in `main`, where there is no report. */
export function drawMessage(main, sentence) {
  main.replaceChildren(element("p", { class: "message" }, sentence));
}
