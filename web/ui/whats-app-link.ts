import { whatsAppNumber } from "../../server/brazil/phone.rules";

/** Opens WhatsApp with a message to whoever one chooses there. */
export const whatsAppLink = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** Opens the conversation with somebody, the message already typed; null where there is no number to write to. */
export function whatsAppLinkTo(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
