import {
  createDecipheriv,
  createECDH,
  createHmac,
  randomBytes,
  randomUUID,
  type BinaryLike,
} from "node:crypto";

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
