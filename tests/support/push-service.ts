import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { sendPushTask } from "../../server/notices/push/push.step";
import { sendPushJob, type PostPush } from "../../server/notices/push/push.action";
import type { TestApi } from "./api";
import type { TestDevice } from "./push-device";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, to which everything goes that the product sends to one. */
export function usePushService(api: () => TestApi) {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  const post: PostPush = async ({ endpoint, headers, body }) => {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
    return (await fetch(address, { method: "POST", headers, body: new Uint8Array(body) })).status;
  };
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    received.length = 0;
    status = 201;
  });
  return {
    /** Runs the jobs that are due. @returns what they have sent to a device, as its browser reads it. */
    async delivered(device: TestDevice) {
      const before = received.length;
      await api().runJobs({ [sendPushTask]: sendPushJob(api().db, api().config, post) });
      return received
        .slice(before)
        .filter(({ path }) => device.endpoint.endsWith(path))
        .map(({ headers, body }) => ({ headers, body, message: device.read(body) }));
    },
    answersWith: (next: number) => void (status = next),
  };
}
