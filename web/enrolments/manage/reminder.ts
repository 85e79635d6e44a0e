import { formatDateTime, formatMoney } from "../../ui/format";
import { whatsAppLinkTo } from "../../ui/whats-app-link";

interface Reminder {
  name: string;
  phone: string;
  /** "Interno de Verão · Misto C". */
  event: string;
  amountInCents: number;
  dueAt: string | null;
  pixCode: string | null;
}

/** What the organiser writes to who owes; they read it once more before it is sent. */
export function reminderText(
  { name, event, amountInCents, dueAt, pixCode }: Omit<Reminder, "phone">,
  timeZone: string,
): string {
  const [first = name] = name.split(" ");
  const until = dueAt ? `, com prazo até ${formatDateTime(dueAt, timeZone)}` : "";
  return [
    `Oi, ${first}! Falta o pagamento da sua inscrição em ${event}: ${formatMoney(amountInCents)}${until}.`,
    ...(pixCode ? [`Pix copia e cola:\n${pixCode}`] : []),
    "Qualquer dúvida, é só responder aqui.",
  ].join("\n\n");
}

/** A link that opens the conversation with the text; null where there is no number to write to. */
export function reminderLink({ phone, ...reminder }: Reminder, timeZone: string): string | null {
  return whatsAppLinkTo(phone, reminderText(reminder, timeZone));
}
