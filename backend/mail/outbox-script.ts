/**
 * The script of the outbox page: adds new messages without touching the others, shows local times, and copies codes.
 */
export const OUTBOX_SCRIPT = `
const LOOK_EVERY_MS = 2000;
const words = (date) => date.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });

function dress() {
  for (const time of document.querySelectorAll("time")) time.textContent = words(new Date(time.dateTime));
  for (const button of document.querySelectorAll("button[data-code]")) button.hidden = !navigator.clipboard;
}

async function look() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
  const shown = document.querySelector("main");
  if (!fresh || fresh.dataset.last === shown.dataset.last) return;
  shown.dataset.last = fresh.dataset.last;
  const came = [...fresh.querySelectorAll("article")];
  if (came.length > 0) shown.querySelector(".none")?.remove();
  for (const article of came.reverse()) {
    const known = document.getElementById(article.id);
    if (!known) shown.prepend(article);
    else known.querySelector(".state")?.replaceWith(article.querySelector(".state"));
  }
  dress();
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("button[data-code]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.code);
  button.textContent = "Copied";
});
document.addEventListener("visibilitychange", look);
dress();
setInterval(look, LOOK_EVERY_MS);
`;
