import { createHash } from "node:crypto";

const sha1 = (key: string) => createHash("sha1").update(`praia-demo:${key}`).digest();

/** The same key always names the same row: a UUID in the shape of version 5. */
export function demoId(key: string): string {
  const bytes = sha1(key).subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Chance without chance: from 0 up to 1, always the same for a key. */
export function fraction(key: string): number {
  return sha1(key).readUIntBE(0, 6) / 2 ** 48;
}

/** One of the list, always the same for a key. */
export function choose<T>(list: readonly [T, ...T[]], key: string): T {
  return list[Math.floor(fraction(key) * list.length)] ?? list[0];
}

/** The list in an order that depends only on the key. */
export function shuffled<T extends { id: string }>(list: readonly T[], key: string): T[] {
  return list
    .map((item) => ({ item, rank: fraction(`${key}:${item.id}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
