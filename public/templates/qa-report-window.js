/**
 * The QA report's window: it shows what the page that opened it tells, and nothing else. It holds no key to anything and
 * makes no call. When the page is loaded anew it waits for the new one; when that does not come, it closes.
 */

import { drawMessage, drawReport } from "./qa-report-drawing.js";
import { borrowFonts } from "./qa-report-fonts.js";
import { hold, readToReport, ready } from "./qa-report-messages.js";
import { words } from "./qa-report-words.js";

/** How often it looks after its opener, and calls one that has not answered. */
const LOOK_MS = 500;
/** So long a page may take to load. */
const LONGEST_WAIT_MS = 30_000;
/** Within it nothing is said of reading: most claims are there already. */
const QUIET_MS = 150;

/** `view`: the window. Answers how to end it. */
export function startReport(view) {
  const { document, opener } = view;
  const main = document.getElementById("report");
  const state = document.getElementById("state");
  const holdButton = document.getElementById("hold");
  const printButton = document.getElementById("print");
  let shown = null;
  // Kept with the window's own history, so that it outlives a reload of either window.
  let held = view.history.state;
  let isAnswered = false;
  let waitsSince = Date.now();
  let reading;

  const say = () => {
    const standing = isAnswered ? (held ? "held" : "following") : "away";
    state.dataset.state = standing;
    state.textContent = isAnswered || shown ? words[standing] : "";
    holdButton.hidden = shown === null && held === null;
    holdButton.lastElementChild.textContent = held ? words.follow : words.hold;
    printButton.hidden = shown === null;
  };
  const call = () => opener.postMessage(ready(held), view.location.origin);

  const show = ({ report, failure }) => {
    clearTimeout(reading);
    main.removeAttribute("aria-busy");
    if (report) {
      shown = report;
      document.title = report.title;
      drawReport(main, report, failure);
      return;
    }
    main.setAttribute("aria-busy", "true");
    const tell = () => {
      shown = null;
      drawMessage(main, failure ?? words.reading);
      say();
    };
    if (failure) tell();
    else reading = view.setTimeout(tell, QUIET_MS);
  };
  const hear = ({ origin, source, data }) => {
    if (origin !== view.location.origin || source !== opener) return;
    const message = readToReport(data);
    if (message === null) return;
    isAnswered = message.kind !== "away";
    waitsSince = Date.now();
    if (isAnswered) {
      held = message.isHeld ? (message.report?.place ?? held) : null;
      view.history.replaceState(held, "");
      show(message);
    }
    say();
  };
  const look = () => {
    if (opener.closed) return view.close();
    if (isAnswered) return;
    if (Date.now() - waitsSince < LONGEST_WAIT_MS) return call();
    if (shown) return view.close();
    view.clearInterval(timer);
    drawMessage(main, words.alone);
  };

  if (!opener) {
    drawMessage(main, words.alone);
    return () => {};
  }
  try {
    borrowFonts(opener.document, document);
  } catch {
    // A page of another origin has opened it, and will be told nothing.
  }
  // One window alone: another tab of Lintel has opened the report too. And none after the session's end.
  const others = new BroadcastChannel("lintel-qa-report");
  others.onmessage = () => view.close();
  others.postMessage("opened");
  const session = new BroadcastChannel("lintel-session");
  session.onmessage = ({ data }) => {
    if (data?.type === "ended") view.close();
  };
  view.addEventListener("message", hear);
  holdButton.addEventListener("click", () => opener.postMessage(hold(held === null), view.location.origin));
  printButton.addEventListener("click", () => view.print());
  const timer = view.setInterval(look, LOOK_MS);
  say();
  call();
  return () => {
    view.clearInterval(timer);
    clearTimeout(reading);
    view.removeEventListener("message", hear);
    others.close();
    session.close();
  };
}
