import { counted, plural } from "../../platform/numbers.rules";
import { addDays } from "../../platform/time/calendar-day.rules";

export const boletoStatuses = [
  "WAITING",
  "SENT",
  "REGISTERED",
  "REFUSED",
  "PAID",
  "TAKEN_OUT",
  "DROPPED",
  "CANCEL_REQUESTED",
  "CANCEL_SENT",
] as const;
export type BoletoStatus = (typeof boletoStatuses)[number];

export const boletoStatusLabel: Record<BoletoStatus, string> = {
  WAITING: "Aguardando remessa",
  SENT: "Enviado ao banco",
  REGISTERED: "Registrado",
  REFUSED: "Recusado pelo banco",
  PAID: "Pago",
  TAKEN_OUT: "Baixado",
  DROPPED: "Descartado",
  CANCEL_REQUESTED: "Baixa a pedir",
  CANCEL_SENT: "Baixa pedida",
};

/** A charge has at most one boleto in these; the database checks it. */
export const activeStatuses = ["WAITING", "SENT", "REGISTERED"] as const satisfies readonly BoletoStatus[];
/** The bank does nothing more with these. */
export const endedStatuses = [
  "REFUSED",
  "PAID",
  "TAKEN_OUT",
  "DROPPED",
] as const satisfies readonly BoletoStatus[];

export const isIn = (statuses: readonly BoletoStatus[], status: BoletoStatus): boolean =>
  statuses.includes(status);
export const isActive = (status: BoletoStatus): boolean => isIn(activeStatuses, status);

/**
 * Its due day has passed and the bank has not confirmed it, so that another has to be issued: one that waits was never at the
 * bank, of one that was sent the answer may not have been imported yet.
 * @param days YYYY-MM-DD
 */
export const isMissed = (
  { status, dueOn }: { status: BoletoStatus; dueOn: string },
  today: string,
): boolean => (status === "WAITING" || status === "SENT") && dueOn < today;

/** Only what the bank has registered can be paid. */
export const isPayable = (status: BoletoStatus): boolean => status === "REGISTERED";

/** Why a boleto that is not payable is not printed. */
export function notPayableText(status: BoletoStatus): string {
  if (status === "PAID") return "Este boleto já foi pago.";
  return isIn(["TAKEN_OUT", "CANCEL_REQUESTED", "CANCEL_SENT"], status)
    ? "A arena pediu a baixa deste boleto."
    : "Este boleto não pode ser pago: o banco não o tem registrado.";
}

/** What the arena's managers read besides the status; null for nothing. */
export function boletoNote(
  { status, dueOn, bankWords }: { status: BoletoStatus; dueOn: string; bankWords: string | null },
  today: string,
): string | null {
  if (isMissed({ status, dueOn }, today))
    return status === "WAITING"
      ? "O banco não recebeu este boleto antes do vencimento: emita outro"
      : "O banco não respondeu até o vencimento. Envie o retorno dele e, se não trouxer o registro, emita outro";
  return isIn(["REFUSED", "PAID", "TAKEN_OUT", "CANCEL_REQUESTED", "CANCEL_SENT"], status) ? bankWords : null;
}

/** The lists in which an arena goes through them. */
export const boletoLists = ["TO_SEND", "AT_BANK", "TO_CORRECT", "ENDED"] as const;
export type BoletoList = (typeof boletoLists)[number];

export const boletoListLabel: Record<BoletoList, string> = {
  TO_SEND: "A enviar",
  AT_BANK: "No banco",
  TO_CORRECT: "A corrigir",
  ENDED: "Encerrados",
};

/** Whether a boleto cannot have the day on which the charge is due, so that another has to be chosen. */
export const needsDueDay = (chargeDueOn: string | null, today: string): boolean =>
  chargeDueOn === null || chargeDueOn < today;

const furthestDueDays = 365;

export function boletoDueDayProblem(dueOn: string, today: string): string | null {
  if (dueOn < today) return "O vencimento do boleto não pode ser antes de hoje";
  return dueOn > addDays(today, furthestDueDays) ? "Escolha um vencimento nos próximos doze meses" : null;
}

/** A boleto as PDF, for its payer and the arena's managers. */
export const boletoPdfPath = (key: string): string => `/boletos/${key}`;
/** A remittance as it was written, for the arena's managers. */
export const remittancePath = (key: string): string => `/remessas/${key}`;
export const remittanceFileName = (number: number): string =>
  `remessa-${String(number).padStart(6, "0")}.rem`;
/** PUT sends a return file, with `?nome=` its name. @param arenaKey an arena's key */
export const sendReturnPath = (arenaKey: string): string => `/retornos/arenas/${arenaKey}`;
export const returnMediaType = "text/plain";

/** What a return file brought. */
export interface ReturnImport {
  /** News that no file had brought before. */
  news: number;
  registered: number;
  refused: number;
  paid: number;
  paidInCents: number;
  takenOut: number;
  /** News about boletos that the arena does not have. */
  unknown: number;
}

export function returnInWords({ news, registered, refused, paid, takenOut, unknown }: ReturnImport): string {
  if (news === 0) return "Nada de novo neste retorno.";
  const parts = [
    [paid, "pago", "pagos"],
    [registered, "registrado", "registrados"],
    [refused, "recusado", "recusados"],
    [takenOut, "baixado", "baixados"],
    [unknown, "não encontrado", "não encontrados"],
  ] as const;
  const came = parts.filter(([count]) => count > 0).map(([count, one, more]) => counted(count, one, more));
  return came.length === 0 ? "Retorno lido: nenhum boleto mudou." : `Boletos: ${came.join(", ")}.`;
}

/** What another number of the agreement does to boletos that the bank never answered for. */
export const boletosWouldDrop = (count: number, number: string): string =>
  `${counted(count, "boleto do convênio", "boletos do convênio")} ${number} ${plural(count, "está", "estão")} em aberto, e nenhum retorno dele foi importado. ` +
  `Com outro número ${plural(count, "ele deixa", "eles deixam")} de valer: emita de novo, e avise quem já recebeu.`;
