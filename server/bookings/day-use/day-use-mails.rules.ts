import { counted } from "../../platform/numbers.rules";
import type { Mail } from "../../platform/mail/mail.rules";
import { toPayInMail, type ToPay } from "../rental-mails.rules";
import { unansweredDayUse } from "./day-use.rules";

/** Day uses of one person at one arena, in chronological order, for a mail. */
export interface DayUsesInMail {
  email: string;
  name: string;
  /** For a guardian the minor's name, with which `days` begin. */
  child?: string | null;
  arena: string;
  /** "Day Use, ter., 07/04, das 06:00 às 22:00 (horário de Brasília)" */
  days: readonly string[];
}

const mostNamed = 10;
const named = (days: readonly string[]): string[] => {
  const more = days.length - mostNamed;
  return [...days.slice(0, mostNamed), ...(more > 0 ? [`e mais ${counted(more, "dia", "dias")}`] : [])];
};

const mail = (
  { email, name }: DayUsesInMail,
  subject: string,
  paragraphs: string[],
): Mail & { closing: string } => ({
  to: email,
  bell: true,
  subject,
  greeting: `Olá, ${name}!`,
  paragraphs,
  closing: "Em caso de dúvida, fale com a arena.",
});

/** The arena confirmed a request. Includes the price, so that no second mail is needed. */
export const dayUseConfirmedMail = (details: DayUsesInMail, toPay: ToPay | null): Mail => ({
  ...mail(details, `Day Use confirmado na ${details.arena}`, [
    "A arena confirmou o seu Day Use:",
    ...named(details.days),
    ...toPayInMail(toPay).lines,
    "Se não puder ir, cancele pela página da arena: lá está até quando não custa nada.",
  ]),
  ...toPayInMail(toPay).more,
});

/** The arena refused a request. */
export const dayUseRefusedMail = (details: DayUsesInMail, reason: string | null): Mail =>
  mail(details, `Day Use não confirmado na ${details.arena}`, [
    "A arena não pôde confirmar o seu Day Use:",
    ...named(details.days),
    ...(reason ? [`Motivo: ${reason}`] : []),
    "Nada será cobrado. Escolha outro dia na página da arena.",
  ]);

/** A request expired without an answer. */
export const dayUsesUnansweredMail = (details: DayUsesInMail): Mail =>
  mail(details, `Pedido de Day Use sem resposta da ${details.arena}`, [
    details.days.length === 1
      ? "A arena não respondeu a tempo, e o seu pedido foi cancelado:"
      : "A arena não respondeu a tempo, e os seus pedidos foram cancelados:",
    ...named(details.days),
    "Nada será cobrado. Escolha outro dia na página da arena ou fale com ela.",
  ]);

/** The arena cancelled a confirmed day use. */
export const dayUseCancelledMail = (details: DayUsesInMail, reason: string | null): Mail =>
  mail(details, `Day Use cancelado na ${details.arena}`, [
    "A arena cancelou este Day Use:",
    ...named(details.days),
    ...(reason ? [`Motivo: ${reason}`] : []),
    "Nada será cobrado.",
  ]);

/** For the arena: an athlete requested or booked a day use. */
export const dayUseAskedMail = (
  { email, name, arena, days }: DayUsesInMail,
  { athlete, link, confirmed }: { athlete: string; link: string; confirmed: boolean },
): Mail => ({
  to: email,
  bell: true,
  subject: confirmed ? `Novo Day Use na ${arena}` : `Pedido de Day Use na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    confirmed ? `${athlete} garantiu um Day Use:` : `${athlete} pede um Day Use:`,
    ...named(days),
    ...(confirmed ? [] : [`A vaga fica guardada até você responder. ${unansweredDayUse}`]),
  ],
  action: { label: "Abrir o calendário", url: link },
});

/** For the arena: athletes gave back their places. `days` includes the athlete's name for each. */
export const dayUsesGivenBackMail = ({ email, name, arena, days }: DayUsesInMail, link: string): Mail => ({
  to: email,
  bell: true,
  subject: `Day Use devolvido na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    days.length === 1
      ? "Um atleta cancelou o Day Use, e a vaga está livre de novo:"
      : "Atletas cancelaram o Day Use, e as vagas estão livres de novo:",
    ...named(days),
  ],
  action: { label: "Abrir o calendário", url: link },
});
