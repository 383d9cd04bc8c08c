/**
 * The script of the outbox page: adds new messages without touching the others, shows local times, and copies codes.
 */
export const OUTBOX_SCRIPT = `
const POLL_EVERY_MS = 2000;
const formatTime = (date) => date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });

function showTimesAndButtons() {
  for (const time of document.querySelectorAll("time")) time.textContent = formatTime(new Date(time.dateTime));
  for (const button of document.querySelectorAll("button[data-code]")) button.hidden = !navigator.clipboard;
}

async function poll() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const received = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const shown = document.querySelector("main");
  if (!received || received.dataset.last === shown.dataset.last) return;
  shown.dataset.last = received.dataset.last;
  const articles = [...received.querySelectorAll("article")];
  if (articles.length > 0) shown.querySelector(".none")?.remove();
  for (const article of articles.reverse()) {
    const present = document.getElementById(article.id);
    if (!present) shown.prepend(article);
    else present.querySelector(".state")?.replaceWith(article.querySelector(".state"));
  }
  showTimesAndButtons();
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button[data-code]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.code);
  button.textContent = "Copied";
});
document.addEventListener("visibilitychange", poll);
showTimesAndButtons();
setInterval(poll, POLL_EVERY_MS);
`;
