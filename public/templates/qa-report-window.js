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
const MAX_WAIT_MS = 30_000;
/** Within it nothing is said of reading: most claims are there already. */
const QUIET_MS = 150;

/** What tells one page of a tab from the next; null where that is not for us to see. */
function documentOf(opener) {
  try {
    return opener.document;
  } catch {
    return null;
  }
}

/** One window alone: another tab of Lintel has opened the report too. And none after the session's end. */
function openChannels(leave) {
  try {
    const others = new BroadcastChannel("lintel-qa-report");
    others.onmessage = leave;
    others.postMessage("opened");
    const session = new BroadcastChannel("lintel-session");
    session.onmessage = ({ data }) => {
      if (data?.type === "ended") leave();
    };
    return [others, session];
  } catch {
    // A browser without storage may refuse them: the window then closes with the page that opened it.
    return [];
  }
}

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
  let page = opener && documentOf(opener);
  let isAnswered = false;
  let waitsSince = Date.now();
  let reading;

  const say = () => {
    const standing = isAnswered ? (held ? "held" : "following") : "away";
    state.dataset.state = standing;
    state.textContent = isAnswered || shown ? words[standing] : "";
    holdButton.hidden = !isAnswered || (shown === null && held === null);
    holdButton.lastElementChild.textContent = held ? words.follow : words.hold;
    printButton.hidden = shown === null;
  };
  const call = () => opener.postMessage(ready(held), view.location.origin);

  const show = ({ report, failure }) => {
    clearTimeout(reading);
    main.removeAttribute("aria-busy");
    if (report) {
      if (shown?.place.projectKey !== report.place.projectKey) view.scrollTo(0, 0);
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
  /** Nothing of the claim stays in sight, also where the browser does not let it close. */
  const leave = () => {
    shown = null;
    isAnswered = false;
    clearTimeout(reading);
    drawMessage(main, words.alone);
    say();
    view.close();
  };
  const waitForPage = () => {
    page = documentOf(opener);
    isAnswered = false;
    waitsSince = Date.now();
    say();
  };
  const hear = ({ origin, source, data }) => {
    if (origin !== view.location.origin || source !== opener) return;
    const message = readToReport(data);
    if (message === null) return;
    isAnswered = true;
    held = message.isHeld ? (message.report?.place ?? held) : null;
    view.history.replaceState(held, "");
    show(message);
    say();
  };
  const look = () => {
    if (opener.closed) return leave();
    if (documentOf(opener) !== page) waitForPage();
    if (isAnswered) return;
    if (Date.now() - waitsSince < MAX_WAIT_MS) return call();
    view.clearInterval(timer);
    if (shown) return leave();
    drawMessage(main, words.alone);
  };

  if (!opener) {
    drawMessage(main, words.alone);
    return () => {};
  }
  // A page of another origin that has opened it will be told nothing, and lends nothing.
  if (page) borrowFonts(page, document);
  const channels = openChannels(leave);
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
    for (const channel of channels) channel.close();
  };
}
