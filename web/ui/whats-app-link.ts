import { whatsAppNumber } from "../../server/brazil/phone.rules";

/** Opens WhatsApp with a message; the user chooses the recipient there. */
export const whatsAppLink = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;

/** Opens the WhatsApp chat of a phone number with a message typed in; null if the number cannot receive one. */
export function whatsAppLinkTo(phone: string, message: string): string | null {
  const number = whatsAppNumber(phone);
  return number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
