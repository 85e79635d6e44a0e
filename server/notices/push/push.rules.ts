import { ECDH } from "node:crypto";
import { z } from "zod";

/** At most as many devices show the notices of one account. */
export const mostDevices = 10;

/** The push services of browsers: Chrome and its relatives, Firefox, Safari, Edge. A server is sent to no other address. */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
];

/** Whether messages may be sent to it: https, the usual port, a known push service. */
export function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return services.some((service) => service.test(hostname));
}

const unusable = "Este navegador não informou como receber avisos.";

/** Whether it is an uncompressed point of the curve, to which messages can be encrypted. */
function isPublicKey(key: string): boolean {
  try {
    return ECDH.convertKey(key, "prime256v1", "base64url", "base64url", "uncompressed") === key;
  } catch {
    return false;
  }
}

/** What a browser says of its subscription; keys in base64url without padding. */
export const pushSubscriptionSchema = z.object({
  endpoint: z
    .string()
    .max(2000, unusable)
    .refine(isPushEndpoint, "O serviço de avisos deste navegador não é aceito."),
  p256dh: z.string().refine(isPublicKey, unusable),
  auth: z.string().regex(/^[\w-]{22}$/, unusable),
});

/** What the service worker shows. */
export interface PushMessage {
  title: string;
  text: string;
  /** Opened by a press. */
  path: string;
  /** A message with the same one replaces it. */
  tag: string;
}

const longestTitle = 120;
const longestText = 160;
const longestPath = 1000;

const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** The first line; one that only introduces the next, such as "A arena cancelou esta aula:", with that. */
function beginningOf(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const end = lines.findIndex((line) => !line.trimEnd().endsWith(":"));
  return lines.slice(0, end === -1 ? undefined : end + 1).join(" ");
}

/** The title and the beginning of a notice; the page says the rest. */
export function messageOfNotice(notice: {
  id: string;
  title: string;
  text: string;
  path: string | null;
}): PushMessage {
  const path = notice.path !== null && notice.path.length <= longestPath ? notice.path : "/avisos";
  return {
    title: shortened(notice.title, longestTitle),
    text: shortened(beginningOf(notice.text), longestText),
    path,
    tag: notice.id,
  };
}

export const testMessage: PushMessage = {
  title: "Avisos ligados",
  text: "É assim que os avisos da Praia aparecem neste aparelho.",
  path: "/avisos",
  tag: "teste",
};

/** For how long a message is worth delivering to a device that is out of reach, in seconds. */
export const lifetimeSeconds = ({ urgent }: { urgent: boolean }): number => (urgent ? 15 * 60 : 12 * 3600);

/**
 * What an answer of the push service means: delivered, the subscription is over, the request is refused for good, or
 * worth another try.
 */
export function outcomeOf(status: number): "sent" | "gone" | "refused" | "later" {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** So many refusals in a row end a subscription. */
export const mostRefusals = 20;
