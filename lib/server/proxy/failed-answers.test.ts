/** Headers of failed answers. */
import { answerJson, FAULTS } from "@/tests/support/fault-backend";
import { ProxyWorld } from "@/tests/support/proxy-world";

const world = new ProxyWorld();
const { backend } = world;
beforeAll(() => world.start());
afterAll(() => world.stop());

const FAILURE = { status: [{ message: "Not so", type: "conflict" }] };

test("a forwarded call returns its request id, whether or not it succeeded", async () => {
  for (const behavior of [answerJson(200, { insured: {} }), answerJson(409, FAILURE), FAULTS.hangUp]) {
    backend.behave(behavior);
    const answer = await world.call("PUT survey/mark-reviewed", { body: "{}" });
    expect(answer.headers.get("x-request-id")).toBe(backend.calls[0]?.headers["x-request-id"]);
  }
});

test("passes Retry-After of a 429 and a 503", async () => {
  for (const status of [429, 503]) {
    backend.behave((_request, response) => void response.writeHead(status, { "retry-after": "5" }).end());
    expect((await world.call("GET insured?key=ins-1")).headers.get("retry-after")).toBe("5");
  }
});
