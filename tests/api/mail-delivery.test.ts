import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../support/accounts";
import { startApi, useApi, type TestApi } from "../support/api";
import { perform } from "../support/identity-operations";
import { nextNumber } from "../support/story";

const api = useApi();
let smtp: Server;
let sending: TestApi;
let busy = true;
const received: string[] = [];

/** A mail server that is busy at first, and then takes what it gets. */
function answer(socket: Socket): void {
  let message: string | null = null;
  socket.on("error", () => {});
  socket.write("220 teste\r\n");
  socket.on("data", (chunk: Buffer) => {
    const text = chunk.toString();
    if (message !== null) {
      message += text;
      if (!message.endsWith("\r\n.\r\n")) return;
      received.push(message);
      message = null;
      return void socket.write("250 aceita\r\n");
    }
    if (/^EHLO/i.test(text)) socket.write("250 teste\r\n");
    else if (/^MAIL/i.test(text)) socket.write(busy ? "451 ocupado\r\n" : "250 ok\r\n");
    else if (/^DATA/i.test(text)) {
      message = "";
      socket.write("354 pode mandar\r\n");
    } else if (/^QUIT/i.test(text)) socket.end("221 tchau\r\n");
    else socket.write("250 ok\r\n");
  });
}

beforeAll(async () => {
  smtp = createServer(answer);
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.address() as AddressInfo;
  sending = await startApi(api().databaseUrl, { SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await sending.close();
  await new Promise((resolve) => smtp.close(resolve));
});

test("a mail leaves after the answer, is tried again, and its words are forgotten once it is sent", async () => {
  const email = `envio${nextNumber()}@teste.example`;
  const input = { name: "Federação", acronym: "ENVIO", email, responsibleName: "Alguém", password };
  expect((await perform(sending, "signUpFederation", input))["__typename"]).toBe("SignUpFederationSuccess");
  const mail = () => sending.db.outgoingMail.findFirstOrThrow({ where: { to: email } });
  const { text } = await mail();
  expect(received).toEqual([]);

  await sending.runJobs();
  expect(await mail()).toMatchObject({ sentAt: null, text });
  busy = false;
  await sending.runJobs(); // the pause before the next try is not over
  expect(received).toEqual([]);
  await sending.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;
  await sending.runJobs();

  expect(received).toHaveLength(1);
  for (const part of ["multipart/alternative", "text/plain", "text/html", `To: ${email}`])
    expect(received[0]).toContain(part);
  expect(await mail()).toMatchObject({ sentAt: expect.any(Date), text: "", html: "" });
  await sending.runJobs();
  expect(received).toHaveLength(1);
});
