import {
  createDecipheriv,
  createECDH,
  createHmac,
  randomBytes,
  randomUUID,
  type BinaryLike,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { sendPushTask } from "../../server/notices/push/push.step";
import { sendPushJob, type PostPush } from "../../server/notices/push/send-push.action";
import type { TestApi } from "./api";

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

export type TestDevice = ReturnType<typeof newDevice>;

/** A browser: what it says of its subscription, and how it reads a message (RFC 8291). */
export function newDevice() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  const secret = randomBytes(16);
  const hmac = (key: BinaryLike, ...parts: Buffer[]) =>
    createHmac("sha256", key).update(Buffer.concat(parts)).digest();
  const info = (name: string) => Buffer.from(`${name}\0\u0001`);
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: keys.getPublicKey("base64url"),
    auth: secret.toString("base64url"),
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const end = 21 + body.readUInt8(20);
      const sender = body.subarray(21, end);
      const shared = hmac(secret, keys.computeSecret(sender));
      const about = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
      const seed = hmac(salt, hmac(shared, about, Buffer.from([1])));
      const key = hmac(seed, info("Content-Encoding: aes128gcm")).subarray(0, 16);
      const nonce = hmac(seed, info("Content-Encoding: nonce")).subarray(0, 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(end, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** The part that is sent to the server. */
export const subscriptionOf = ({ endpoint, p256dh, auth }: TestDevice) => ({ endpoint, p256dh, auth });
