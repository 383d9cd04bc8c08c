/** A proxy as the framework's and the session library's pages show it: the yardstick, not an example. */
import { getIronSession } from "iron-session";
import { cookies } from "next/headers";

export async function GET(request, { params }) {
  const session = await getIronSession(await cookies(), {
    password: process.env.SESSION_SECRET,
    cookieName: "docs-style",
  });
  if (!session.accessToken) return Response.json({ error: "Unauthorized" }, { status: 401 });
  const { path } = await params;
  const { search } = new URL(request.url);
  const answer = await fetch(`${process.env.BACKEND_URL}/${path.join("/")}${search}`, {
    headers: { "x-access-token": session.accessToken },
  });
  const data = await answer.json();
  return Response.json(data, { status: answer.status });
}
