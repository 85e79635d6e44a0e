import { normalisePhone } from "../../../server/brazil/phone.rules";
import { formatDateTime, formatMoney } from "../../ui/format";

interface Reminder {
  name: string;
  phone: string;
  /** "Interno de Verão · Misto C". */
  event: string;
  amountInCents: number;
  dueAt: string | null;
  pixCode: string | null;
}

/** The number as WhatsApp wants it: with the country, digits only; null for what is no whole number. */
function dialled(phone: string): string | null {
  const number = normalisePhone(phone);
  if (/^\d{10,11}$/.test(number)) return `55${number}`;
  return /^\+\d{8,15}$/.test(number) ? number.slice(1) : null;
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
  const number = dialled(phone);
  return number === null
    ? null
    : `https://wa.me/${number}?text=${encodeURIComponent(reminderText(reminder, timeZone))}`;
}
