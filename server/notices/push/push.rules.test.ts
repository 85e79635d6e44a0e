import { expect, test } from "vitest";
import { isPushEndpoint, messageOfNotice, outcomeOf } from "./push.rules";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

test.each([
  "http://web.push.apple.com/abc",
  "https://push.apple.com.praia.example/abc",
  "https://a.b.push.apple.com/abc",
  "https://localhost/abc",
  "https://10.0.0.1/abc",
  "https://169.254.169.254/latest",
  "https://web.push.apple.com:8443/abc",
  "https://a:b@web.push.apple.com/abc",
  "javascript:alert(1)",
  "",
])("%s is none", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

test("a message has the first paragraph alone, and leads to the notices where the notice leads nowhere", () => {
  const notice = { id: "n", title: "Sua aula mudou", text: "É quinta.\nÀs 19:00.", path: null };
  expect(messageOfNotice(notice)).toEqual({
    title: "Sua aula mudou",
    text: "É quinta.",
    path: "/avisos",
    tag: "n",
  });
});

test("a line that only introduces the next comes with it", () => {
  const notice = { id: "n", title: "Aula cancelada", path: null };
  const said = (text: string) => messageOfNotice({ ...notice, text }).text;
  expect(said("A arena cancelou esta aula:\nqui., 27/11, às 19:00\nChuva")).toBe(
    "A arena cancelou esta aula: qui., 27/11, às 19:00",
  );
  expect(said("Era assim:\nAgora é assim:\nsexta")).toBe("Era assim: Agora é assim: sexta");
  expect(said("Só isto:")).toBe("Só isto:");
});

test("the longest one stays within what push services take", () => {
  const notice = {
    id: crypto.randomUUID(),
    title: "ç".repeat(2000),
    text: "ã".repeat(1000),
    path: "/".repeat(5000),
  };
  const message = messageOfNotice(notice);
  expect(message.text).toHaveLength(160);
  expect(message.text.at(-1)).toBe("…");
  expect(Buffer.byteLength(JSON.stringify({ ...message, path: "/".repeat(1000) }))).toBeLessThan(3000);
});

test.each([
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [301, "refused"],
  [403, "refused"],
  [413, "refused"],
  [429, "later"],
  [503, "later"],
])("an answer %i means %s", (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
