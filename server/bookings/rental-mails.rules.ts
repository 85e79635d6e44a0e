import { formatCents } from "../brazil/money.rules";
import { dependentsPath } from "../identity/roles.rules";
import { counted } from "../platform/numbers.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { dateInDigits } from "../platform/time/time-in-words.rules";
import { freeUntilInWords, requestRule, unansweredRule } from "./rental-words.rules";

/** A rental, for a mail. */
export interface RentalInMail {
  email: string;
  name: string;
  /** For a guardian the minor's name, with which `when` begins. */
  child?: string | null;
  arena: string;
  /** "Quadra 2, ter., 07/04, das 19:00 às 20:00 (horário de Brasília)" */
  when: string;
  /** Cancelling is free until this many hours before the start. */
  freeCancelHours: number;
}

/** Several, for one person at one arena. */
export interface RentalsInMail extends Pick<RentalInMail, "email" | "name" | "arena"> {
  /** As `when` of one. */
  rentals: readonly string[];
}

const mostNamed = 10;
const named = (rentals: readonly string[]): string[] => {
  const more = rentals.length - mostNamed;
  return [
    ...rentals.slice(0, mostNamed),
    ...(more > 0 ? [`e mais ${counted(more, "horário", "horários")}`] : []),
  ];
};
const closing = "Em caso de dúvida, fale com a arena.";

const mail = ({ email, name }: RentalInMail, subject: string, paragraphs: string[]): Mail => ({
  to: email,
  bell: true,
  subject,
  greeting: `Olá, ${name}!`,
  paragraphs,
  closing,
});

/** What a confirmed booking costs, until when it is to be paid, YYYY-MM-DD, and where one reads how. */
export interface ToPay {
  amountInCents: number;
  dueOn: string;
  url: string;
}

/** Where what is due is read: guardians go to the page of their dependents. */
export const toPayUrl = (
  publicUrl: string,
  athleteId: string | null,
  { child }: Pick<RentalInMail, "child">,
): string => publicUrl + (child ? dependentsPath : `/athlete-financial/${athleteId}`);

/** Lines and button about the price. @param toPay null if nothing is due. */
export const toPayInMail = (toPay: ToPay | null): { lines: string[]; more: Pick<Mail, "action"> } =>
  toPay === null
    ? { lines: [], more: {} }
    : {
        lines: [
          `Valor: ${formatCents(toPay.amountInCents)}, a pagar até ${dateInDigits(toPay.dueOn)}, pelo código Pix da cobrança ou na arena.`,
        ],
        more: { action: { label: "Ver cobrança", url: toPay.url } },
      };

/** The arena confirmed a request. Includes the price, so that no second mail is needed. */
export const rentalConfirmedMail = (rental: RentalInMail, toPay: ToPay | null): Mail => ({
  ...mail(rental, `Quadra confirmada na ${rental.arena}`, [
    "A arena confirmou a sua locação:",
    rental.when,
    ...toPayInMail(toPay).lines,
    `Se não puder ir, cancele pela página da arena: ${freeUntilInWords(rental.freeCancelHours)} não custa nada.`,
  ]),
  ...toPayInMail(toPay).more,
});

/** The arena has said no. */
export const rentalRefusedMail = (rental: RentalInMail): Mail =>
  mail(rental, `Quadra não confirmada na ${rental.arena}`, [
    "A arena não pôde confirmar a sua locação:",
    rental.when,
    "Nada será cobrado. Escolha outro horário na página da arena.",
  ]);

/** Requests expired without an answer. */
export const requestsUnansweredMail = ({ email, name, arena, rentals }: RentalsInMail): Mail => ({
  to: email,
  bell: true,
  subject: `Pedido de quadra sem resposta da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    rentals.length === 1
      ? "A arena não respondeu a tempo, e o seu pedido foi cancelado:"
      : "A arena não respondeu a tempo, e os seus pedidos foram cancelados:",
    ...named(rentals),
    "Nada será cobrado. Escolha outro horário na página da arena ou fale com ela.",
  ],
});

/** The arena cancelled confirmed rentals. */
export const rentalsCancelledMail = (
  { email, name, arena, rentals }: RentalsInMail,
  reason: string | null,
): Mail => ({
  to: email,
  bell: true,
  subject: rentals.length === 1 ? `Locação cancelada na ${arena}` : `Locações canceladas na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    rentals.length === 1 ? "A arena cancelou esta locação:" : "A arena cancelou estas locações:",
    ...named(rentals),
    ...(reason ? [`Motivo: ${reason}`] : []),
    "Nada será cobrado.",
  ],
  closing,
});

/** The rental moved to another time or court. */
export const rentalMovedMail = (rental: RentalInMail): Mail =>
  mail(rental, `Sua locação mudou na ${rental.arena}`, ["Agora é assim:", rental.when]);

/** For the arena: an athlete requested or booked a court. */
export const rentalAskedMail = (
  rental: RentalInMail,
  { athlete, link, confirmed }: { athlete: string; link: string; confirmed: boolean },
): Mail => ({
  to: rental.email,
  bell: true,
  subject: confirmed ? `Nova locação na ${rental.arena}` : `Pedido de quadra na ${rental.arena}`,
  greeting: `Olá, ${rental.name}!`,
  paragraphs: [
    confirmed ? `${athlete} reservou uma quadra:` : `${athlete} pede uma quadra:`,
    rental.when,
    ...(confirmed ? [] : [`${requestRule} ${unansweredRule}`]),
  ],
  action: { label: "Abrir o calendário", url: link },
});

/** For the arena: courts are free again that athletes had. @param rentals each with whose it was. */
export const courtsGivenBackMail = ({ email, name, arena, rentals }: RentalsInMail, link: string): Mail => ({
  to: email,
  bell: true,
  subject: rentals.length === 1 ? `Quadra devolvida na ${arena}` : `Quadras devolvidas na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    rentals.length === 1
      ? "Um atleta cancelou a locação, e o horário está livre de novo:"
      : "Atletas cancelaram locações, e os horários estão livres de novo:",
    ...named(rentals),
  ],
  action: { label: "Abrir o calendário", url: link },
});
