import { excessOfJson } from "../limits/json-size.rules";

/** Longest `connection_init`: a token has some 300 characters. */
export const maxInitLength = 4 * 1024;
/** Longest name that a client may give a subscription; tools take a UUID. */
const maxIdLength = 100;

/** The message types that a client may send, and the keys allowed in each. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  connection_init: ["type", "payload"],
  ping: ["type", "payload"],
  pong: ["type", "payload"],
  subscribe: ["type", "id", "payload"],
  complete: ["type", "id"],
};
const payloadKeys = ["query", "operationName", "variables", "extensions"];
const extensionKeys = ["documentId"];
const initKeys = ["accessToken", "athlete"];

/**
 * Reduces a client's message to the known keys. A connection keeps its `connection_init` and each subscription keeps
 * its message, so unknown keys would waste memory; the payload of a ping would be sent back.
 * @returns null for a message that the protocol does not know, or that contains more than the server reads.
 */
export function neededOf(text: string): string | null {
  const message = excessOfJson(text) === null ? parsed(text) : null;
  if (!isObject(message) || typeof message["type"] !== "string") return null;
  const { type, payload, id } = message;
  const keys = Object.hasOwn(keysOf, type) ? keysOf[type] : undefined;
  if (!keys || !hasOnly(message, keys)) return null;
  if (type === "ping" || type === "pong") return JSON.stringify({ type });
  if (type === "connection_init") return text.length > maxInitLength ? null : initOf(payload);
  if (typeof id !== "string" || id.length > maxIdLength) return null;
  return type === "complete" || isSubscription(payload) ? text : null;
}

function isSubscription(payload: unknown): boolean {
  if (!isObject(payload) || !hasOnly(payload, payloadKeys)) return false;
  const { extensions } = payload;
  return (
    extensions === undefined ||
    extensions === null ||
    (isObject(extensions) && hasOnly(extensions, extensionKeys))
  );
}

const initOf = (payload: unknown): string | null => {
  if (payload === undefined || payload === null) return JSON.stringify({ type: "connection_init" });
  if (!isObject(payload)) return null;
  const kept = Object.fromEntries(initKeys.flatMap((key) => (key in payload ? [[key, payload[key]]] : [])));
  return JSON.stringify({ type: "connection_init", payload: kept });
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasOnly = (value: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));
